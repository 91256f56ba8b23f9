import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: { token: string }
let buyer: { token: string }
let cropId: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
  cropId = await calls.crop(seller.token)
})

const placeOne = async (changes: object = {}, headers = {}) => {
  const lines = [{ cropId, quantity: 1 }]
  return calls.place(buyer.token, lines, changes, headers)
}
const newOrder = async (changes: object = {}) => (await placeOne(changes)).body.data.orders[0]
const setReference = (token: string, orderId: string, externalId: unknown) =>
  calls.post(`/order/set-reference/${orderId}`, token, { externalId })
const find = (token: string, query: Record<string, string>) =>
  app.call('GET', `/api/order/find-order?${new URLSearchParams(query)}`, { token })
const list = async (side: string, token: string) =>
  (await app.call('GET', `/api/order/${side}-orders`, { token })).body.data.orders

test('buyer and seller each have their own reference, and neither sees the other’s', async () => {
  const { _id } = await newOrder()
  const byBuyer = await setReference(buyer.token, _id, ' PO-17 ')
  expect([byBuyer.status, byBuyer.body.data.externalId]).toEqual([200, 'PO-17'])
  expect((await list('seller', seller.token))[0].externalId).toBeNull()
  // The same text is free for the other person, and for any other person.
  expect((await setReference(seller.token, _id, 'PO-17')).status).toBe(200)
  expect((await setReference(seller.token, _id, 'SO-99')).status).toBe(200)
  expect((await list('my', buyer.token))[0].externalId).toBe('PO-17')
  expect((await list('seller', seller.token))[0].externalId).toBe('SO-99')
  expect((await calls.get(buyer.token, _id)).body.data.externalId).toBe('PO-17')
})

test('a reference is refused for a second order of the same person until it is removed', async () => {
  const [first, second] = [await newOrder(), await newOrder()]
  await setReference(buyer.token, first._id, 'PO-1')
  const refused = await setReference(buyer.token, second._id, 'PO-1')
  expect([refused.status, refused.body.code, refused.body.issues[0].path]).toEqual([
    409,
    'order.external_id_taken',
    'externalId',
  ])
  // Repeating the first call changes nothing.
  expect((await setReference(buyer.token, first._id, 'PO-1')).status).toBe(200)
  expect((await setReference(buyer.token, first._id, null)).body.data.externalId).toBeNull()
  expect((await setReference(buyer.token, second._id, 'PO-1')).body.data.externalId).toBe('PO-1')
  expect((await setReference(buyer.token, first._id, '  ')).body.data.externalId).toBeNull()
})

test('of many calls at once with one reference for different orders, one succeeds', async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()]
  const answers = await Promise.all(
    orders.map(({ _id }) => setReference(seller.token, _id, 'SO-1')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('strangers, unknown ids and invalid references are refused', async () => {
  const { _id } = await newOrder()
  const stranger = await calls.person('Bina')
  expect((await setReference(stranger.token, _id, 'X')).status).toBe(404)
  expect((await setReference(buyer.token, 'nothing', 'X')).status).toBe(404)
  expect((await setReference(buyer.token, _id, 'x'.repeat(101))).status).toBe(400)
  expect((await setReference(buyer.token, _id, 7)).status).toBe(400)
  expect((await setReference(buyer.token, _id, undefined)).status).toBe(400)
})

test('an order is found by its number or the own reference, and by nobody else’s', async () => {
  const { _id, number } = await newOrder({ externalId: 'PO 4711/ä' })
  expect((await find(buyer.token, { externalId: 'PO 4711/ä' })).body.data._id).toBe(_id)
  for (const typed of [number, number.toLowerCase().replace('-', ' ')]) {
    expect((await find(seller.token, { number: typed })).body.data._id).toBe(_id)
  }
  const stranger = await calls.person('Bina')
  const missing = await find(stranger.token, { number: 'KH-22222222' })
  for (const answer of [
    await find(stranger.token, { number }),
    await find(stranger.token, { externalId: 'PO 4711/ä' }),
    await find(seller.token, { externalId: 'PO 4711/ä' }),
  ]) {
    expect([answer.status, answer.body]).toEqual([404, missing.body])
  }
})

test('find-order takes exactly one of the two', async () => {
  const { number } = await newOrder({ externalId: 'PO-5' })
  for (const query of [{}, { number, externalId: 'PO-5' }, { number: '', externalId: '' }]) {
    const { status, body } = await find(buyer.token, query as Record<string, string>)
    expect([status, body.message]).toEqual([
      400,
      'number or externalId must be given, and not both',
    ])
  }
  expect((await find(buyer.token, { number, externalId: '' })).status).toBe(200)
})

test('an order that is placed with a reference is not placed twice', async () => {
  const placed = await placeOne({ externalId: 'PO-1' })
  expect(placed.body.data.orders[0].externalId).toBe('PO-1')
  const again = await placeOne({ externalId: 'PO-1' })
  expect([again.status, again.body.code]).toEqual([409, 'order.external_id_taken'])
  const keyed = () => placeOne({ externalId: 'PO-2' }, { 'idempotency-key': 'k1' })
  const [one, two] = await Promise.all([keyed(), keyed()])
  expect(one.body.data.orders).toEqual(two.body.data.orders)
  const other = await placeOne({ externalId: 'PO-3' }, { 'idempotency-key': 'k1' })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch'])
  expect(await calls.stock(cropId)).toBe(8)
})

test('of many orders with one reference at the same time, one is placed', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => placeOne({ externalId: 'PO-1' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const codes = new Set(answers.map(({ body }) => body.code))
  expect(codes).toEqual(new Set([undefined, 'order.external_id_taken']))
  expect(await calls.stock(cropId)).toBe(9)
})

test('a taken reference is told before the stock that its own order took', async () => {
  const scarce = await calls.crop(seller.token, { quantity: 1 })
  const order = () =>
    calls.place(buyer.token, [{ cropId: scarce, quantity: 1 }], { externalId: 'PO-9' })
  expect((await order()).status).toBe(200)
  expect((await order()).body.code).toBe('order.external_id_taken')
})

test('one reference for the orders of several sellers is refused, and nothing is placed', async () => {
  const other = await calls.person('Meena')
  const lines = [
    { cropId, quantity: 1 },
    { cropId: await calls.crop(other.token), quantity: 1 },
  ]
  const { status, body } = await calls.place(buyer.token, lines, { externalId: 'PO-1' })
  expect([status, body.issues[0].path]).toEqual([400, 'externalId'])
  expect(await list('my', buyer.token)).toEqual([])
})
