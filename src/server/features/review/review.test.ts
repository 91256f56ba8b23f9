import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCrop } from '../../testing/listings.ts'
import { createRentals, type Rentals } from '../../testing/rentals.ts'
import { setReviewStatus } from './review.service.ts'

let it: Rentals
let renter: string
let machine: string
beforeAll(async () => {
  it = await createRentals()
})
afterAll(() => it.app.close())
beforeEach(async () => {
  renter = await it.person('Ravi', 'Kumar')
  machine = await it.machine()
})

const review = (token: string, what: object) =>
  it.app.call('POST', '/api/review/add-review', { token, body: what })
const idOf = async (token: string): Promise<string> =>
  (await it.app.call('GET', '/api/user/get-user', { token })).body.data._id
const ofPerson = async (id: string, query = '') =>
  (await it.app.call('GET', `/api/review/of-person/${id}?${query}`)).body.data
const ofMachine = async (id: string) =>
  (await it.app.call('GET', `/api/review/of-equipment/${id}`)).body.data
const write = (text: string, values: string[]) => it.app.services.db.read({ text, values })

/** A booking of today that has gone its whole way; who says that the machine is back is open. */
async function completed(by = renter, of = machine, { returnedBy = by } = {}): Promise<string> {
  const id = await it.booked(by, of, [0, 0])
  for (const to of ['accepted', 'handed-over', 'returned', 'completed']) {
    await it.step(to === 'returned' ? returnedBy : it.owner, id, to)
  }
  return id
}

/** An order in cash; who says that it was delivered, and at which price, is open. */
async function delivered(buyer: string, { price = 20, deliveredBy = buyer } = {}): Promise<string> {
  const token = it.owner
  const body = { ...newCrop, price }
  const crop = await it.app.call('POST', '/api/crop/add-crop', { token, body })
  const lines = [{ cropId: crop.body.data._id, quantity: 1 }]
  const placed = await it.app.call('POST', '/api/order/place-orders', {
    token: buyer,
    body: { lines, delivery: 'pickup', payBy: 'cash' },
  })
  const id = placed.body.data.orders[0]._id
  for (const to of ['accepted', 'dispatched', 'delivered']) {
    const by = to === 'delivered' ? deliveredBy : token
    await it.app.call('POST', `/api/order/change-status/${id}`, { token: by, body: { to } })
  }
  return id
}

test('a renter’s review counts for the machine and its owner, the owner’s for the renter', async () => {
  const owner = await idOf(it.owner)
  const before = await ofPerson(owner)
  const bookingId = await completed()
  expect((await it.get(renter, bookingId)).body.data.canReview).toBe(true)
  const text = '<b>Clean</b> and on time'
  expect((await review(renter, { bookingId, stars: 4, text })).status).toBe(200)
  expect((await review(it.owner, { bookingId, stars: 5 })).status).toBe(200)
  expect((await it.get(renter, bookingId)).body.data.canReview).toBe(false)
  const said = { stars: 4, text, by: 'Ravi', role: 'owner', item: 'Combine harvester' }
  expect(await ofMachine(machine)).toMatchObject({
    reviews: [said],
    rating: 4,
    numReviews: 1,
    distribution: [0, 0, 0, 1, 0],
    total: 1,
  })
  expect(await it.read(machine)).toMatchObject({ rating: 4, numReviews: 1 })
  expect(await ofPerson(owner)).toMatchObject({ numReviews: before.numReviews + 1 })
  expect((await ofPerson(owner)).reviews[0]).toMatchObject(said)
  expect((await it.read(machine)).user).toMatchObject({
    _id: owner,
    numReviews: before.numReviews + 1,
  })
  expect(await ofPerson(await idOf(renter))).toMatchObject({
    reviews: [{ stars: 5, text: '', by: 'Asha', role: 'renter' }],
    rating: 5,
  })
  const notices = await it.app.call('GET', '/api/user/notices', { token: renter })
  expect(notices.body.data.notices[0].content).toMatchObject({ kind: 'review', stars: 5 })
})

