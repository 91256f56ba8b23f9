import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readMessageDraft } from '#client/domain/message/message-draft.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ConversationView } from '#shared/message/message.schema.ts'
import { ConversationPanel } from './conversation/conversation-panel.tsx'

beforeAll(() => startTranslation())
beforeEach(() => {
  localStorage.clear()
  storeToken('t', 'farmer')
})

const user = { _id: 'u1', firstName: 'Sita', lastName: '', image: null, kind: 'farmer' }

const message = (seq: number, text: string, isOwn: boolean) => ({
  _id: `m${seq}`,
  seq,
  isOwn,
  text,
  images: [],
  isHidden: false,
  isReported: false,
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
})

const conversation: ConversationView = {
  _id: 'c1',
  listing: {
    kind: 'crop',
    _id: 'crop1',
    name: 'Rice',
    image: null,
    isGone: false,
    isOwn: false,
    price: 62,
    currency: 'INR',
    unit: 'kg',
  },
  other: { name: 'Ramesh Patel', image: null, verified: true, place: 'Bihar' },
  isBlocked: false,
  isClosed: false,
  readUpTo: 0,
  messages: [message(1, 'Is it fresh?', true), message(2, 'Picked today', false)],
  older: null,
  nextCursor: null,
}

/** A server with one conversation; `send` fails with `refusal` when it is given. */
function startServer(
  changes: Partial<ConversationView> = {},
  refusal?: string,
  answers: Parameters<typeof fakeServer>[0] = {},
) {
  const view = { ...conversation, ...changes }
  const sent: unknown[] = []
  let isReachable = true
  const calls = fakeServer({
    ...answers,
    'user.get': () => ({ data: user }),
    'message.get': () => ({ data: view }),
    'message.markRead': () => ({ data: { unread: 0 } }),
    'message.send': (input) => {
      if (!isReachable) return 'unreachable'
      if (refusal) return { refusal: { status: 429, code: 'message.too_many', message: refusal } }
      sent.push(input)
      view.messages = [...view.messages, message(3, (input as { text: string }).text, true)]
      return { data: view.messages.at(-1) }
    },
  })
  return {
    sent,
    keys: () =>
      calls
        .filter(([procedure]) => procedure === 'message.send')
        .map(([, headers]) => headers.get('idempotency-key')),
    change: (next: Partial<ConversationView>) => Object.assign(view, next),
    reach: (can: boolean) => {
      isReachable = can
    },
    hasCalled: (procedure: string) => calls.some(([called]) => called === procedure),
  }
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

test('a conversation shows the counterparty and the listing, and marks seen messages as read', async () => {
  const server = startServer()
  renderInApp(<ConversationPanel conversationId="c1" />)
  expect(await screen.findByRole('heading', { level: 1, name: /Ramesh Patel/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rice' }).getAttribute('href')).toBe('/shop/crop1')
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect(within(log).getByText('Picked today').closest('[data-own]')).toBeNull()
  expect(within(log).getByText('Is it fresh?').closest('[data-own]')).not.toBeNull()
  await waitFor(() => expect(server.hasCalled('message.markRead')).toBe(true))
})

test('Enter sends; Shift+Enter, an input method’s Enter and an empty field do not', async () => {
  const { sent } = startServer()
  renderInApp(<ConversationPanel conversationId="c1" />)
  const box = await field()
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.input(box, { target: { value: '  200 kg  ' } })
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(sent).toEqual([])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box.value).toBe('')
  await waitFor(() => expect(sent).toEqual([{ conversationId: 'c1', text: '200 kg', images: [] }]))
  await waitFor(() => expect(screen.getAllByText('200 kg')).toHaveLength(1))
  expect(screen.queryByText('Sending...')).toBeNull()
})

test('a message without a connection waits on the device and is sent once, with the same key', async () => {
  const server = startServer()
  server.reach(false)
  const { unmount } = renderInApp(<ConversationPanel conversationId="c1" />)
  fireEvent.input(await field(), { target: { value: 'When can I come?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Waiting for a connection')).toBeTruthy()
  expect(readMessageDraft('u1', 'c1').unsent).toMatchObject([{ text: 'When can I come?' }])
  unmount()
  renderInApp(<ConversationPanel conversationId="c1" />)
  expect(await screen.findByText('Waiting for a connection')).toBeTruthy()
  server.reach(true)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  await waitFor(() => expect(readMessageDraft('u1', 'c1').unsent).toEqual([]))
  expect(new Set(server.keys()).size).toBe(1)
})

test('a message that another tab has sent waits no more in this one', async () => {
  const server = startServer()
  server.reach(false)
  renderInApp(<ConversationPanel conversationId="c1" />)
  fireEvent.input(await field(), { target: { value: 'When can I come?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Waiting for a connection')).toBeTruthy()
  localStorage.removeItem('message-draft:u1:c1')
  fireEvent(window, new Event('storage'))
  await waitFor(() => expect(screen.queryByText('When can I come?')).toBeNull())
})

test('a refused message shows the reason and can be edited', async () => {
  const fast = 'You are sending messages very fast. Please wait a minute.'
  startServer({}, fast)
  renderInApp(<ConversationPanel conversationId="c1" />)
  fireEvent.input(await field(), { target: { value: 'Too soon' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toBe(fast)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect((await field()).value).toBe('Too soon')
  expect(screen.queryByText('Not sent')).toBeNull()
})

test('a draft is restored on return, only for the user who typed it', async () => {
  startServer()
  const { unmount } = renderInApp(<ConversationPanel conversationId="c1" />)
  fireEvent.input(await field(), { target: { value: 'Half a sent' } })
  unmount()
  renderInApp(<ConversationPanel conversationId="c1" />)
  expect((await field()).value).toBe('Half a sent')
  expect(readMessageDraft('u2', 'c1').text).toBe('')
})

test('a blocked conversation has no field, and the user who blocked can unblock', async () => {
  startServer({ isBlocked: true, isClosed: true })
  renderInApp(<ConversationPanel conversationId="c1" />)
  expect(await screen.findByText(/^You have blocked this person/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unblock' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the button for the number keeps the focus while it loads, and gives it to the number', async () => {
  startServer({}, undefined, { 'crop.contact': () => ({ data: { phone: '9876500000' } }) })
  renderInApp(<ConversationPanel conversationId="c1" />)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show number' })
  button.focus()
  fireEvent.click(button)
  expect(button.disabled).toBe(false)
  const link = await screen.findByRole('link', { name: /^Call/ })
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('with the oldest messages the button for earlier ones goes, and the conversation gets the focus', async () => {
  const server = startServer({ older: 1 })
  renderInApp(<ConversationPanel conversationId="c1" />)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Earlier messages' })
  server.change({ older: null })
  button.focus()
  fireEvent.click(button)
  expect(button.disabled).toBe(false)
  const log = screen.getByRole('log', { name: 'Conversation' })
  await waitFor(() => expect(document.activeElement).toBe(log))
})
