import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderCalls } from '../../testing/orders.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { cancelledPerDay } from './order-place.service.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: Awaited<ReturnType<typeof calls.person>>
let buyer: Awaited<ReturnType<typeof calls.person>>
beforeAll(async () => {
  app = await createTestApp({ OPEN_ORDERS_PER_BUYER: '6' })
  calls = orderCalls(app)
  seller = await calls.person('Ramesh')
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await calls.person('Asha')
})

test('a buyer cannot hold stock without end', async () => {
  const cropId = await calls.crop(seller.token, { quantity: 50 })
  const order = () => calls.place(buyer.token, [{ cropId, quantity: 1 }])
  const placed = []
  for (let i = 0; i < 6; i++) placed.push((await order()).body.data.orders[0]._id)
  const refused = await order()
  expect([refused.status, refused.body.code]).toEqual([409, 'order.too_many_open'])
  await calls.change(buyer.token, placed[0], 'cancelled')
  expect((await order()).status).toBe(200)
})

test('who orders only to cancel has to stop for the day', async () => {
  const { db } = app.services
  const cropId = await calls.crop(seller.token, { quantity: 5 })
  const order = () => calls.place(buyer.token, [{ cropId, quantity: 1 }])
  const { _id } = (await order()).body.data.orders[0]
  await calls.change(buyer.token, _id, 'cancelled')
  await db.read({
    text: `insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total,
        expires_at, created_at, updated_at)
      select gen_random_uuid(), 'KH-F' || n, buyer_id, seller_id, 'cancelled', delivery, pay_by,
        total, expires_at, created_at, updated_at
      from orders, generate_series(2, ${cancelledPerDay}) n where id = $1`,
    values: [_id],
  })
  const refused = await order()
  expect([refused.status, refused.body.code]).toEqual([429, 'order.too_many_cancelled'])
  await db.read({
    text: `update orders set created_at = created_at - interval '25 hours' where id = $1`,
    values: [_id],
  })
  expect((await order()).status).toBe(200)
})