test('a delivered order is reviewed from both sides, once each', async () => {
  const orderId = await delivered(renter)
  const canReview = async (token: string) =>
    (await it.app.call('GET', `/api/order/get-order/${orderId}`, { token })).body.data.canReview
  expect([await canReview(renter), await canReview(it.owner)]).toEqual([true, true])
  const answers = await Promise.all([1, 2, 3].map((stars) => review(renter, { orderId, stars })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('review.given')
  expect((await review(it.owner, { orderId, stars: 5 })).status).toBe(200)
  expect([await canReview(renter), await canReview(it.owner)]).toEqual([false, false])
  expect((await ofPerson(await idOf(renter))).reviews).toMatchObject([{ role: 'buyer' }])
})

test('many reviews at once leave means and numbers that are those of the rows', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => it.person()))
  const ids: string[] = []
  for (const person of people) {
    const id = await completed(person)
    ids.push(id)
    await write(
      'update bookings set first_day = first_day - 1, last_day = last_day - 1 where id = $1',
      [id],
    )
  }
  await Promise.all(
    ids.flatMap((bookingId, i) => [
      review(people[i] ?? '', { bookingId, stars: i + 1 }),
      review(it.owner, { bookingId, stars: 5 - i }),
    ]),
  )
  expect(await it.read(machine)).toMatchObject({ rating: 3, numReviews: 5 })
  const [shown] = await it.app.services.db.read<{ id: string }>({
    text: 'select id from reviews where equipment_id = $1 and stars = 1',
    values: [machine],
  })
  await it.app.services.db.transaction((em) => setReviewStatus(em, shown?.id ?? '', 'hidden'))
  expect(await it.read(machine)).toMatchObject({ rating: 3.5, numReviews: 4 })
  expect((await ofMachine(machine)).distribution).toEqual([0, 1, 1, 1, 1])
  const wrong = await it.app.services.db.read({
    text: `select u.id from users u where num_reviews <> (select count(*) from reviews r
          where r.subject_id = u.id and r.status = 'shown' and r.counts)
        or rating <> (select coalesce(round(avg(stars), 2), 0) from reviews r
          where r.subject_id = u.id and r.status = 'shown' and r.counts)
      union all select e.id from equipments e where num_reviews <> (select count(*) from reviews r
          where r.equipment_id = e.id and r.status = 'shown' and r.counts)`,
  })
  expect(wrong).toEqual([])
})

test('nobody reviews too early, after 90 days, or what is not theirs', async () => {
  const bookingId = await it.booked(renter, machine, [0, 0])
  expect((await review(renter, { bookingId, stars: 1 })).body).toMatchObject({
    code: 'review.too_early',
    message: 'You can review this once it is delivered or completed.',
  })
  for (const to of ['accepted', 'handed-over', 'returned', 'completed']) {
    await it.step(to === 'returned' ? renter : it.owner, bookingId, to)
  }
  const stranger = await it.person()
  expect((await review(stranger, { bookingId, stars: 1 })).body.code).toBe('booking.not_found')
  expect((await review(stranger, { orderId: 'x', stars: 1 })).body.code).toBe('order.not_found')
  await write(`update bookings set completed_at = now() - interval '91 days' where id = $1`, [
    bookingId,
  ])
  expect((await it.get(renter, bookingId)).body.data.canReview).toBe(false)
  expect((await review(renter, { bookingId, stars: 1 })).body.code).toBe('review.too_late')
  expect((await ofMachine(machine)).numReviews).toBe(0)
})

const get = async (orderId: string, token: string) =>
  (await it.app.call('GET', `/api/order/get-order/${orderId}`, { token })).body.data

test('twelve orders of a friend are one review that counts, and gifts are none', async () => {
  const owner = await idOf(it.owner)
  const before = await ofPerson(owner)
  const gift = await delivered(renter, { price: 0 })
  expect(await get(gift, renter)).toMatchObject({ canReview: false, reviewOpensAt: null })
  expect((await review(renter, { orderId: gift, stars: 5 })).body).toMatchObject({
    code: 'review.gift',
    message: 'What cost nothing cannot be reviewed.',
  })
  const orders: string[] = []
  for (let i = 0; i < 12; i++) orders.push(await delivered(renter))
  const answers = await Promise.all(orders.map((orderId) => review(renter, { orderId, stars: 5 })))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(answers.filter(({ body }) => body.data.isCounted)).toHaveLength(1)
  const after = await ofPerson(owner, 'limit=50')
  expect(after.numReviews).toBe(before.numReviews + 1)
  expect(after.total).toBe(before.total + 12)
  const own = after.reviews.filter(({ item }: { item: string }) => item === 'Tomato').slice(0, 12)
  expect(own.filter(({ isCounted }: { isCounted: boolean }) => isCounted)).toHaveLength(1)
  const sum = after.distribution.reduce((all: number, given: number) => all + given, 0)
  expect(sum).toBe(after.numReviews)

  // The other way round is another pair, and after 90 days it counts anew.
  const [first = '', second = ''] = orders
  expect((await review(it.owner, { orderId: first, stars: 4 })).body.data.isCounted).toBe(true)
  await write(
    `update reviews set created_at = created_at - interval '91 days' where author_id = $1`,
    [await idOf(renter)],
  )
  const late = await delivered(renter)
  expect((await review(renter, { orderId: late, stars: 1 })).body.data.isCounted).toBe(true)
  expect((await review(renter, { orderId: second, stars: 1 })).body.code).toBe('review.given')
})

