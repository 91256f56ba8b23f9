import { setTimeout as wait } from 'node:timers/promises'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeAdvisor, Refusal } from '#client/testing/fake-advisor.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { chatSentences } from '#shared/advisor/advisor.constants.ts'
import type { ChatPiece } from '#shared/advisor/advisor.schema.ts'
import AdvisorPage from './advisor.page.tsx'
import { suggestionsFor } from './advisor-topics.ts'

const question = 'When should wheat get its first irrigation?'
const answer: ChatPiece = {
  type: 'done',
  reply: {
    message: 'About 21 days after sowing.\nAt crown root initiation.',
    sources: [{ title: 'Wheat', date: '2026-11-01', url: '/crop-calendar/wheat' }],
    isKnown: true,
    writtenBy: 'advisor',
  },
}

/** An answer whose chunks arrive when the test releases them. */
function controlledAnswer() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  async function* stream(): AsyncIterable<ChatPiece> {
    yield { type: 'text', text: 'About 21 days ' }
    await released
    yield answer
  }
  return { stream, release }
}
async function* immediately(): AsyncIterable<ChatPiece> {
  yield answer
}
async function* broken(): AsyncIterable<ChatPiece> {
  yield { type: 'text', text: 'About 2' }
  throw new Error('the line is cut')
}
function tooMany(): never {
  throw new Refusal('rate.limited', 'Too many requests. Please wait a little and try again.')
}

beforeAll(() => startTranslation())
beforeEach(() => {
  window.history.replaceState(null, '', '/chatbot')
  storeToken('t', 'farmer')
})
afterEach(() => window.history.replaceState(null, '', '/'))

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your question')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const suggested = () =>
  within(screen.getByRole('heading', { name: 'Suggested questions' }).parentElement as HTMLElement)
    .getAllByRole('button')
    .map((button) => button.textContent)
async function show() {
  renderInApp(<AdvisorPage />)
  await screen.findByRole('heading', { name: 'Suggested questions' })
}
async function ask(text = question) {
  type(text)
  fireEvent.keyDown(field(), { key: 'Enter' })
}

test('visitors are sent to the login and back', () => {
  localStorage.clear()
  fakeAdvisor({ stream: immediately })
  renderInApp(<AdvisorPage />)
  expect(window.location.pathname + window.location.search).toBe('/login?redirect=/chatbot')
})

test('a question of the address fills the field until it is sent, and does not come back', async () => {
  fakeAdvisor({ stream: immediately })
  window.history.replaceState(null, '', `/chatbot?question=${encodeURIComponent(question)}`)
  await show()
  expect(field().value).toBe(question)
  const { length } = window.history
  fireEvent.click(sendButton())
  expect(await screen.findByText(/About 21 days after sowing/)).toBeTruthy()
  expect(field().value).toBe('')
  expect(window.location.pathname + window.location.search).toBe('/chatbot')
  expect(window.history.length).toBe(length)
})

