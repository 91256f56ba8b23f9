import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { SearchBox } from './search-box.tsx'

class FakeRecognition {
  static last: FakeRecognition
  onresult: ((event: unknown) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    FakeRecognition.last = this
  }
  start() {}
  abort() {
    this.onend?.()
  }
}

beforeAll(() => startTranslation())
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
/** What is said below the field. */
const description = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

test('spoken words are searched for at once, and the microphone gives way to the button that clears them', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  const onSearch = vi.fn()
  renderInApp(<SearchBox value="" placeholder="Search crops..." canSpeak onSearch={onSearch} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Speak your search' }))
  expect(description()).toMatch(/Speak now/)
  act(() => FakeRecognition.last.onresult?.({ results: [[{ transcript: 'red onions' }]] }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('red onions')
  expect(field().value).toBe('red onions')
  expect(screen.queryByRole('button', { name: 'Speak your search' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeTruthy()
  expect(description()).toBe('')
})

test('a refused microphone says what to do', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  renderInApp(<SearchBox value="" placeholder="Search crops..." canSpeak onSearch={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Speak your search' }))
  act(() => {
    FakeRecognition.last.onerror?.({ error: 'not-allowed' })
    FakeRecognition.last.onend?.()
  })
  expect(description()).toMatch(/Allow the microphone/)
})

test('a browser that cannot turn speech into text shows no microphone', async () => {
  renderInApp(<SearchBox value="" placeholder="Search crops..." canSpeak onSearch={() => {}} />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button')).toBeNull()
})