test('a second machine of the same owner brings no second review that counts', async () => {
  const other = await it.machine()
  const bookings = [await completed(), await completed(renter, other)]
  const answers = []
  for (const bookingId of bookings) answers.push(await review(renter, { bookingId, stars: 5 }))
  expect(answers.map(({ body }) => body.data.isCounted)).toEqual([true, false])
  expect(await it.read(machine)).toMatchObject({ rating: 5, numReviews: 1 })
  expect(await it.read(other)).toMatchObject({ rating: 0, numReviews: 0 })
  expect(await ofMachine(other)).toMatchObject({ total: 1, reviews: [{ isCounted: false }] })
})

test('without the buyer’s own word both sides wait 48 hours', async () => {
  const orderId = await delivered(renter, { deliveredBy: it.owner })
  for (const token of [renter, it.owner]) {
    const order = await get(orderId, token)
    expect(order.canReview).toBe(false)
    const waits = Date.parse(order.reviewOpensAt) - Date.now()
    expect(Math.abs(waits - 48 * 3_600_000)).toBeLessThan(60_000)
    expect((await review(token, { orderId, stars: 5 })).body).toMatchObject({
      code: 'review.unconfirmed',
      message:
        'You can review this 48 hours after the delivery, as the buyer has not confirmed it.',
    })
  }
  await write(
    `update order_events set created_at = created_at - interval '48 hours' where order_id = $1`,
    [orderId],
  )
  expect(await get(orderId, renter)).toMatchObject({ canReview: true, reviewOpensAt: null })
  expect((await review(renter, { orderId, stars: 5 })).status).toBe(200)
})

test('a booking that only the owner calls returned waits 48 hours as well', async () => {
  const bookingId = await completed(renter, machine, { returnedBy: it.owner })
  const { body } = await it.get(renter, bookingId)
  expect(body.data).toMatchObject({ canReview: false, reviewOpensAt: expect.any(String) })
  expect((await review(renter, { bookingId, stars: 5 })).body.code).toBe('review.unconfirmed')
  await write(`update bookings set completed_at = now() - interval '49 hours' where id = $1`, [
    bookingId,
  ])
  expect((await it.get(renter, bookingId)).body.data.canReview).toBe(true)
  expect((await review(renter, { bookingId, stars: 5 })).status).toBe(200)
})

test.each([
  [{ stars: 0 }, 'Stars must be a whole number from 1 to 5'],
  [{ stars: 6 }, 'Stars must be a whole number from 1 to 5'],
  [{ stars: 4.5 }, 'Stars must be a whole number from 1 to 5'],
  [{}, 'Please choose from 1 to 5 stars'],
  [{ stars: 5, text: 'x'.repeat(1001) }, 'Message cannot exceed 1000 characters'],
  [{ stars: 5, orderId: 'x' }, 'Either an order or a booking is reviewed'],
])('a review with %j is refused in a sentence', async (what, message) => {
  const { status, body } = await review(renter, { bookingId: 'x', ...what })
  expect([status, body.message]).toEqual([400, message])
})

test('a seller is shown to everybody with what they offer, and without what is private', async () => {
  const seller = await it.person('Meena', 'Rao')
  const id = await idOf(seller)
  const get = () => it.app.call('GET', `/api/review/seller/${id}`)
  expect((await get()).body.code).toBe('review.seller_not_found')
  const crop = await it.app.call('POST', '/api/crop/add-crop', { token: seller, body: newCrop })
  expect((await get()).body.data).toEqual({
    _id: id,
    name: 'Meena Rao',
    image: null,
    verified: false,
    place: 'Nashik, Maharashtra',
    rating: 0,
    numReviews: 0,
    memberSince: expect.stringMatching(/^\d{4}-/),
  })
  const offered = async () =>
    (await it.app.call('GET', `/api/crop/seller-crops/${id}`)).body.data.crops
  expect(await offered()).toMatchObject([{ _id: crop.body.data._id, isUserCrop: false }])
  await it.app.call('PATCH', `/api/crop/update-crop/${crop.body.data._id}`, {
    token: seller,
    body: { isArchived: true },
  })
  expect(await offered()).toEqual([])
  expect((await get()).status).toBe(404)
  const machines = await it.app.call('GET', '/api/equipment/seller-equipments/none')
  expect(machines.body.data).toMatchObject({ equipments: [], total: 0 })
})
