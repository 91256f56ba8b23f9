import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { writersOf } from '#server/testing/people/message-writers.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { maxRowsPerTask, type WaitingView } from '#shared/dashboard/waiting.schema.ts'

let rentals: Rentals
let app: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  rentals = await createRentals()
  app = rentals.app
  calls = orderCalls(app)
})
afterAll(() => app.close())

async function waiting(token: string): Promise<WaitingView> {
  const { status, body } = await app.call('GET', '/api/dashboard/waiting', { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const nothingWaits: WaitingView = { items: [], counts: {}, remaining: [], unread: 0 }
const tasksOf = async (token: string) => (await waiting(token)).items.map(({ task }) => task)
const orderOf = (answer: { body: { data: { orders: { _id: string }[] } } }) =>
  answer.body.data.orders[0]?._id ?? ''

test('a new account has nothing that waits', async () => {
  const { token } = await calls.person('Nobody')
  expect(await waiting(token)).toEqual(nothingWaits)
})

test('a visitor is refused', async () => {
  expect((await app.call('GET', '/api/dashboard/waiting')).status).toBe(401)
})

test('an order by UPI waits for one person after the other, until both have reviewed it', async () => {
  const seller = await calls.person('Ramesh')
  const buyer = await calls.person('Asha')
  const cropId = await calls.crop(seller.token, { name: 'Red onion' })
  const id = orderOf(await calls.place(buyer.token, [{ cropId, quantity: 2 }], { payBy: 'upi' }))
  const { items, counts } = await waiting(seller.token)
  expect(items).toEqual([
    expect.objectContaining({
      ...{ task: 'answer-order', _id: id, name: 'Red onion', kindHindi: 'प्याज़', total: 40 },
      ...{ otherName: 'Asha', quantity: 2, unit: 'kg', moreLines: 0, payBy: 'upi' },
      drawing: expect.stringContaining('onion'),
    }),
  ])
  const [first] = items
  const hours = (Date.parse((first && 'until' in first && first.until) || '') - Date.now()) / 3.6e6
  expect(hours).toBeGreaterThan(23)
  expect(counts).toEqual({ 'answer-order': 1 })
  expect(await tasksOf(buyer.token)).toEqual([])

  await calls.change(seller.token, id, 'accepted')
  expect(await tasksOf(seller.token)).toEqual([])
  expect(await tasksOf(buyer.token)).toEqual(['pay-order'])
  await calls.post(`/order/give-payment-reference/${id}`, buyer.token, {
    reference: '123456789012',
  })
  expect(await tasksOf(buyer.token)).toEqual([])
  expect(await tasksOf(seller.token)).toEqual(['check-payment'])
  await calls.change(seller.token, id, 'paid')
  expect(await tasksOf(seller.token)).toEqual(['send-order'])
  await calls.change(seller.token, id, 'dispatched')
  expect(await tasksOf(seller.token)).toEqual([])
  expect(await tasksOf(buyer.token)).toEqual(['confirm-delivery'])
  await calls.change(buyer.token, id, 'delivered')
  expect(await tasksOf(seller.token)).toEqual(['review-order'])
  await calls.post('/review/add-review', seller.token, { orderId: id, stars: 5 })
  expect(await tasksOf(seller.token)).toEqual([])
  expect(await tasksOf(buyer.token)).toEqual(['review-order'])
})

test('cash waits for the seller from the dispatch until they confirm it, and the UPI ID while something is sold', async () => {
  const seller = await calls.person('Cash only', '')
  const buyer = await calls.person('Bina')
  const cropId = await calls.crop(seller.token)
  expect(await tasksOf(seller.token)).toEqual([])
  const id = orderOf(await calls.place(buyer.token, [{ cropId, quantity: 1 }]))
  expect(await tasksOf(seller.token)).toEqual(['answer-order', 'add-upi-id'])
  await calls.change(seller.token, id, 'accepted')
  expect(await tasksOf(seller.token)).toEqual(['add-upi-id', 'send-order'])
  await app.call('PATCH', '/api/user/update-user', {
    token: seller.token,
    body: { upiId: 'bina@okbank' },
  })
  await calls.change(seller.token, id, 'dispatched')
  expect(await tasksOf(seller.token)).toEqual(['receive-cash'])
  await calls.post(`/order/confirm-cash/${id}`, seller.token)
  expect(await tasksOf(seller.token)).toEqual([])
})

test('an order that was not answered in time waits no longer', async () => {
  const seller = await calls.person('Late')
  const buyer = await calls.person('Chitra')
  const cropId = await calls.crop(seller.token)
  const id = orderOf(await calls.place(buyer.token, [{ cropId, quantity: 1 }]))
  await execute(app.services.db, sql`update orders set expires_at = now() where id = ${id}`)
  expect(await waiting(seller.token)).toEqual(nothingWaits)
})

test('of many orders the oldest are shown and all are counted; nobody sees those of others', async () => {
  const seller = await calls.person('Busy')
  const buyer = await calls.person('Dipa')
  const stranger = await calls.person('Stranger')
  const cropId = await calls.crop(seller.token)
  const ids: string[] = []
  for (let order = 0; order < maxRowsPerTask + 2; order++) {
    ids.push(orderOf(await calls.place(buyer.token, [{ cropId, quantity: 1 }])))
  }
  const { items, counts } = await waiting(seller.token)
  expect(items.map((item) => '_id' in item && item._id)).toEqual(ids.slice(0, maxRowsPerTask))
  expect(counts).toEqual({ 'answer-order': maxRowsPerTask + 2 })
  expect(await waiting(stranger.token)).toEqual(nothingWaits)
  const text = JSON.stringify(items)
  expect(text).not.toContain(buyer.phone)
  expect(text).not.toContain('address')
})

test('listings wait from a week before their last day until a month after it, and when they are sold out', async () => {
  const { token } = await calls.person('Lister')
  const crop = (name: string, days: number, changes: object = {}) =>
    calls.crop(token, { name, expiryDate: inDays(days), ...changes })
  await crop('A week', 7)
  await crop('Longer', 8)
  const soldOut = await crop('Sold out', 20)
  const remainder = await crop('Remainder', 21)
  const past = await crop('Past', 5)
  const old = await crop('Old', 5)
  await crop('Archived', 1, { isArchived: true })
  await execute(app.services.db, sql`update crops set quantity = 0 where id = ${soldOut}`)
  await execute(app.services.db, sql`update crops set quantity = 0.5 where id = ${remainder}`)
  await execute(
    app.services.db,
    sql`update crops set expiry_date = ${inDays(-30)} where id = ${past}`,
  )
  await execute(
    app.services.db,
    sql`update crops set expiry_date = ${inDays(-31)} where id = ${old}`,
  )
  const tractor = await rentals.equipment(
    { name: 'Tractor', images: [await uploadPicture(app, token)], availableTo: inDays(2) },
    token,
  )
  const { items, counts } = await waiting(token)
  expect(items.map((item) => [item.task, 'name' in item && item.name])).toEqual([
    ['extend-expired', 'Past'],
    ['extend-soon', 'Tractor'],
    ['extend-soon', 'A week'],
    ['restock', 'Sold out'],
    ['restock', 'Remainder'],
  ])
  expect(items[1]).toMatchObject({ _id: tractor, kind: 'equipment', until: inDays(2) })
  expect(counts).toEqual({ 'extend-expired': 1, 'extend-soon': 2, restock: 2 })
})

test('unread messages wait by conversation until they are read', async () => {
  const person = writersOf(app)
  const farmer = await person('Farmer')
  const buyer = await person('Buyer')
  const talk = await buyer.open({ cropId: await farmer.addCrop() })
  await buyer.send(talk, 'Is it fresh?')
  await buyer.send(talk, 'And the price?')
  expect(await waiting(buyer.token)).toEqual(nothingWaits)
  expect(await waiting(farmer.token)).toMatchObject({
    items: [{ task: 'read-messages', _id: talk, otherName: 'Buyer', unread: 2, name: 'Tomato' }],
    counts: { 'read-messages': 1 },
    unread: 2,
  })
})
