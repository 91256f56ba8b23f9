import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

function Harness({ max }: { max: number }) {
  const [value, setValue] = useState(1)
  return (
    <MantineProvider>
      <Stepper
        label="Quantity"
        increaseLabel="Increase quantity"
        decreaseLabel="Decrease quantity"
        value={value}
        min={1}
        max={max}
        onChange={setValue}
      />
      <output>{value}</output>
    </MantineProvider>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Quantity')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const chosen = () => screen.getByRole('status').textContent
const type = (value: string) => fireEvent.input(field(), { target: { value } })

test('the buttons stop at the end of the range', () => {
  render(<Harness max={3} />)
  expect(isOff('Decrease quantity')).toBe(true)
  fireEvent.click(button('Decrease quantity'))
  expect(chosen()).toBe('1')
  for (let press = 0; press < 3; press++) fireEvent.click(button('Increase quantity'))
  expect(chosen()).toBe('3')
  expect(isOff('Increase quantity')).toBe(true)
  expect(isOff('Decrease quantity')).toBe(false)
})

test('the button that reaches the end of the range keeps the focus', () => {
  render(<Harness max={2} />)
  button('Increase quantity').focus()
  fireEvent.click(button('Increase quantity'))
  expect(isOff('Increase quantity')).toBe(true)
  // Browsers take the focus from a disabled button.
  expect(button('Increase quantity').disabled).toBe(false)
  expect(document.activeElement).toBe(button('Increase quantity'))
})

test('a number can be typed, and the arrow keys change it', () => {
  render(<Harness max={500} />)
  type('120')
  expect(chosen()).toBe('120')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(chosen()).toBe('119')
})

test.each([
  ['900', '500'],
  ['0', '1'],
  ['', '1'],
  ['2.5', '2'],
  ['abc', '1'],
])('leaving the field makes %j %s', (typed, expected) => {
  render(<Harness max={500} />)
  type(typed)
  fireEvent.blur(field())
  expect(field().value).toBe(expected)
  expect(chosen()).toBe(expected)
})
