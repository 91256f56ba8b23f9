import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { storePlace } from '#client/domain/place/stored-place.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeAdvisor } from '#client/testing/fake-advisor.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ChatPiece } from '#shared/advisor/advisor.schema.ts'
import AdvisorPage from './advisor.page.tsx'

const answer: ChatPiece = {
  type: 'done',
  reply: { message: 'Nitrogen is missing.', sources: [], isKnown: true, writtenBy: 'advisor' },
}
async function* immediately(): AsyncIterable<ChatPiece> {
  yield answer
}

beforeAll(() => startTranslation())
beforeEach(() => {
  window.history.replaceState(null, '', '/chatbot')
  storeToken('t', 'farmer')
})
afterEach(() => window.history.replaceState(null, '', '/'))

const asksBack: ChatPiece & { type: 'done' } = {
  type: 'done',
  reply: {
    message: 'Which crop do you mean?',
    sources: [],
    isKnown: false,
    understood: null,
    choices: [
      { label: 'Wheat', message: 'Wheat: leaves yellow' },
      { label: 'Rice', message: 'Rice: leaves yellow' },
    ],
    writtenBy: 'advisor',
  },
}

test('a question asked back comes with buttons; one press sends the whole question and settles it', async () => {
  const seen = fakeAdvisor({
    stream: async function* () {
      yield seen.requests.length === 1 ? asksBack : answer
    },
  })
  renderInApp(<AdvisorPage />)
  await screen.findByRole('heading', { name: 'Suggested questions' })
  const field = screen.getByLabelText('Your question')
  fireEvent.input(field, { target: { value: 'leaves yellow' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const choices = await screen.findByRole('list', { name: 'Choose' })
  const labels = within(choices)
    .getAllByRole('button')
    .map((button) => button.textContent)
  expect(labels).toEqual(['Wheat', 'Rice'])
  fireEvent.click(within(choices).getByRole('button', { name: 'Rice' }))
  await screen.findByText(/Nitrogen is missing/)
  expect(seen.requests[1]).toMatchObject({ message: 'Rice: leaves yellow' })
  expect(screen.queryByRole('button', { name: 'Wheat' })).toBeNull()
})

test('the buttons of the last stored answer work after a reload', async () => {
  const { message, choices } = asksBack.reply
  const stored = [
    { _id: 'a', role: 'user' as const, text: 'leaves yellow', sources: [], createdAt: '' },
    { _id: 'b', role: 'bot' as const, text: message, sources: [], choices, createdAt: '' },
  ]
  const seen = fakeAdvisor({ stream: immediately, history: () => stored })
  renderInApp(<AdvisorPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Wheat' }))
  await waitFor(() => expect(seen.requests).toHaveLength(1))
  expect(seen.requests[0]).toMatchObject({ message: 'Wheat: leaves yellow' })
})

test('a question carries the user’s place', async () => {
  storePlace(pune)
  const seen = fakeAdvisor({ stream: immediately })
  renderInApp(<AdvisorPage />)
  expect(await screen.findByRole('button', { name: 'Near Pune · Change' })).toBeTruthy()
  const field = screen.getByLabelText('Your question')
  fireEvent.input(field, { target: { value: 'will it rain' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText(/Nitrogen is missing/)
  expect(seen.requests[0]).toMatchObject({ place: { name: 'Pune', state: 'Maharashtra' } })
})
