import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

// What React does and Preact alone does not: see react.js.
afterEach(cleanup)

const microtasks = () => new Promise((resolve) => setTimeout(resolve))

function Digits() {
  const [digits, setDigits] = useState('')
  return (
    <input
      aria-label="Digits"
      value={digits}
      onChange={({ currentTarget }) => setDigits(currentTarget.value.replaceAll(/\D/g, ''))}
    />
  )
}

test('a field shows what its component made of the typed text, also when that is what it was before', async () => {
  render(<Digits />)
  const field = screen.getByLabelText<HTMLInputElement>('Digits')
  for (const typed of ['98', '98-', 'x98']) {
    fireEvent.input(field, { target: { value: typed } })
    await microtasks()
    expect(field.value).toBe('98')
  }
})

test('a checkbox and a list go back to what their component says', async () => {
  render(
    <>
      <input type="checkbox" aria-label="News" checked={false} onChange={() => {}} />
      <select aria-label="Sort" value="newest" onChange={() => {}}>
        <option>newest</option>
        <option>price</option>
      </select>
    </>,
  )
  const box = screen.getByLabelText<HTMLInputElement>('News')
  fireEvent.click(box)
  const list = screen.getByLabelText<HTMLSelectElement>('Sort')
  fireEvent.change(list, { target: { value: 'price' } })
  await microtasks()
  expect([box.checked, list.value]).toEqual([false, 'newest'])
})

test('radio buttons go back together', async () => {
  const radio = (label: string, isChosen: boolean) => (
    <input type="radio" name="unit" aria-label={label} checked={isChosen} onChange={() => {}} />
  )
  render(
    <>
      {radio('kg', true)}
      {radio('ton', false)}
    </>,
  )
  const [kg, ton] = screen.getAllByRole<HTMLInputElement>('radio')
  if (ton) fireEvent.click(ton)
  await microtasks()
  expect([kg?.checked, ton?.checked]).toEqual([true, false])
})

test('an element with autoFocus has the focus whenever it appears, and not again when it is rendered', async () => {
  const page = (isOpen: boolean, label = 'Code') => (
    <>
      <button type="button">Other</button>
      {/* biome-ignore lint/a11y/noAutofocus: this is what is tested. */}
      {isOpen && <input aria-label={label} autoFocus />}
    </>
  )
  const { rerender } = render(page(false))
  for (const label of ['Code', 'Code again']) {
    rerender(page(true, label))
    await microtasks()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    screen.getByRole('button').focus()
    rerender(page(true, `${label}, changed`))
    await microtasks()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    rerender(page(false))
  }
})
