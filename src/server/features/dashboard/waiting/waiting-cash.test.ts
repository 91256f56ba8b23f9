import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { unpaidCashDays, type WaitingView } from '#shared/dashboard/waiting.schema.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())

async function tasksOf(token: string) {
  const { body } = await app.call('GET', '/api/dashboard/waiting', { token })
  return (body.data as WaitingView).items.map(({ task }) => task)
}
const orderOf = (answer: { body: { data: { orders: { _id: string }[] } } }) =>
  answer.body.data.orders[0]?._id ?? ''

test('cash that is contested, or older than 90 days, does not wait for the seller', async () => {
  const seller = await calls.person('Cash')
  const buyer = await calls.person('Bina')
  const cropId = await calls.crop(seller.token)
  const id = orderOf(await calls.place(buyer.token, [{ cropId, quantity: 1 }]))
  for (const to of ['accepted', 'dispatched']) await calls.change(seller.token, id, to)
  const placedDaysAgo = (days: number) =>
    execute(
      app.services.db,
      sql`update orders set created_at = now() - make_interval(days => ${days}) where id = ${id}`,
    )
  await placedDaysAgo(unpaidCashDays + 1)
  expect(await tasksOf(seller.token)).toEqual([])
  await placedDaysAgo(unpaidCashDays - 1)
  expect(await tasksOf(seller.token)).toEqual(['receive-cash'])
  await calls.change(buyer.token, id, 'delivered')
  await calls.post(`/order/contest-delivery/${id}`, seller.token, { reason: 'No cash' })
  expect(await tasksOf(seller.token)).not.toContain('receive-cash')
})

test('nobody is asked whether the cash for a gift has come', async () => {
  const [seller, buyer] = [await calls.person('Giver'), await calls.person('Asha')]
  const cropId = await calls.crop(seller.token, { price: 0 })
  const { body } = await calls.place(buyer.token, [{ cropId, quantity: 1 }])
  for (const to of ['accepted', 'dispatched']) {
    await calls.change(seller.token, body.data.orders[0]._id, to)
  }
  expect(await tasksOf(seller.token)).toEqual([])
})
