import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedDetail } from '#client/domain/listing/detail/seed-detail.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb, fakeIdb } from '#client/testing/fake-idb.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { saveQueries } from './save-queries.ts'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

const list = [['crop', 'list'], { type: 'query' }]
const own = [['crop', 'mine'], { type: 'query' }]
const lineLost = new TRPCClientError('fetch failed')

const wheat: CropView = {
  _id: 'c-1',
  name: 'Wheat',
  kind: 'wheat',
  description: '',
  isArchived: false,
  tags: [],
  images: [],
  category: 'Grains',
  price: 20,
  quantity: 100,
  unit: 'kg',
  dispatchTime: 1,
  harvestDate: '2026-01-01',
  expiryDate: '2099-12-31',
  isOrganic: false,
  isUserCrop: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  user: {
    _id: 'u-1',
    firstName: 'Sunita',
    lastName: 'Patil',
    image: null,
    verified: false,
    place: '',
    rating: 0,
    numReviews: 0,
  },
}

let stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 8) })
  emptyIdb()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

/** A new start of the app on the same device. */
function visit() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, networkMode: 'always' } },
  })
  stops.push(saveQueries(queryClient))
  return queryClient
}

function ask(queryClient: QueryClient, queryKey: unknown[], answer: () => Promise<unknown>) {
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: answer })
  stops.push(observer.subscribe(() => {}))
  return observer
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function seeOnce(queryKey = list) {
  ask(visit(), queryKey, async () => ['wheat'])
  await pass(2000)
  await pass(3 * 3_600_000)
}

test('a failed query shows its stored answer and its age', async () => {
  await seeOnce()
  const before = Date.now() - 3 * 3_600_000 - 2000
  const shop = ask(visit(), list, () => Promise.reject(lineLost))
  await pass(5000)
  expect(shop.getCurrentResult()).toMatchObject({ data: ['wheat'], isError: true })
  expect(shop.getCurrentResult().dataUpdatedAt).toBe(before)
})

test('what has just been read is stored when the page is hidden: it may never be shown again', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  stops.push(() => hidden.mockRestore())
  ask(visit(), list, async () => ['wheat'])
  await pass(1)
  document.dispatchEvent(new Event('visibilitychange'))
  // The page is gone before its usual pause ends.
  vi.clearAllTimers()
  const shop = ask(visit(), list, () => Promise.reject(lineLost))
  await pass(5000)
  expect(shop.getCurrentResult().data).toEqual(['wheat'])
})

test('a slow query shows its stored answer after five seconds, and the new one once it arrives', async () => {
  await seeOnce()
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const shop = ask(visit(), list, () => promise)
  await pass(4900)
  expect(shop.getCurrentResult().data).toBeUndefined()
  await pass(200)
  expect(shop.getCurrentResult()).toMatchObject({ data: ['wheat'], isFetching: true })
  resolve(['rice'])
  await pass(10)
  expect(shop.getCurrentResult()).toMatchObject({ data: ['rice'], isFetching: false })
})

test('a stored answer is refetched until it is new', async () => {
  await seeOnce()
  let isBack = false
  const shop = ask(visit(), list, async () => {
    if (!isBack) throw lineLost
    return ['rice']
  })
  await pass(5000)
  isBack = true
  await pass(21_000)
  expect(shop.getCurrentResult()).toMatchObject({ data: ['rice'], isError: false })
})

test('a refusal does not show the stored answer', async () => {
  await seeOnce()
  const result = { error: { code: -32004, message: 'Gone', data: { code: 'crop.not_found' } } }
  const refusal = TRPCClientError.from(result as never)
  const shop = ask(visit(), list, () => Promise.reject(refusal))
  await pass(5000)
  expect(shop.getCurrentResult()).toMatchObject({ data: undefined, isError: true })
})

test('another session finds no stored answers, and private answers are not stored', async () => {
  await seeOnce(own)
  await seeOnce()
  const mine = ask(visit(), own, () => Promise.reject(lineLost))
  storeToken('somebody', 'farmer')
  const shop = ask(visit(), list, () => Promise.reject(lineLost))
  await pass(8000)
  expect([mine, shop].map((one) => one.getCurrentResult().data)).toEqual([undefined, undefined])
})

test('after an update the stored answers that still fit are shown, and the others are deleted', async () => {
  const hashOf = (cropId: string) =>
    JSON.stringify([['crop', 'get'], { input: { cropId }, type: 'query' }])
  const updatedAt = Date.now() - 3_600_000
  const entries = Object.fromEntries(
    ['wheat', 'old'].map((id) => [hashOf(id), { updatedAt, bytes: 10 }]),
  )
  const index = { contract: 'of-an-earlier-build', owner: 'visitor', entries }
  await fakeIdb.set('#index', index, 'krishihaat-kept')
  const { unit: _unit, ...withoutUnit } = wheat
  await fakeIdb.set(hashOf('wheat'), { data: wheat, updatedAt }, 'krishihaat-kept')
  await fakeIdb.set(hashOf('old'), { data: withoutUnit, updatedAt }, 'krishihaat-kept')

  const queryClient = visit()
  const results = ['wheat', 'old'].map((id) =>
    ask(queryClient, JSON.parse(hashOf(id)), () => Promise.reject(lineLost)),
  )
  // The schemas are loaded by a real import, which fake time does not wait for.
  await vi.dynamicImportSettled()
  await pass(8000)
  expect(results.map((one) => one.getCurrentResult().data)).toEqual([wheat, undefined])
  expect(await fakeIdb.get(hashOf('old'), 'krishihaat-kept')).toBeUndefined()
})

const detail = [['crop', 'get'], { input: { cropId: 'c-1' }, type: 'query' }]

/** Points at the listing in a list. */
const seed = (queryClient: QueryClient) =>
  seedDetail(
    {
      getData: () => queryClient.getQueryData(detail),
      setData: (_, data, options) => queryClient.setQueryData(detail, data, options),
    },
    {},
    ['of the list'],
  )

test('a listing that was pointed at keeps its stored page, which is shown without a connection', async () => {
  ask(visit(), detail, async () => ['with its phone number'])
  await pass(2000)
  const before = Date.now() - 2000
  await pass(3 * 3_600_000)
  const queryClient = visit()
  seed(queryClient)
  await pass(2000)
  const page = ask(queryClient, detail, () => Promise.reject(lineLost))
  expect(page.getCurrentResult().data).toEqual(['of the list'])
  await pass(5000)
  expect(page.getCurrentResult()).toMatchObject({
    data: ['with its phone number'],
    dataUpdatedAt: before,
    isError: true,
  })
})

test('a listing that was pointed at shows its stored page when its own answer is slow', async () => {
  await seeOnce(detail)
  const queryClient = visit()
  seed(queryClient)
  const page = ask(queryClient, detail, () => new Promise(() => {}))
  await pass(5100)
  expect(page.getCurrentResult()).toMatchObject({ data: ['wheat'], isFetching: true })
})