test('it welcomes the user, shows their name, and starts with all topics', async () => {
  fakeAdvisor({ stream: immediately })
  await show()
  expect(screen.getByText(chatSentences.welcome)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Agricultural Assistant')
  expect(screen.getByText('Topic: All Topics')).toBeTruthy()
  expect(await screen.findByText('Asha')).toBeTruthy()
  expect(screen.getByText('asha@example.in')).toBeTruthy()
  expect(suggested()).toEqual(suggestionsFor(null))
})

test('a topic filters the suggestions and is sent with the question; All Topics is not sent', async () => {
  const seen = fakeAdvisor({ stream: immediately })
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Irrigation' }))
  expect(screen.getByText('Topic: Irrigation')).toBeTruthy()
  expect(suggested()).toEqual(suggestionsFor('Irrigation'))
  fireEvent.click(screen.getByRole('button', { name: question }))
  await screen.findByText(/At crown root initiation/)
  fireEvent.click(screen.getByRole('button', { name: 'All Topics' }))
  await ask('गेहूँ कब बोएं?')
  await waitFor(() => expect(seen.requests).toHaveLength(2))
  expect(seen.requests).toEqual([
    { message: question, category: 'Irrigation', language: 'en' },
    { message: 'गेहूँ कब बोएं?', language: 'en' },
  ])
})

test('while waiting, a bubble says so and the input is disabled; then the answer grows in its place', async () => {
  const { stream, release } = controlledAnswer()
  fakeAdvisor({ stream })
  await show()
  await ask()
  expect(screen.getByText(chatSentences.waiting)).toBeTruthy()
  expect(field().disabled).toBe(true)
  expect(field().value).toBe('')
  expect(sendButton().disabled).toBe(true)

  expect((await screen.findByText(/About 21 days/)).textContent).toBe('About 21 days ')
  expect(screen.queryByText(chatSentences.waiting)).toBeNull()
  expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true')
  expect(field().disabled).toBe(true)

  await act(async () => release())
  const whole = await screen.findByText(/At crown root initiation/)
  expect(whole.textContent).toBe('About 21 days after sowing.\nAt crown root initiation.')
  expect(screen.getByRole('link', { name: 'Wheat' }).getAttribute('href')).toBe(
    '/crop-calendar/wheat',
  )
  expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('false')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('an interrupted answer becomes the apology, and the question can be sent again', async () => {
  const seen = fakeAdvisor({
    stream: () => (seen.requests.length === 1 ? broken() : immediately()),
  })
  await show()
  await ask()
  expect(await screen.findByText(chatSentences.failed)).toBeTruthy()
  expect(screen.queryByText(/About 2/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/At crown root initiation/)
  expect(screen.queryByText(chatSentences.failed)).toBeNull()
  expect(within(screen.getByRole('log')).getAllByText(question)).toHaveLength(1)
})

test('too many questions: the server’s own sentence says to wait', async () => {
  fakeAdvisor({ stream: tooMany })
  await show()
  await ask()
  expect(await screen.findByText(/Please wait a little and try again/)).toBeTruthy()
})

test('blanks, Shift+Enter, a word still being composed and a text past the limit send nothing', async () => {
  const seen = fakeAdvisor({ stream: immediately })
  await show()
  await ask('   \n ')
  fireEvent.click(sendButton())
  type(question)
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  await ask('x'.repeat(2001))
  expect(screen.getByText('Your question cannot exceed 2000 characters')).toBeTruthy()
  expect(seen.requests).toEqual([])
  expect(screen.queryByText(chatSentences.waiting)).toBeNull()
})

test('leaving the page cancels the answer', async () => {
  let given: AbortSignal | undefined
  const { stream } = controlledAnswer()
  fakeAdvisor({
    stream: (_input, signal) => {
      given = signal
      return stream()
    },
  })
  const { unmount } = renderInApp(<AdvisorPage />)
  await screen.findByRole('heading', { name: 'Suggested questions' })
  await ask()
  await screen.findByText(/About 21 days/)
  unmount()
  await waitFor(() => expect(given?.aborted).toBe(true))
})

test('earlier messages are shown, and deleted after a confirmation', async () => {
  const said = [
    { _id: 'a', role: 'user' as const, text: 'Old question', sources: [], createdAt: '' },
    { _id: 'b', role: 'bot' as const, text: '<b>Old answer</b>', sources: [], createdAt: '' },
  ]
  const seen = fakeAdvisor({ stream: immediately, history: () => said })
  renderInApp(<AdvisorPage />)
  expect(await screen.findByText('Old question')).toBeTruthy()
  expect(screen.getByText('<b>Old answer</b>')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear conversation' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.cleared).toBe(0)

  fireEvent.click(screen.getByRole('button', { name: 'Clear conversation' }))
  const again = await screen.findByRole('dialog')
  fireEvent.click(within(again).getByRole('button', { name: 'Clear conversation' }))
  await waitFor(() => expect(screen.queryByText('Old question')).toBeNull())
  expect(seen.cleared).toBe(1)
  expect(screen.getByText(chatSentences.welcome)).toBeTruthy()
})

test('a question that is asked before the earlier messages have arrived is sent after them and shown once', async () => {
  const seen = fakeAdvisor({
    stream: immediately,
    // The server stores a question as it is asked, so that a later answer would have it too.
    history: async () => {
      await wait(200)
      const bare = { sources: [], createdAt: '' }
      const stored = { ...bare, _id: 'a', role: 'user' as const, text: question }
      const oldAnswer = { ...bare, _id: 'b', role: 'bot' as const, text: 'Old answer' }
      return [oldAnswer, ...seen.requests.map(() => stored)]
    },
  })
  renderInApp(<AdvisorPage />)
  await ask()
  expect(screen.getByText(chatSentences.waiting)).toBeTruthy()
  await screen.findByText(/At crown root initiation/)
  expect(screen.getByText('Old answer')).toBeTruthy()
  expect(within(screen.getByRole('log')).getAllByText(question)).toHaveLength(1)
})

test('one button closes and opens the sidebar and keeps the focus', async () => {
  fakeAdvisor({ stream: immediately })
  await show()
  const toggle = screen.getByRole('button', { name: 'Collapse sidebar' })
  expect(screen.getByRole('link', { name: 'Planting Calendar' }).getAttribute('href')).toBe(
    '/planting-calculator',
  )
  fireEvent.click(toggle)
  expect(screen.queryByRole('link', { name: 'Planting Calendar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Open sidebar' })).toBe(toggle)
})
