import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
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

test('a renter’s review counts for the machine and its owner, the owner’s for the renter', async () => {
  const owner = await calls.idOf(rentals.owner)
  const before = await calls.ofPerson(owner)
  const bookingId = await calls.completed(renter, equipment)
  expect((await rentals.get(renter, bookingId)).body.data.canReview).toBe(true)
  const text = '<b>Clean</b> and on time'
  expect((await calls.review(renter, { bookingId, stars: 4, text })).status).toBe(200)
  expect((await calls.review(rentals.owner, { bookingId, stars: 5 })).status).toBe(200)
  expect((await rentals.get(renter, bookingId)).body.data.canReview).toBe(false)
  const review = { stars: 4, text, by: 'Ravi', role: 'owner', item: 'Combine harvester' }
  expect(await calls.ofEquipment(equipment)).toMatchObject({
    reviews: [review],
    rating: 4,
    numReviews: 1,
    distribution: [0, 0, 0, 1, 0],
    total: 1,
  })
  expect(await rentals.read(equipment)).toMatchObject({ rating: 4, numReviews: 1 })
  expect(await calls.ofPerson(owner)).toMatchObject({ numReviews: before.numReviews + 1 })
  expect((await calls.ofPerson(owner)).reviews[0]).toMatchObject(review)
  expect((await rentals.read(equipment)).user).toMatchObject({
    _id: owner,
    numReviews: before.numReviews + 1,
  })
  expect(await calls.ofPerson(await calls.idOf(renter))).toMatchObject({
    reviews: [{ stars: 5, text: '', by: 'Asha', role: 'renter' }],
    rating: 5,
  })
  const notifications = await rentals.app.call('GET', '/api/user/notices', { token: renter })
  expect(notifications.body.data.notices[0].content).toMatchObject({ kind: 'review', stars: 5 })
})

test('a delivered order can be reviewed once by each person', async () => {
  const orderId = await calls.delivered(renter)
  const canReview = async (token: string) =>
    (await rentals.app.call('GET', `/api/order/get-order/${orderId}`, { token })).body.data
      .canReview
  expect([await canReview(renter), await canReview(rentals.owner)]).toEqual([true, true])
  const answers = await Promise.all(
    [1, 2, 3].map((stars) => calls.review(renter, { orderId, stars })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('review.given')
  expect((await calls.review(rentals.owner, { orderId, stars: 5 })).status).toBe(200)
  expect([await canReview(renter), await canReview(rentals.owner)]).toEqual([false, false])
  expect((await calls.ofPerson(await calls.idOf(renter))).reviews).toMatchObject([
    { role: 'buyer' },
  ])
})

test('after concurrent reviews, means and counts match the rows', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => rentals.person()))
  const ids: string[] = []
  for (const person of people) {
    const id = await calls.completed(person, equipment)
    ids.push(id)
    await write(
      sql`update bookings set first_day = first_day - 1, last_day = last_day - 1 where id = ${id}`,
    )
  }
  await Promise.all(
    ids.flatMap((bookingId, i) => [
      calls.review(people[i] ?? '', { bookingId, stars: i + 1 }),
      calls.review(rentals.owner, { bookingId, stars: 5 - i }),
    ]),
  )
  expect(await rentals.read(equipment)).toMatchObject({ rating: 3, numReviews: 5 })
  const [shown] = await queryRows<{ id: string }>(
    rentals.app.services.db,
    sql`select id from reviews where equipment_id = ${equipment} and stars = 1`,
  )
  await rentals.app.services.db.transaction((em) => setReviewStatus(em, shown?.id ?? '', 'hidden'))
  expect(await rentals.read(equipment)).toMatchObject({ rating: 3.5, numReviews: 4 })
  expect((await calls.ofEquipment(equipment)).distribution).toEqual([0, 1, 1, 1, 1])
  const wrong = await queryRows(
    rentals.app.services.db,
    sql`select u.id from users u where num_reviews <> (select count(*) from reviews r
          where r.subject_id = u.id and r.status = 'shown' and r.counts)
        or rating <> (select coalesce(round(avg(stars), 2), 0) from reviews r
          where r.subject_id = u.id and r.status = 'shown' and r.counts)
      union all select e.id from equipments e where num_reviews <> (select count(*) from reviews r
          where r.equipment_id = e.id and r.status = 'shown' and r.counts)`,
  )
  expect(wrong).toEqual([])
})

