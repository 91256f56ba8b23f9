import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { SearchBox } from './search-box.tsx'

beforeAll(() => startTranslation())
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const onSearch = vi.fn()
const box = (value: string) => (
  <MantineProvider>
    <SearchBox value={value} placeholder="Search crops..." onSearch={onSearch} />
  </MantineProvider>
)
const field = () => screen.getByLabelText<HTMLInputElement>('Search')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('searches once, when typing pauses', () => {
  render(box(''))
  for (const text of ['t', 'to', 'tom ']) {
    type(text)
    wait(200)
  }
  expect(onSearch).not.toHaveBeenCalled()
  wait(200)
  expect(onSearch.mock.calls).toEqual([['tom']])
  onSearch.mockClear()
})

test('text typed while the last search reaches the address stays', () => {
  const { rerender } = render(box(''))
  type('tom')
  wait(300)
  type('tomato')
  rerender(box('tom'))
  expect(field().value).toBe('tomato')
})

test('a search from outside replaces what was typed', () => {
  const { rerender } = render(box('onion'))
  type('onions')
  rerender(box(''))
  wait(1000)
  expect(field().value).toBe('')
  expect(onSearch).not.toHaveBeenCalledWith('onions')
})

test('the button that clears the search leaves the focus in the field', () => {
  render(box('onion'))
  const button = screen.getByRole('button', { name: 'Clear search' })
  button.focus()
  fireEvent.click(button)
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('a reset while a search is being typed discards the text', () => {
  const cleared = (clearCount: number) => (
    <MantineProvider>
      <SearchBox
        value=""
        placeholder="Search crops..."
        clearCount={clearCount}
        onSearch={onSearch}
      />
    </MantineProvider>
  )
  const { rerender } = render(cleared(0))
  onSearch.mockClear()
  type('toma')
  rerender(cleared(1))
  expect(field().value).toBe('')
  wait(1000)
  expect(onSearch).not.toHaveBeenCalled()
  type('onion')
  wait(300)
  expect(onSearch.mock.calls).toEqual([['onion']])
})

/** A list whose search is emptied by a button. */
function List() {
  const [{ q, clearCount }, setState] = useState({ q: 'okra', clearCount: 0 })
  return (
    <MantineProvider>
      <SearchBox
        value={q}
        clearCount={clearCount}
        placeholder="Search crops..."
        onSearch={(words) => setState((state) => ({ ...state, q: words }))}
      />
      <button
        type="button"
        onClick={() => setState((state) => ({ q: '', clearCount: state.clearCount + 1 }))}
      >
        Reset
      </button>
    </MantineProvider>
  )
}

test('what was typed just before “Reset” does not come back when the pause of typing ends in the same moment', async () => {
  render(<List />)
  type('okra red')
  wait(299)
  // Not within `act`, which would run all effects at once: a browser runs some of them after the next paint.
  screen.getByRole('button', { name: 'Reset' }).click()
  await Promise.resolve()
  vi.advanceTimersByTime(1)
  wait(1000)
  expect(field().value).toBe('')
})
