import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { quoteOrder } from './quote/order-quote.service.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: Awaited<ReturnType<typeof calls.person>>
let buyer: Awaited<ReturnType<typeof calls.person>>
let gift: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  seller = await calls.person('Ramesh', '')
  buyer = await calls.person('Asha')
  gift = await calls.crop(seller.token, { name: 'Okra', price: 0 })
})
afterAll(() => app.close())

const tasksOf = async (token: string): Promise<string[]> => {
  const { body } = await app.call('GET', '/api/dashboard/waiting', { token })
  return body.data.items.map(({ task }: { task: string }) => task)
}

test('nothing is paid for a free order: it is sent at once, and nobody asks for money', async () => {
  const placed = await calls.place(buyer.token, [{ cropId: gift, quantity: 2 }], { payBy: 'upi' })
  expect(placed.status).toBe(200)
  const [{ _id: id, ...order }] = placed.body.data.orders
  expect(order).toMatchObject({ total: 0, payBy: 'cash' })

  const accepted = await calls.change(seller.token, id, 'accepted')
  expect(accepted.body.data.changes).toContain('dispatched')
  expect(await tasksOf(buyer.token)).toEqual([])
  const sent = await calls.change(seller.token, id, 'dispatched')
  expect(sent.body.data.canConfirmCash).toBe(false)
  expect(await tasksOf(seller.token)).not.toContain('receive-cash')

  await calls.change(buyer.token, id, 'delivered')
  const delivered = await calls.get(seller.token, id)
  expect(delivered.body.data).toMatchObject({ canConfirmCash: false, canContestUntil: null })
  expect(await tasksOf(seller.token)).not.toContain('receive-cash')
  const confirmed = await calls.post(`/order/confirm-cash/${id}`, seller.token)
  expect(confirmed.body.code).toBe('order.no_cash_now')
  const contested = await calls.post(`/order/contest-delivery/${id}`, seller.token, {})
  expect(contested.body.code).toBe('order.no_contest_now')
})

test('of a checkout by UPI only the orders with a price are paid by UPI', async () => {
  const other = await calls.person('Meena')
  const priced = await calls.crop(other.token)
  const lines = [gift, priced].map((cropId) => ({ cropId, quantity: 1 }))
  const { body } = await calls.place(buyer.token, lines, { payBy: 'upi' })
  expect(body.data.orders).toMatchObject([
    { total: 0, payBy: 'cash' },
    { total: 20, payBy: 'upi' },
  ])
})

test('a seller without a UPI ID is still refused a payment by UPI', async () => {
  const priced = await calls.crop(seller.token)
  const { body } = await calls.place(buyer.token, [{ cropId: priced, quantity: 1 }], {
    payBy: 'upi',
  })
  expect(body.code).toBe('order.no_upi')
})

test('a free order that is quoted by UPI is offered as one for which nothing is paid', async () => {
  const wanted = { cropId: gift, quantity: 1, unit: 'kg', delivery: 'pickup' } as const
  const quote = await quoteOrder(app.services.db, buyer.id, {
    ...wanted,
    ...{ address: null, payBy: 'upi', note: '' },
  })
  expect(quote).toMatchObject({ total: 0, payBy: 'cash', input: { payBy: 'cash' } })
})
