import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken, storeToken } from '#client/platform/session/session.ts'
import { readAccount, rememberAccount } from '#client/platform/trpc/account.ts'
import { createTrpcClient } from '#client/platform/trpc/trpc.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { readDraft } from './drafts.ts'
import { type OutboxItem, purgeOutbox, readOutbox, writeOutbox } from './outbox.ts'
import { mayBeStored, startOutbox } from './outbox-sender.ts'
import { noteAccount } from './start-offline.ts'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

const place = { owner: 'sunita', kind: 'crop', listingId: null } as const
const item: OutboxItem = {
  ...place,
  id: 'o-1',
  idempotencyKey: 'key-1',
  name: 'Gourd',
  values: { name: 'Gourd', price: 20 },
  createdAt: 1,
}

const stops: (() => void)[] = []
beforeEach(() => {
  emptyIdb()
  storeToken('t-1', 'farmer')
  rememberAccount('sunita')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
const startTab = () =>
  stops.push(startOutbox({ queryClient: new QueryClient(), client: createTrpcClient() }))
const keysOf = (calls: ReturnType<typeof fakeServer>) =>
  calls.map(([, headers]) => headers.get('idempotency-key'))

test('what waits is sent under its own key, and is gone then', async () => {
  const calls = fakeServer({ 'crop.add': () => ({ data: { _id: 'c-1' } }) })
  await writeOutbox(item)
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(keysOf(calls)).toEqual(['key-1'])
})

test('without an answer it stays, and goes again under the same key when the line is back', async () => {
  let isBack = false
  const calls = fakeServer({
    'crop.add': () => (isBack ? { data: { _id: 'c-1' } } : 'unreachable'),
  })
  await writeOutbox(item)
  startTab()
  await vi.waitFor(async () => {
    expect(await readOutbox()).toMatchObject([{ triedAt: expect.any(Number) }])
  })
  isBack = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(keysOf(calls)).toEqual(['key-1', 'key-1'])
})

test('what the server refuses is in its form again, with the sentence', async () => {
  const refusal = { status: 400, code: 'input.invalid', message: 'Price must be positive' }
  fakeServer({ 'crop.add': () => ({ refusal }) })
  await writeOutbox(item)
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(await readDraft(place)).toMatchObject({ values: item.values, refusal: refusal.message })
})

test('a stock that was sold from meanwhile waits for its writer’s decision, with what it was based on', async () => {
  const message = 'Orders have changed your stock meanwhile: it is 10 kg now.'
  const refusal = { status: 409, code: 'crop.stock_changed', message }
  const sent: unknown[] = []
  fakeServer({
    'crop.update': (input) => {
      sent.push(input)
      return { refusal }
    },
  })
  const values = { quantity: 150, quantityWas: 100 }
  await writeOutbox({ ...item, listingId: 'c-1', values })
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(sent).toEqual([{ ...values, cropId: 'c-1' }])
  const draft = await readDraft({ ...place, listingId: 'c-1' })
  expect(draft).toMatchObject({ values, refusal: message })
})

test('after a day without an answer a person decides, for the key holds no longer', async () => {
  const calls = fakeServer({ 'crop.add': () => ({ data: { _id: 'c-1' } }) })
  await writeOutbox({ ...item, triedAt: Date.now() - 24 * 3_600_000 })
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(calls).toEqual([])
  expect((await readDraft(place))?.refusal).toBe(mayBeStored)
})

test('what nobody came back for is forgotten after thirty days', async () => {
  const now = Date.now()
  const day = 86_400_000
  await writeOutbox({ ...item, owner: 'ramesh', createdAt: now - 31 * day })
  await writeOutbox({ ...item, id: 'o-2', createdAt: now - 29 * day })
  expect(await purgeOutbox()).toMatchObject([{ id: 'o-2' }])
  expect(await readOutbox()).toMatchObject([{ id: 'o-2' }])
})

test('nobody sends what somebody else wrote on this device', async () => {
  const calls = fakeServer({ 'crop.add': () => ({ data: { _id: 'c-1' } }) })
  await writeOutbox({ ...item, owner: 'ramesh' })
  await writeOutbox({ ...item, id: 'o-2', createdAt: 2 })
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toHaveLength(1))
  expect(await readOutbox()).toMatchObject([{ owner: 'ramesh' }])
  expect(calls).toHaveLength(1)
})

test('what waits outlives the end of its session, and goes at the writer’s next login', async () => {
  const isOver = { status: 401, code: 'auth.required', message: 'Please log in.' }
  let isLoggedIn = false
  const calls = fakeServer({
    'crop.add': () => (isLoggedIn ? { data: { _id: 'c-1' } } : { refusal: isOver }),
  })
  await writeOutbox(item)
  startTab()
  await vi.waitFor(() => expect(readToken()).toBeNull())
  expect(await readOutbox()).toHaveLength(1)
  isLoggedIn = true
  storeToken('t-2', 'farmer')
  rememberAccount('sunita')
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(keysOf(calls)).toEqual(['key-1', 'key-1'])
})

test('whose session it is, is said by an answer to this session alone', async () => {
  const queryKey = [['user', 'get'], { type: 'query' }]
  const queryClient = new QueryClient()
  stops.push(noteAccount(queryClient))
  await queryClient.fetchQuery({ queryKey, queryFn: async () => ({ _id: 'sunita' }) })
  storeToken('t-2', 'farmer')
  await queryClient.invalidateQueries()
  expect(readAccount()).toBeNull()
  await queryClient.fetchQuery({ queryKey, queryFn: async () => ({ _id: 'ramesh' }) })
  expect(readAccount()).toBe('ramesh')
})
