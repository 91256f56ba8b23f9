import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { signUpOperator } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const operatorPhone = '9000000077'
let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: Awaited<ReturnType<typeof calls.person>>
let buyer: Awaited<ReturnType<typeof calls.person>>
let operator: { token: string }
beforeAll(async () => {
  app = await createTestApp({ ADMIN_PHONES: operatorPhone })
  calls = orderCalls(app)
  operator = { token: await signUpOperator(app, operatorPhone) }
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
})

/** A dispatched cash order that one of the two marked as delivered. @returns its id. */
async function delivered(by: 'buyer' | 'seller'): Promise<string> {
  const cropId = await calls.crop(seller.token)
  const { body } = await calls.place(buyer.token, [{ cropId, quantity: 2 }])
  const id = body.data.orders[0]._id
  for (const to of ['accepted', 'dispatched']) await calls.change(seller.token, id, to)
  await calls.change((by === 'buyer' ? buyer : seller).token, id, 'delivered')
  return id
}
const contest = (id: string, token: string, reason = '') =>
  calls.post(`/order/contest-delivery/${id}`, token, { reason })
const review = (orderId: string, stars: number) =>
  calls.post('/review/add-review', buyer.token, { orderId, stars })
const reviewsOfSeller = async () => {
  const { body } = await app.call('GET', `/api/review/of-person/${seller.id}`)
  const [user] = await queryRows<{ n: number }>(
    app.services.db,
    sql`select num_reviews as n from users where id = ${seller.id}`,
  )
  return [body.data.numReviews, user?.n]
}
const age = (id: string, days: number) =>
  execute(
    app.services.db,
    sql`update order_events set created_at = created_at - ${days}::int * interval '1 day'
      where order_id = ${id}`,
  )

test('a contested delivery notifies the buyer, whose review does not count until the cash is confirmed', async () => {
  const id = await delivered('buyer')
  await review(id, 1)
  expect(await reviewsOfSeller()).toEqual([1, 1])
  const until = (await calls.get(seller.token, id)).body.data.canContestUntil
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect((await calls.get(buyer.token, id)).body.data.canContestUntil).toBeNull()
  expect((await contest(id, buyer.token)).body.code).toBe('order.no_contest_now')

  const { status, body } = await contest(id, seller.token, 'Nothing was paid')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    status: 'delivered',
    contestedAt: expect.any(String),
    canContestUntil: null,
    canConfirmCash: true,
  })
  const seen = (await calls.get(buyer.token, id)).body.data
  expect(seen.contestedAt).toBe(body.data.contestedAt)
  expect(seen.events.at(-1)).toMatchObject({
    status: 'contested',
    by: 'seller',
    reason: 'Nothing was paid',
  })
  expect((await calls.notices(buyer.token))[0]).toMatchObject({ change: 'contested', orderId: id })
  expect(await reviewsOfSeller()).toEqual([0, 0])
  expect((await contest(id, seller.token)).body.code).toBe('order.no_contest_now')

  const paid = await calls.post(`/order/confirm-cash/${id}`, seller.token)
  expect(paid.body.data).toMatchObject({ contestedAt: null, paidAt: expect.any(String) })
  expect(paid.body.data.events.at(-1)).toMatchObject({ status: 'contest-closed', by: 'seller' })
  expect(await reviewsOfSeller()).toEqual([1, 1])
})

test('only a delivery that the buyer reported can be contested, for seven days', async () => {
  const own = await delivered('seller')
  expect((await contest(own, seller.token)).body.code).toBe('order.no_contest_now')
  const late = await delivered('buyer')
  await age(late, 8)
  expect((await calls.get(seller.token, late)).body.data.canContestUntil).toBeNull()
  expect((await contest(late, seller.token)).status).toBe(409)
  const inTime = await delivered('buyer')
  await age(inTime, 6)
  const stranger = await calls.person('Mala')
  expect((await contest(inTime, stranger.token)).status).toBe(404)
  const answers = await Promise.all([1, 2, 3].map(() => contest(inTime, seller.token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('operators list contests and close them with a reason that both people can read', async () => {
  const id = await delivered('buyer')
  await review(id, 2)
  await contest(id, seller.token, 'No cash')
  const admin = (url: string, token = operator.token) =>
    app.call('GET', `/api/desk/${url}`, { token })
  expect((await admin('contests', seller.token)).status).toBe(403)
  const { contests } = (await admin('contests')).body.data
  expect(contests.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
    item: 'Tomato',
    more: 0,
    total: 40,
    reason: 'No cash',
    buyer: { name: 'Asha', phone: buyer.phone },
    seller: { name: 'Ramesh', phone: seller.phone },
    deliveredAt: expect.any(String),
  })
  const waiting = (await admin('summary')).body.data.contests
  const decision = { orderId: id, reason: 'The buyer has a receipt' }
  expect((await calls.post('/desk/close-contest', seller.token, decision)).status).toBe(403)
  expect((await calls.post('/desk/close-contest', operator.token, decision)).status).toBe(200)
  expect((await calls.post('/desk/close-contest', operator.token, decision)).status).toBe(409)
  expect((await admin('summary')).body.data.contests).toBe(waiting - 1)
  expect((await admin('log')).body.data.entries[0]).toMatchObject({
    act: 'close-contest',
    subject: { kind: 'order', _id: id },
  })
  const seen = (await calls.get(buyer.token, id)).body.data
  expect([seen.contestedAt, seen.events.at(-1)]).toMatchObject([
    null,
    { status: 'contest-closed', by: 'operator', reason: 'The buyer has a receipt' },
  ])
  for (const { token } of [buyer, seller]) {
    expect((await calls.notices(token))[0]).toMatchObject({ change: 'contest-closed' })
  }
  expect(await reviewsOfSeller()).toEqual([1, 1])
  expect((await contest(id, seller.token)).status).toBe(409)
})

test('when an operator finds an order unpaid, its review does not count until the seller confirms the cash', async () => {
  const id = await delivered('buyer')
  await review(id, 1)
  await contest(id, seller.token, 'No cash')
  const close = (outcome: string) =>
    calls.post('/desk/close-contest', operator.token, {
      orderId: id,
      outcome,
      reason: 'The buyer says so too',
    })
  expect((await close('half')).status).toBe(400)
  expect((await close('unpaid')).status).toBe(200)
  expect((await close('paid')).status).toBe(409)
  const { body } = await app.call('GET', '/api/desk/log', { token: operator.token })
  expect(body.data.entries[0]).toMatchObject({ act: 'uphold-contest' })
  expect((await calls.get(seller.token, id)).body.data).toMatchObject({
    contestedAt: null,
    isFoundUnpaid: true,
    canConfirmCash: true,
    canContestUntil: null,
  })
  expect(await reviewsOfSeller()).toEqual([0, 0])
  const facts = await app.call('GET', `/api/order/seller-facts/${seller.id}`)
  expect(facts.body.data.buyers).toBe(0)
  await calls.post(`/order/confirm-cash/${id}`, seller.token)
  expect(await reviewsOfSeller()).toEqual([1, 1])
  expect((await calls.get(buyer.token, id)).body.data).toMatchObject({ isFoundUnpaid: false })
})