test('nobody can review too early, after 90 days, or a trade of other people', async () => {
  const bookingId = await rentals.createBooking(renter, equipment, [0, 0])
  expect((await calls.review(renter, { bookingId, stars: 1 })).body).toMatchObject({
    code: 'review.too_early',
    message: 'You can review this once it is delivered or completed.',
  })
  for (const to of ['accepted', 'handed-over', 'returned', 'completed']) {
    await rentals.step(to === 'returned' ? renter : rentals.owner, bookingId, to)
  }
  const stranger = await rentals.person()
  expect((await calls.review(stranger, { bookingId, stars: 1 })).body.code).toBe(
    'booking.not_found',
  )
  expect((await calls.review(stranger, { orderId: 'x', stars: 1 })).body.code).toBe(
    'order.not_found',
  )
  await write(
    sql`update bookings set completed_at = now() - interval '91 days' where id = ${bookingId}`,
  )
  expect((await rentals.get(renter, bookingId)).body.data.canReview).toBe(false)
  expect((await calls.review(renter, { bookingId, stars: 1 })).body.code).toBe('review.too_late')
  expect((await calls.ofEquipment(equipment)).numReviews).toBe(0)
})

test.each([
  [{ stars: 0 }, 'Stars must be a whole number from 1 to 5'],
  [{ stars: 6 }, 'Stars must be a whole number from 1 to 5'],
  [{ stars: 4.5 }, 'Stars must be a whole number from 1 to 5'],
  [{}, 'Please choose from 1 to 5 stars'],
  [{ stars: 5, text: 'x'.repeat(1001) }, 'Message cannot exceed 1000 characters'],
  [{ stars: 5, orderId: 'x' }, 'Either an order or a booking is reviewed'],
])('a review with %j is rejected with a message', async (what, message) => {
  const { status, body } = await calls.review(renter, { bookingId: 'x', ...what })
  expect([status, body.message]).toEqual([400, message])
})

test('a seller’s public profile has their offers and no private data', async () => {
  const seller = await rentals.person('Meena', 'Rao')
  const id = await calls.idOf(seller)
  const get = () => rentals.app.call('GET', `/api/review/seller/${id}`)
  expect((await get()).body.code).toBe('review.seller_not_found')
  const crop = await rentals.app.call('POST', '/api/crop/add-crop', {
    token: seller,
    body: newCrop,
  })
  expect((await get()).body.data).toEqual({
    _id: id,
    name: 'Meena Rao',
    image: null,
    verified: false,
    place: 'Nashik, Maharashtra',
    placeHindi: 'नासिक',
    rating: 0,
    numReviews: 0,
    memberSince: expect.stringMatching(/^\d{4}-/),
  })
  const offered = async () =>
    (await rentals.app.call('GET', `/api/crop/seller-crops/${id}`)).body.data.crops
  expect(await offered()).toMatchObject([{ _id: crop.body.data._id, isUserCrop: false }])
  await rentals.app.call('PATCH', `/api/crop/update-crop/${crop.body.data._id}`, {
    token: seller,
    body: { isArchived: true },
  })
  expect(await offered()).toEqual([])
  expect((await get()).status).toBe(404)
  const equipments = await rentals.app.call('GET', '/api/equipment/seller-equipments/none')
  expect(equipments.body.data).toMatchObject({ equipments: [], total: 0 })
})
