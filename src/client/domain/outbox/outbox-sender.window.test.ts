import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findTemplate } from '#client/platform/i18n/translate-message.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { readToken, storeToken } from '#client/platform/session/session.ts'
import { createTrpcClient } from '#client/platform/trpc/trpc.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import {
  newCropDraftKey as draftKey,
  gourd,
  waitingGourd as item,
} from '#client/testing/outbox-fixtures.ts'
import type { CropInput } from '#shared/crop/crop.schema.ts'
import { readDraft } from './drafts.ts'
import {
  mayBeStored,
  type OutboxItem,
  purgeExpiredOutbox,
  readOutbox,
  writeOutbox,
} from './outbox.ts'
import { startOutbox } from './outbox-sender.ts'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

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

test('a waiting listing is sent with its own key, and leaves the outbox', async () => {
  const calls = fakeServer({ 'crop.add': () => ({ data: { _id: 'c-1' } }) })
  await writeOutbox(item)
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(keysOf(calls)).toEqual(['key-1'])
})

test('without an answer it stays, and is sent again with the same key once there is a connection', async () => {
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

const fault = { status: 500, code: 'server.unexpected', message: 'Something went wrong.' }

test('after a fault of the server it stays, the next one is sent, and its next try has the same key', async () => {
  let isMended = false
  const calls = fakeServer({
    'crop.add': (input) =>
      isMended || (input as CropInput).name === 'Okra'
        ? { data: { _id: 'c-1' } }
        : { refusal: fault },
  })
  await writeOutbox(item)
  const values = { ...gourd, name: 'Okra' }
  await writeOutbox({ ...item, id: 'o-2', idempotencyKey: 'key-2', createdAt: 2, values })
  startTab()
  await vi.waitFor(async () => {
    expect(await readOutbox()).toMatchObject([{ id: 'o-1', triedAt: expect.any(Number) }])
  })
  isMended = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(keysOf(calls)).toEqual(['key-1', 'key-2', 'key-1'])
})

test('after a fault of the server no newer change overtakes the older one of the same listing', async () => {
  let isMended = false
  const sent: unknown[] = []
  fakeServer({
    'crop.update': (input) => {
      const { cropId, price } = input as { cropId: string; price: number }
      if (price === 1 && !isMended) return { refusal: fault }
      sent.push([cropId, price])
      return { data: { _id: cropId } }
    },
  })
  const write = (listingId: string, price: number) =>
    writeOutbox({ ...item, id: `o-${price}`, listingId, values: { price }, createdAt: price })
  await write('c-1', 1)
  await write('c-1', 2)
  await write('c-2', 3)
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toHaveLength(2))
  expect(sent).toEqual([['c-2', 3]])
  isMended = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(sent).toMatchObject([{}, ['c-1', 1], ['c-1', 2]])
})

test.each([
  ['without an answer', () => 'unreachable' as const],
  ['with a fault of the server', () => ({ refusal: fault })],
])(
  'every further try %s leaves the time of the first one, from which the key’s life counts',
  async (_, answer) => {
    const calls = fakeServer({ 'crop.add': answer })
    const triedAt = Date.now() - 5 * 3_600_000
    await writeOutbox({ ...item, triedAt })
    startTab()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    // The item is written after the answer, or the lack of one.
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(calls.length).toBeGreaterThan(2)
    })
    expect(await readOutbox()).toMatchObject([{ triedAt }])
  },
)

test('a stored refusal can be translated after a restart, because its template is stored with it', async () => {
  const refusal = 'Up to 9431 pictures are possible' as OutboxItem['refusal']
  const refusalTemplate = { template: 'Up to {{max}} pictures are possible', values: { max: 9431 } }
  expect(findTemplate(refusal ?? '')).toBeUndefined()
  await writeOutbox({ ...item, refusal, refusalTemplate })
  await readOutbox()
  expect(findTemplate(refusal ?? '')).toEqual(refusalTemplate)
})

test('a refused listing returns to its form, with the server’s sentence', async () => {
  const refusal = { status: 400, code: 'input.invalid', message: 'Price must be positive' }
  fakeServer({ 'crop.add': () => ({ refusal }) })
  await writeOutbox(item)
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(await readDraft(draftKey)).toMatchObject({ values: item.values, refusal: refusal.message })
})

test('the template of a refusal goes into the form’s draft, so that it can be translated there', async () => {
  const origin = { template: 'Price cannot exceed {{max}}', values: { max: 8642 } }
  const message = 'Price cannot exceed 8642'
  const refusal = { status: 400, code: 'input.invalid', message, ...origin }
  fakeServer({ 'crop.add': () => ({ refusal }) })
  await writeOutbox(item)
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(await readDraft(draftKey)).toMatchObject({ refusal: message, refusalTemplate: origin })
})

test('a stock that sales have changed waits for the seller’s decision, with the stock it was based on', async () => {
  const message = 'Orders have changed your stock to 10 kg.'
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
  const draft = await readDraft({ ...draftKey, listingId: 'c-1' })
  expect(draft).toMatchObject({ values, refusal: message })
})

test('after a day without an answer the user decides, as the key has expired', async () => {
  const calls = fakeServer({ 'crop.add': () => ({ data: { _id: 'c-1' } }) })
  await writeOutbox({ ...item, triedAt: Date.now() - 24 * 3_600_000 })
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(calls).toEqual([])
  expect((await readDraft(draftKey))?.refusal).toBe(mayBeStored)
})

test('an abandoned listing is deleted after thirty days', async () => {
  const now = Date.now()
  const day = 86_400_000
  await writeOutbox({ ...item, owner: 'ramesh', createdAt: now - 31 * day })
  await writeOutbox({ ...item, id: 'o-2', createdAt: now - 29 * day })
  expect(await purgeExpiredOutbox()).toMatchObject([{ id: 'o-2' }])
  expect(await readOutbox()).toMatchObject([{ id: 'o-2' }])
})

test('a listing is only sent by the account that wrote it', async () => {
  const calls = fakeServer({ 'crop.add': () => ({ data: { _id: 'c-1' } }) })
  await writeOutbox({ ...item, owner: 'ramesh' })
  await writeOutbox({ ...item, id: 'o-2', createdAt: 2 })
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toHaveLength(1))
  expect(await readOutbox()).toMatchObject([{ owner: 'ramesh' }])
  expect(calls).toHaveLength(1)
})

test('a waiting listing stays after the session’s end and is sent after the writer’s next login', async () => {
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

test('a listing that was written while the clock was wrong is kept, in its place', async () => {
  const now = Date.now()
  await writeOutbox({ ...item, id: 'o-3', createdAt: now - 1000 })
  await writeOutbox({ ...item, id: 'o-2', createdAt: Date.UTC(2020, 0, 1, 10) })
  await writeOutbox({ ...item, id: 'o-1', createdAt: Date.UTC(2020, 0, 1, 9) })
  await purgeExpiredOutbox()
  const items = await readOutbox()
  expect(items.map(({ id }) => id)).toEqual(['o-1', 'o-2', 'o-3'])
  // From now on its thirty days count.
  expect(items.every(({ createdAt }) => now - createdAt < 60_000)).toBe(true)
})
