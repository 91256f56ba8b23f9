import { notifications, notificationsStore } from '@mantine/notifications'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  conversationsWithUnsent,
  readMessageDraft,
  writeMessageDraft,
  writeUnsent,
} from '#client/domain/message/message-draft.ts'
import { markConversationOpen } from '#client/domain/message/send-unsent.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { createTrpcClient } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { startMessages } from './message-sender.ts'

beforeEach(() => {
  storeToken('t-1', 'farmer')
  rememberAccount('sunita')
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  notifications.clean()
})
const startTab = () =>
  stops.push(startMessages({ queryClient: new QueryClient(), client: createTrpcClient() }))

/** A message that waits on the device. */
const wait = (conversationId: string, key: string, account = 'sunita') =>
  writeUnsent(account, conversationId, { key, text: `Text of ${key}`, images: [] })

/** A server that takes messages. @returns what it took, and how it answers instead. */
function startServer() {
  const sent: string[] = []
  const state: { answer: 'unreachable' | { code: string } | null } = { answer: null }
  const calls = fakeServer({
    'message.send': (input) => {
      const { conversationId, text } = input as { conversationId: string; text: string }
      if (state.answer === 'unreachable') return 'unreachable'
      if (state.answer) {
        return { refusal: { status: 403, code: state.answer.code, message: 'Refused.' } }
      }
      sent.push(`${conversationId}: ${text}`)
      return { data: {} }
    },
  })
  const keys = () => calls.map(([, headers]) => headers.get('idempotency-key'))
  return { sent, state, keys }
}

test('a message that waited is sent once there is a connection, though its conversation is not open', async () => {
  const { sent, state, keys } = startServer()
  state.answer = 'unreachable'
  wait('c1', 'first')
  wait('c1', 'second')
  wait('c2', 'third')
  startTab()
  await vi.waitFor(() => expect(keys()).toEqual(['first']))
  state.answer = null
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(conversationsWithUnsent('sunita')).toEqual([])
  })
  expect(sent.sort()).toEqual(['c1: Text of first', 'c1: Text of second', 'c2: Text of third'])
  expect(keys().filter((key) => key !== 'first')).toHaveLength(2)
})

test('what is half written stays in its conversation when the message before it is sent', async () => {
  const { sent } = startServer()
  wait('c1', 'first')
  writeMessageDraft('sunita', 'c1', { text: 'Half written' })
  startTab()
  await vi.waitFor(() => expect(conversationsWithUnsent('sunita')).toEqual([]))
  expect(sent).toEqual(['c1: Text of first'])
  expect(readMessageDraft('sunita', 'c1').text).toBe('Half written')
})

test('an open conversation, and what another account wrote, are left alone', async () => {
  const { sent } = startServer()
  wait('c1', 'of the open one')
  wait('c2', 'of Ramesh', 'ramesh')
  wait('c3', 'third')
  onTestFinished(markConversationOpen('c1'))
  startTab()
  await vi.waitFor(() => expect(conversationsWithUnsent('sunita')).toEqual(['c1']))
  expect(sent).toEqual(['c3: Text of third'])
  expect(conversationsWithUnsent('ramesh')).toEqual(['c2'])
})

test('a refused message stays, is not sent again by itself, and its writer is told', async () => {
  const { state, keys } = startServer()
  state.answer = { code: 'message.blocked' }
  wait('c1', 'refused')
  startTab()
  await vi.waitFor(() => expect(notificationsStore.getState().notifications).toHaveLength(1))
  window.dispatchEvent(new Event('online'))
  wait('c2', 'another')
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(keys()).toEqual(['refused', 'another'])
  })
  expect(conversationsWithUnsent('sunita').sort()).toEqual(['c1', 'c2'])
})

test('messages over the limit wait, and nobody is told that they were refused', async () => {
  const { sent, state, keys } = startServer()
  state.answer = { code: 'message.too_many' }
  wait('c1', 'one too many')
  startTab()
  await vi.waitFor(() => expect(keys()).toEqual(['one too many']))
  state.answer = null
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(sent).toEqual(['c1: Text of one too many'])
  })
  expect(notificationsStore.getState().notifications).toEqual([])
})
