import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeAdvisor } from '#client/testing/fake-advisor.ts'
import { renderInApp } from '#client/testing/render.tsx'
import AdvisorPage from '../advisor.page.tsx'

const stored = [
  { _id: 'a', role: 'user' as const, text: 'sowing?', sources: [], createdAt: '' },
  {
    _id: 'b',
    role: 'bot' as const,
    sources: [],
    createdAt: '',
    text: 'अक्टूबर में बोएँ। फिर पानी दें।',
  },
]

class FakeRecognition {
  static last: FakeRecognition
  lang = ''
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
beforeEach(() => {
  window.history.replaceState(null, '', '/chatbot')
  storeToken('t', 'farmer')
  fakeAdvisor({
    stream: async function* () {
      yield { type: 'restart' }
    },
    history: () => stored,
  })
})
afterEach(() => vi.unstubAllGlobals())

test('without speech in the browser there are no buttons for it', async () => {
  renderInApp(<AdvisorPage />)
  await screen.findByText(/अक्टूबर में बोएँ/)
  expect(screen.queryByRole('button', { name: 'Speak your question' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull()
})

test('a spoken question is added to the field, and a refused microphone says what to do', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  renderInApp(<AdvisorPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Speak your question' }))
  expect(FakeRecognition.last.lang).toBe('en-IN')
  act(() => {
    FakeRecognition.last.onresult?.({ results: [[{ transcript: 'when to sow wheat' }]] })
    FakeRecognition.last.onend?.()
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe(
    'when to sow wheat',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Speak your question' }))
  act(() => {
    FakeRecognition.last.onerror?.({ error: 'not-allowed' })
    FakeRecognition.last.onend?.()
  })
  expect(screen.getByText(/Allow the microphone/)).toBeTruthy()
})

test('an answer is read aloud sentence by sentence in its language, until it is stopped', async () => {
  const spoken: { text: string; lang: string }[] = []
  const cancel = vi.fn()
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: { text: string; lang: string }) => spoken.push(utterance),
    cancel,
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  renderInApp(<AdvisorPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Read aloud' }))
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
    ['अक्टूबर में बोएँ।', 'hi-IN'],
    ['फिर पानी दें।', 'hi-IN'],
  ])
  cancel.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }))
  expect(cancel).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
})
