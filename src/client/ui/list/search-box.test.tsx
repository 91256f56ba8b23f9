import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
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
