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
const chosen = () => screen.getByRole('status').textContent
const type = (value: string) => fireEvent.input(field(), { target: { value } })

test('the buttons stop at the end of the range', () => {
  render(<Harness max={3} />)
  expect(button('Decrease quantity').disabled).toBe(true)
  fireEvent.click(button('Increase quantity'))
  fireEvent.click(button('Increase quantity'))
  expect(chosen()).toBe('3')
  expect(button('Increase quantity').disabled).toBe(true)
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
