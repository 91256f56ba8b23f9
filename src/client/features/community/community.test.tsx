import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { QuestionView } from '#shared/community/community.schema.ts'
import { AskView } from './ask/ask-view.tsx'
import { boardAddress } from './community-address.ts'
import QuestionPage from './question/question.page.tsx'

beforeAll(() => startTranslation())
beforeEach(() => sessionStorage.clear())
afterEach(() => window.history.replaceState(null, '', '/'))

const post = {
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  editedAt: null,
  author: { name: 'Ramesh P.', verified: true, place: 'Nashik, Maharashtra' },
  isOwn: false,
  isMarked: false,
  isUnderReview: false,
}
const question: QuestionView = {
  ...post,
  _id: 'q1',
  title: 'Why do leaves turn yellow?',
  body: 'Look at http://example.com\n<img src=x onerror=alert(1)>',
  topic: 'health',
  crop: { id: 'wheat', name: { en: 'Wheat', hi: 'गेहूँ' } },
  state: 'Punjab',
  helpful: 0,
  answers: 1,
  answerList: [{ ...post, _id: 'a1', body: 'Too much water.', helpful: 2 }],
}

function openQuestion(answers: Parameters<typeof fakeServer>[0] = {}, fragment = '') {
  window.history.replaceState(null, '', `/community-support/q1${fragment}`)
  fakeServer({ 'community.get': () => ({ data: question }), ...answers })
  renderInApp(<Route path="/community-support/:questionId" component={QuestionPage} />)
}

test('user text is shown as plain text with its line breaks, without links or pictures', async () => {
  openQuestion()
  const body = await screen.findByText(/Look at http/)
  expect(body.textContent).toBe(question.body)
  expect(body.children).toHaveLength(0)
  expect(screen.getAllByLabelText('Verified')).toHaveLength(2)
})

test('an address that names an answer leads to it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  openQuestion({}, '#a1')
  const answer = (await screen.findByText('Too much water.')).closest('article')
  await waitFor(() => expect(document.activeElement).toBe(answer))
  expect(scrolled.mock.contexts).toEqual([answer])
})

test('a helpful mark shows immediately, and is undone when the server refuses it', async () => {
  storeToken('a token', 'farmer')
  const refusal = {
    status: 404,
    code: 'community.not_found',
    message: 'This post is no longer here.',
  }
  let refuse = () => {}
  openQuestion({ 'community.markHelpful': () => ({ refusal }) })
  const button = await screen.findByRole('button', { name: 'Helpful (2)' })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (String(call[0]).includes('markHelpful')) {
      await new Promise<void>((resolve) => {
        refuse = resolve
      })
    }
    return fetch(...call)
  })
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Helpful (3)', pressed: true })
  await act(async () => refuse())
  await screen.findByRole('button', { name: 'Helpful (2)', pressed: false })
})

test('a visitor’s answer stays on this tab during the login', async () => {
  openQuestion()
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Your answer')
  fireEvent.input(box, { target: { value: 'Check the drain.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in and post' }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(window.location.search).toBe('?redirect=/community-support/q1')
  expect(sessionStorage.getItem('community-draft:answer-q1')).toContain('Check the drain.')
})

test('a draft fills the form again, and a phone number in it shows a warning', async () => {
  const storedDraft = { title: 'Who buys my okra?', body: 'Ring 98765 43210', crop: 'okra', x: 7 }
  sessionStorage.setItem('community-draft:question', JSON.stringify(storedDraft))
  fakeServer({ 'community.crops': () => ({ data: { crops: [] } }) })
  renderInApp(<AskView />)
  const title = await screen.findByLabelText<HTMLInputElement>('Question title')
  await waitFor(() => expect(title.value).toBe(storedDraft.title))
  expect(screen.getByText(/This looks like a phone number/)).toBeTruthy()
})

test('the address stores the board’s filter, and invalid values become the defaults', () => {
  const search = '?q=leaf&topic=soil&crop=okra&state=Punjab&sort=helpful&mine=true&page=3'
  expect(boardAddress.build(boardAddress.parse(search))).toBe(search)
  const wrong = '?topic=x&crop=../etc&state=Atlantis&sort=price&mine=7&page=-1'
  expect(boardAddress.build(boardAddress.parse(wrong))).toBe('')
})
