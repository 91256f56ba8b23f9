import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
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
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
  cropId = await calls.crop(seller.token, { quantity: 1000 })
})
afterAll(() => app.close())

const order = async (quantity = 1, by = buyer): Promise<string> =>
  (await calls.place(by.token, [{ cropId, quantity }])).body.data.orders[0]._id
const changeMany = (orderIds: unknown, to = 'accepted', { token } = seller) =>
  calls.post('/order/change-statuses', token, { orderIds, to })
const outcomesOf = async (answer: ReturnType<typeof changeMany>) =>
  (await answer).body.data.results.map(
    ({ outcome, refusal }: { outcome: string; refusal: { code: string } | null }) =>
      refusal?.code ?? outcome,
  )
const acceptedEvents = async (id: string) =>
  (
    await queryRows(
      app.services.db,
      sql`select 1 from order_events where order_id = ${id} and status = 'accepted'`,
    )
  ).length
const statusOf = async (id: string) => (await calls.get(buyer.token, id)).body.data.status

test('each order of a batch is judged on its own, and the refused ones say why', async () => {
  const [open, cancelled, accepted] = [await order(), await order(), await order()]
  const other = await calls.person('Bina')
  const theirCrop = await calls.crop(other.token)
  const theirs = (await calls.place(buyer.token, [{ cropId: theirCrop, quantity: 1 }])).body.data
    .orders[0]._id
  await calls.change(buyer.token, cancelled, 'cancelled')
  await calls.change(seller.token, accepted, 'accepted')
  const ids = [cancelled, open, theirs, accepted, 'nonsense', open]
  expect(await outcomesOf(changeMany(ids))).toEqual([
    'order.over',
    'changed',
    'order.not_found',
    'unchanged',
    'order.not_found',
  ])
  expect([await statusOf(open), await statusOf(theirs)]).toEqual(['accepted', 'placed'])
  expect(await outcomesOf(changeMany(ids))).toEqual([
    'order.over',
    'unchanged',
    'order.not_found',
    'unchanged',
    'order.not_found',
  ])
  expect(await acceptedEvents(open)).toBe(1)
  const accepting = (await calls.notices(buyer.token)).filter(
    ({ orderId, change }: { orderId: string; change: string }) =>
      orderId === open && change === 'accepted',
  )
  expect(accepting).toHaveLength(1)
  expect(await outcomesOf(changeMany([open, cancelled], 'dispatched'))).toEqual([
    'changed',
    'order.over',
  ])
})

test('two batches at once change each order once', async () => {
  const ids = [await order(), await order(), await order()]
  const outcomes = await Promise.all([
    outcomesOf(changeMany(ids)),
    outcomesOf(changeMany(ids.toReversed())),
  ])
  expect(outcomes.flat().toSorted()).toEqual([
    'changed',
    'changed',
    'changed',
    'unchanged',
    'unchanged',
    'unchanged',
  ])
  for (const id of ids) expect(await acceptedEvents(id)).toBe(1)
})

test('a stranger and the buyer change nothing, and no visitor gets an answer', async () => {
  const id = await order()
  const stranger = await calls.person('Bina')
  expect(await outcomesOf(changeMany([id], 'accepted', stranger))).toEqual(['order.not_found'])
  expect(await outcomesOf(changeMany([id], 'accepted', buyer))).toEqual(['order.only_seller'])
  const visitor = await app.call('POST', '/api/order/change-statuses', {
    body: { orderIds: [id], to: 'accepted' },
  })
  expect(visitor.status).toBe(401)
  expect(await statusOf(id)).toBe('placed')
})

test('a batch has 1 to 50 orders, and never declines, cancels or confirms money', async () => {
  const id = await order()
  const ids = (length: number) => Array.from({ length }, () => id)
  for (const wrong of [[], ids(51), id, [7]]) expect((await changeMany(wrong)).status).toBe(400)
  for (const to of ['declined', 'cancelled', 'paid', 'delivered']) {
    expect((await changeMany([id], to)).status).toBe(400)
  }
  expect(await outcomesOf(changeMany(ids(50)))).toEqual(['changed'])
})

test('orders are sorted by sum, name, step and age, also when they are searched', async () => {
  const [ramu, asha, zoya] = [
    await calls.person('Ramu'),
    await calls.person('asha'),
    await calls.person('Zoya'),
  ]
  const ofBuyers = [await order(3, ramu), await order(1, zoya), await order(2, asha)]
  const farm = new Set(ofBuyers)
  await calls.change(seller.token, ofBuyers[1] ?? '', 'accepted')
  const sorted = async (sort: string, q = '') => {
    const search = new URLSearchParams({ sort, q, limit: '50' })
    const { body } = await app.call('GET', `/api/order/seller-orders?${search}`, {
      token: seller.token,
    })
    return body.data.orders
      .map(({ _id }: { _id: string }) => _id)
      .filter((id: string) => farm.has(id))
      .map((id: string) => ofBuyers.indexOf(id))
  }
  expect(await sorted('total-low')).toEqual([1, 2, 0])
  expect(await sorted('total-high', 'tomato')).toEqual([0, 2, 1])
  expect(await sorted('name-a')).toEqual([2, 0, 1])
  expect(await sorted('name-z')).toEqual([1, 0, 2])
  expect(await sorted('oldest')).toEqual([0, 1, 2])
  expect(await sorted('newest')).toEqual([2, 1, 0])
  expect(await sorted('step-first')).toEqual([2, 0, 1])
  expect(await sorted('step-last')).toEqual([1, 2, 0])
  const { status } = await app.call('GET', '/api/order/seller-orders?sort=price', {
    token: seller.token,
  })
  expect(status).toBe(400)
})

test('an order’s line has the Hindi name and the drawing of its goods until the crop has another name', async () => {
  const id = await order()
  const line = async () => (await calls.get(buyer.token, id)).body.data.lines[0]
  expect(await line()).toMatchObject({
    kindHindi: 'टमाटर',
    kindImage: expect.stringMatching(/\/tomato-[0-9a-f]{8}\.svg$/),
  })
  await app.call('PATCH', `/api/crop/update-crop/${cropId}`, {
    token: seller.token,
    body: { name: 'Potato' },
  })
  const renamed = await line()
  expect(renamed.kindHindi).toBeNull()
  expect(renamed).not.toHaveProperty('kindImage')
})
