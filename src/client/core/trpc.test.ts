import { expect, test } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { keepToken, readToken } from './session.ts'
import { createTrpcClient } from './trpc.ts'

const refusal = { status: 401, code: 'auth.required', message: 'Please log in to continue.' }

test('a token that the server no longer takes is forgotten', async () => {
  fakeServer({ 'user.get': () => ({ refusal }) })
  keepToken('stale', 'farmer')
  await expect(createTrpcClient().user.get.query()).rejects.toThrow(refusal.message)
  expect(readToken()).toBeNull()
})

test('a late refusal of an old token leaves the new one alone', async () => {
  fakeServer({
    'user.get': () => {
      keepToken('fresh', 'farmer')
      return { refusal }
    },
  })
  keepToken('stale', 'farmer')
  await expect(createTrpcClient().user.get.query()).rejects.toThrow()
  expect(readToken()).toBe('fresh')
})

test('another refusal is no reason to log anybody out', async () => {
  fakeServer({
    'user.get': () => ({ refusal: { ...refusal, status: 429, code: 'rate.limited' } }),
  })
  keepToken('good', 'farmer')
  await expect(createTrpcClient().user.get.query()).rejects.toThrow()
  expect(readToken()).toBe('good')
})

test('only the advisor is asked for an answer in pieces', async () => {
  const calls = fakeServer({ 'user.get': () => ({ data: null }) })
  const client = createTrpcClient()
  await client.user.get.query()
  await expect(client.chat.stream.mutate({ message: 'When is wheat sown?' })).rejects.toThrow()
  expect(calls.map(([name, sent]) => [name, sent.get('trpc-accept')])).toEqual([
    ['user.get', null],
    ['chat.stream', 'application/jsonl'],
  ])
})

test('a write carries the Idempotency-Key of its call', async () => {
  const calls = fakeServer({ 'auth.logout': () => ({ data: null }) })
  await createTrpcClient().auth.logout.mutate(undefined, { context: { idempotencyKey: 'k-1' } })
  await createTrpcClient().auth.logout.mutate()
  expect(calls.map(([, sent]) => sent.get('idempotency-key'))).toEqual(['k-1', null])
})
