import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'

let rentals: Rentals
let equipment: string
beforeAll(async () => {
  rentals = await createRentals()
  equipment = await rentals.equipment()
})
afterAll(() => rentals.app.close())

const acceptMany = (bookingIds: unknown, token = rentals.owner, to = 'accepted') =>
  rentals.app.call('POST', '/api/booking/change-statuses', { token, body: { bookingIds, to } })
const outcomesOf = async (answer: ReturnType<typeof acceptMany>) =>
  (await answer).body.data.results.map(
    ({ outcome, refusal }: { outcome: string; refusal: { code: string } | null }) =>
      refusal?.code ?? outcome,
  )
let nextDay = 1
const request = (token: string) => {
  nextDay += 2
  return rentals.createBooking(token, equipment, [nextDay, nextDay])
}

test('each request of a batch is judged on its own, once, also by two batches at once', async () => {
  const renter = await rentals.person('Ravi', 'Kumar')
  const [open, withdrawn, second] = [
    await request(renter),
    await request(renter),
    await request(renter),
  ]
  await rentals.step(renter, withdrawn, 'cancelled')
  const before = (await rentals.read(equipment)).bookingsCount
  const ids = [open, withdrawn, second, 'nonsense']
  const outcomes = await Promise.all([
    outcomesOf(acceptMany(ids)),
    outcomesOf(acceptMany(ids.toReversed())),
  ])
  expect(outcomes.flat().toSorted()).toEqual([
    'booking.not_found',
    'booking.not_found',
    'booking.not_possible',
    'booking.not_possible',
    'changed',
    'changed',
    'unchanged',
    'unchanged',
  ])
  expect((await rentals.read(equipment)).bookingsCount).toBe(before + 2)
})

test('a stranger and the renter accept nothing, and a batch has at most 50 requests', async () => {
  const renter = await rentals.person('Ravi', 'Kumar')
  const id = await request(renter)
  const stranger = await rentals.person('Bina')
  expect(await outcomesOf(acceptMany([id], stranger))).toEqual(['booking.not_found'])
  expect(await outcomesOf(acceptMany([id], renter))).toEqual(['booking.owner_only'])
  for (const wrong of [[], Array.from({ length: 51 }, () => id)]) {
    expect((await acceptMany(wrong)).status).toBe(400)
  }
  expect((await acceptMany([id], rentals.owner, 'declined')).status).toBe(400)
  expect((await rentals.get(renter, id)).body.data.status).toBe('requested')
})

test('bookings are sorted by day, sum, name and step', async () => {
  const owner = await rentals.person('Meera', 'Patil')
  const { app } = rentals
  const picture = await uploadPicture(app, owner)
  const equipmentId = await rentals.equipment({ images: [picture] }, owner)
  const people = [await rentals.person('Zoya'), await rentals.person('asha')]
  const ids = [
    await rentals.createBooking(people[0] ?? '', equipmentId, [20, 22]),
    await rentals.createBooking(people[1] ?? '', equipmentId, [10, 10]),
  ]
  await rentals.step(owner, ids[0] ?? '', 'accepted')
  const sorted = async (sort: string) => {
    const { body } = await app.call('GET', `/api/booking/owner-bookings?sort=${sort}`, {
      token: owner,
    })
    return body.data.bookings.map(({ _id }: { _id: string }) => ids.indexOf(_id))
  }
  for (const sort of ['newest', 'day-first', 'total-low', 'name-a', 'step-first']) {
    expect([sort, await sorted(sort)]).toEqual([sort, [1, 0]])
  }
  for (const sort of ['oldest', 'day-last', 'total-high', 'name-z', 'step-last']) {
    expect([sort, await sorted(sort)]).toEqual([sort, [0, 1]])
  }
})
