import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { reviewCalls } from '#server/testing/people/reviews.ts'
import { setReviewStatus } from './review.service.ts'

let rentals: Rentals
let calls: ReturnType<typeof reviewCalls>
let renter: string
let equipment: string
beforeAll(async () => {
  rentals = await createRentals()
  calls = reviewCalls(rentals)
})
afterAll(() => rentals.app.close())
beforeEach(async () => {
  renter = await rentals.person('Ravi', 'Kumar')
  equipment = await rentals.equipment()
})

const write = (statement: SqlFragment) => execute(rentals.app.services.db, statement)

const get = async (orderId: string, token: string) =>
  (await rentals.app.call('GET', `/api/order/get-order/${orderId}`, { token })).body.data

test('of reviews for twelve orders of one buyer one counts, and free orders cannot be reviewed', async () => {
  const owner = await calls.idOf(rentals.owner)
  const before = await calls.ofPerson(owner)
  const gift = await calls.delivered(renter, { price: 0 })
  expect(await get(gift, renter)).toMatchObject({ canReview: false, reviewOpensAt: null })
  expect((await calls.review(renter, { orderId: gift, stars: 5 })).body).toMatchObject({
    code: 'review.gift',
    message: 'You cannot review something that was free.',
  })
  const orders: string[] = []
  for (let i = 0; i < 12; i++) orders.push(await calls.delivered(renter))
  const answers = await Promise.all(
    orders.map((orderId) => calls.review(renter, { orderId, stars: 5 })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(answers.filter(({ body }) => body.data.isCounted)).toHaveLength(1)
  const after = await calls.ofPerson(owner, 'limit=50')
  expect(after.numReviews).toBe(before.numReviews + 1)
  expect(after.total).toBe(before.total + 12)
  const own = after.reviews.filter(({ item }: { item: string }) => item === 'Tomato').slice(0, 12)
  expect(own.filter(({ isCounted }: { isCounted: boolean }) => isCounted)).toHaveLength(1)
  const sum = after.distribution.reduce((all: number, given: number) => all + given, 0)
  expect(sum).toBe(after.numReviews)

  // The reverse direction is a separate pair, and after 90 days another review counts.
  const [first = '', second = ''] = orders
  expect(
    (await calls.review(rentals.owner, { orderId: first, stars: 4 })).body.data.isCounted,
  ).toBe(true)
  const ageOwnReviews = async (days: number) =>
    write(
      sql`update reviews set created_at = created_at - make_interval(days => ${days})
        where author_id = ${await calls.idOf(renter)}`,
    )
  await ageOwnReviews(89)
  const early = await calls.delivered(renter)
  expect((await calls.review(renter, { orderId: early, stars: 1 })).body.data.isCounted).toBe(false)
  await ageOwnReviews(2)
  const late = await calls.delivered(renter)
  expect((await calls.review(renter, { orderId: late, stars: 1 })).body.data.isCounted).toBe(true)
  expect((await calls.review(renter, { orderId: second, stars: 1 })).body.code).toBe('review.given')
})

test('a hidden review does not use up its author’s 90 days, and is restored without counting twice', async () => {
  const { db } = rentals.app.services
  const bookings = [
    await calls.completed(renter, equipment),
    await calls.completed(renter, await rentals.equipment()),
  ]
  const reviewsOfRenter = sql`author_id = ${await calls.idOf(renter)}`
  await calls.review(renter, { bookingId: bookings[0], stars: 1 })
  const [hidden] = await queryRows<{ id: string }>(
    db,
    sql`select id from reviews where ${reviewsOfRenter}`,
  )
  const setStatus = (status: 'shown' | 'hidden') =>
    db.transaction((em) => setReviewStatus(em, hidden?.id ?? '', status))
  await setStatus('hidden')
  await setStatus('shown')
  expect(await rentals.read(equipment)).toMatchObject({ rating: 1, numReviews: 1 })
  await setStatus('hidden')
  const second = await calls.review(renter, { bookingId: bookings[1], stars: 5 })
  expect(second.body.data.isCounted).toBe(true)
  await setStatus('shown')
  const counted = await queryRows(
    db,
    sql`select stars from reviews where ${reviewsOfRenter} and counts and status = 'shown'`,
  )
  expect(counted).toEqual([{ stars: 5 }])
  expect(await rentals.read(equipment)).toMatchObject({ rating: 0, numReviews: 0 })
})

test('a review of a second machine of the same owner does not count', async () => {
  const other = await rentals.equipment()
  const bookings = [await calls.completed(renter, equipment), await calls.completed(renter, other)]
  const answers = []
  for (const bookingId of bookings)
    answers.push(await calls.review(renter, { bookingId, stars: 5 }))
  expect(answers.map(({ body }) => body.data.isCounted)).toEqual([true, false])
  expect(await rentals.read(equipment)).toMatchObject({ rating: 5, numReviews: 1 })
  expect(await rentals.read(other)).toMatchObject({ rating: 0, numReviews: 0 })
  expect(await calls.ofEquipment(other)).toMatchObject({
    total: 1,
    reviews: [{ isCounted: false }],
  })
})

test('unless the buyer confirms the delivery, both people wait 48 hours', async () => {
  const orderId = await calls.delivered(renter, { deliveredBy: rentals.owner })
  for (const token of [renter, rentals.owner]) {
    const order = await get(orderId, token)
    expect(order.canReview).toBe(false)
    const waits = Date.parse(order.reviewOpensAt) - Date.now()
    expect(Math.abs(waits - 48 * 3_600_000)).toBeLessThan(60_000)
    expect((await calls.review(token, { orderId, stars: 5 })).body).toMatchObject({
      code: 'review.unconfirmed',
      message:
        'You can review this 48 hours after the delivery, as the buyer has not confirmed it.',
    })
  }
  await write(
    sql`update order_events set created_at = created_at - interval '48 hours' where order_id = ${orderId}`,
  )
  expect(await get(orderId, renter)).toMatchObject({ canReview: true, reviewOpensAt: null })
  expect((await calls.review(renter, { orderId, stars: 5 })).status).toBe(200)
})

test('a renter may review 48 hours after the return although the owner does not finish the booking', async () => {
  const bookingId = await rentals.createBooking(renter, equipment, [0, 0])
  await rentals.step(rentals.owner, bookingId, 'accepted')
  await rentals.step(rentals.owner, bookingId, 'handed-over')
  await rentals.step(renter, bookingId, 'returned')
  const { canReview, reviewOpensAt } = (await rentals.get(renter, bookingId)).body.data
  expect(canReview).toBe(false)
  const waits = Date.parse(reviewOpensAt) - Date.now()
  expect(Math.abs(waits - 48 * 3_600_000)).toBeLessThan(60_000)
  expect((await calls.review(renter, { bookingId, stars: 1 })).body.code).toBe('review.unconfirmed')
  await write(
    sql`update booking_events set created_at = created_at - interval '48 hours' where booking_id = ${bookingId}`,
  )
  expect((await rentals.get(renter, bookingId)).body.data).toMatchObject({
    status: 'returned',
    canReview: true,
    reviewOpensAt: null,
  })
  expect((await calls.review(renter, { bookingId, stars: 1 })).status).toBe(200)
  expect(await rentals.read(equipment)).toMatchObject({ rating: 1, numReviews: 1 })
})

test('a booking whose return only the owner reported also waits 48 hours', async () => {
  const bookingId = await calls.completed(renter, equipment, rentals.owner)
  const { body } = await rentals.get(renter, bookingId)
  expect(body.data).toMatchObject({ canReview: false, reviewOpensAt: expect.any(String) })
  expect((await calls.review(renter, { bookingId, stars: 5 })).body.code).toBe('review.unconfirmed')
  await write(
    sql`update booking_events set created_at = created_at - interval '48 hours' where booking_id = ${bookingId}`,
  )
  expect((await rentals.get(renter, bookingId)).body.data.canReview).toBe(true)
  expect((await calls.review(renter, { bookingId, stars: 5 })).status).toBe(200)
})
