import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { SelectField } from './select-field.tsx'

beforeAll(() => startTranslation())

const animals = ['Buffalo', 'Cow', 'Camel']
const places = [
  'Assam',
  'Bihar',
  'Goa',
  'Gujarat',
  'Haryana',
  'Kerala',
  'Manipur',
  'Odisha',
  'Punjab',
  'Sikkim',
  'Tripura',
]

function Example({ names, onChange }: { names: string[]; onChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <SelectField
      label="Choice"
      placeholder="Choose one"
      options={names.map((name) => ({ value: name.toLowerCase(), label: name }))}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      onBlur={() => {}}
    />
  )
}

function show(names: string[]) {
  const onChange = vi.fn()
  render(
    <MantineProvider>
      <Example names={names} onChange={onChange} />
    </MantineProvider>,
  )
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Choice' })
  return { box, onChange, press: (key: string) => fireEvent.keyDown(box, { key }) }
}

const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
/** What the box says that the keyboard stands on. */
const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

test('a press opens the list, an option is chosen by a press, and the box shows it', () => {
  const { box, onChange } = show(animals)
  expect(optionNames()).toEqual([])
  fireEvent.click(box)
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Choice' }).id)
  expect(document.activeElement).toBe(box)
  fireEvent.click(screen.getByRole('option', { name: 'Cow' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cow')
  expect(box.value).toBe('Cow')
  expect(optionNames()).toEqual([])
  fireEvent.click(box)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Cow')
})

test('a second press, a press elsewhere and the loss of the focus close the list', () => {
  const { box, onChange } = show(animals)
  for (const leave of [
    () => fireEvent.click(box),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.blur(box),
  ]) {
    fireEvent.click(box)
    expect(optionNames()).toEqual(animals)
    leave()
    expect(optionNames()).toEqual([])
  }
  expect(onChange).not.toHaveBeenCalled()
})

test('arrows move through the list and around its ends, Enter chooses without sending the form', () => {
  const { box, onChange, press } = show(animals)
  press('ArrowDown')
  expect(activeOption(box)).toBeUndefined()
  press('ArrowDown')
  expect(activeOption(box)).toBe('Buffalo')
  press('ArrowUp')
  expect(activeOption(box)).toBe('Camel')
  press('ArrowDown')
  press('End')
  press('ArrowDown')
  press('ArrowDown')
  // `fireEvent` returns false when the default action was prevented.
  expect(press('Enter')).toBe(false)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cow')
  expect(press('Enter')).toBe(true)
})

test('Escape closes the list, is kept from the dialog around it, and changes nothing', () => {
  const { box, onChange, press } = show(animals)
  expect(box.getAttribute('data-mantine-stop-propagation')).toBeNull()
  press(' ')
  press('ArrowDown')
  expect(box.getAttribute('data-mantine-stop-propagation')).toBe('true')
  press('Escape')
  expect(optionNames()).toEqual([])
  expect(onChange).not.toHaveBeenCalled()
})

test('a letter moves to the next option that begins with it', () => {
  const { box, press } = show(animals)
  for (const name of ['Cow', 'Camel', 'Cow']) {
    press('c')
    expect(activeOption(box)).toBe(name)
  }
  press('z')
  expect(activeOption(box)).toBe('Cow')
})

test('a long list is searched by a part of a name, and Enter takes the first that is found', () => {
  const { box, onChange, press } = show(places)
  fireEvent.click(box)
  fireEvent.input(box, { target: { value: 'ar' } })
  expect(optionNames()).toEqual(['Bihar', 'Gujarat', 'Haryana'])
  press('Enter')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('bihar')
  expect(box.value).toBe('Bihar')
  fireEvent.input(box, { target: { value: 'xyz' } })
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  press('Enter')
  expect(box.value).toBe('Bihar')
})

test('what a browser fills in is chosen when it is an option; other text is forgotten', () => {
  const { box, onChange } = show(places)
  fireEvent.input(box, { target: { value: 'odisha ' } })
  fireEvent.blur(box)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('odisha')
  fireEvent.input(box, { target: { value: 'Pun' } })
  fireEvent.blur(box)
  expect(onChange).toHaveBeenCalledOnce()
  expect(box.value).toBe('Odisha')
})
