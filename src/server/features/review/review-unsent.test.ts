import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { reviewCalls } from '#server/testing/people/reviews.ts'

/** Reviews of orders whose seller has taken the money and sends nothing. */

let rentals: Rentals
let calls: ReturnType<typeof reviewCalls>
let buyer: string
beforeAll(async () => {
  rentals = await createRentals()
  calls = reviewCalls(rentals)
})
afterAll(() => rentals.app.close())
beforeEach(async () => {
  buyer = await rentals.person('Ravi', 'Kumar')
})

const write = (statement: SqlFragment) => execute(rentals.app.services.db, statement)

const get = async (orderId: string, token: string) =>
  (await rentals.app.call('GET', `/api/order/get-order/${orderId}`, { token })).body.data

test('an order that was paid but not dispatched for a week can be reviewed by its buyer alone', async () => {
  const orderId = await calls.paid(buyer)
  const pay = (days: number) =>
    write(
      sql`update orders set paid_at = now() - make_interval(days => ${days}) where id = ${orderId}`,
    )
  await pay(6)
  expect(await get(orderId, buyer)).toMatchObject({ canReview: false, reviewOpensAt: null })
  expect((await calls.review(buyer, { orderId, stars: 1 })).body.code).toBe('review.too_early')
  await pay(7)
  expect(await get(orderId, buyer)).toMatchObject({ canReview: true, reviewOpensAt: null })
  expect((await get(orderId, rentals.owner)).canReview).toBe(false)
  expect((await calls.review(rentals.owner, { orderId, stars: 1 })).body.code).toBe(
    'review.too_early',
  )
  const waiting = await rentals.app.call('GET', '/api/dashboard/waiting', { token: buyer })
  expect(waiting.body.data.items).toMatchObject([{ task: 'review-order', _id: orderId }])
  expect((await calls.review(buyer, { orderId, stars: 1 })).status).toBe(200)
})

test('an order whose payment the seller took before they cancelled it can be reviewed by its buyer alone, after 48 hours', async () => {
  const orderId = await calls.paid(buyer)
  const body = { to: 'cancelled', reason: 'Sold to somebody else' }
  const url = `/api/order/change-status/${orderId}`
  await rentals.app.call('POST', url, { token: rentals.owner, body })
  const { canReview, reviewOpensAt } = await get(orderId, buyer)
  expect(canReview).toBe(false)
  expect(Math.abs(Date.parse(reviewOpensAt) - Date.now() - 48 * 3_600_000)).toBeLessThan(60_000)
  expect((await calls.review(buyer, { orderId, stars: 1 })).body).toMatchObject({
    code: 'review.unconfirmed',
    message: 'You can review this 48 hours after the order was cancelled.',
  })
  const cancel = (days: number) =>
    write(
      sql`update order_events set created_at = now() - make_interval(days => ${days})
        where order_id = ${orderId} and status = 'cancelled'`,
    )
  await cancel(91)
  expect((await calls.review(buyer, { orderId, stars: 1 })).body.code).toBe('review.too_late')
  await cancel(2)
  expect(await get(orderId, buyer)).toMatchObject({ canReview: true, reviewOpensAt: null })
  expect((await get(orderId, rentals.owner)).canReview).toBe(false)
  expect((await calls.review(rentals.owner, { orderId, stars: 1 })).body.code).toBe(
    'review.too_early',
  )
  const waiting = await rentals.app.call('GET', '/api/dashboard/waiting', { token: buyer })
  expect(waiting.body.data.items).toMatchObject([{ task: 'review-order', _id: orderId }])
  expect((await calls.review(buyer, { orderId, stars: 1 })).status).toBe(200)
})

test('an order that was cancelled before the seller confirmed a payment cannot be reviewed', async () => {
  const orderId = await calls.accepted(buyer, '111122223333')
  const body = { to: 'cancelled', reason: 'No payment has arrived' }
  const url = `/api/order/change-status/${orderId}`
  await rentals.app.call('POST', url, { token: rentals.owner, body })
  await write(
    sql`update order_events set created_at = created_at - interval '8 days' where order_id = ${orderId}`,
  )
  await write(
    sql`update orders set updated_at = updated_at - interval '8 days' where id = ${orderId}`,
  )
  expect(await get(orderId, buyer)).toMatchObject({ canReview: false, reviewOpensAt: null })
  expect((await calls.review(buyer, { orderId, stars: 1 })).body.code).toBe('review.too_early')
})

test('an order can be reviewed by its buyer alone when the seller has not answered the payment reference for a week', async () => {
  const [claimed, unpaid] = [
    await calls.accepted(buyer, '444455556666'),
    await calls.accepted(buyer),
  ]
  const changedDaysAgo = (days: number) =>
    write(
      sql`update orders set updated_at = now() - make_interval(days => ${days})
        where id in (${claimed}, ${unpaid})`,
    )
  await changedDaysAgo(6)
  expect(await get(claimed, buyer)).toMatchObject({ canReview: false, reviewOpensAt: null })
  await changedDaysAgo(7)
  expect(await get(claimed, buyer)).toMatchObject({ canReview: true, reviewOpensAt: null })
  expect((await get(claimed, rentals.owner)).canReview).toBe(false)
  const waiting = await rentals.app.call('GET', '/api/dashboard/waiting', { token: buyer })
  expect(waiting.body.data.items).toEqual(
    expect.arrayContaining([expect.objectContaining({ task: 'review-order', _id: claimed })]),
  )
  const answers = [
    await calls.review(rentals.owner, { orderId: claimed, stars: 1 }),
    await calls.review(buyer, { orderId: unpaid, stars: 1 }),
    await calls.review(buyer, { orderId: claimed, stars: 1 }),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual([
    'review.too_early',
    'review.too_early',
    undefined,
  ])
})
