import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'

let rentals: Rentals
let renter: string
beforeAll(async () => {
  rentals = await createRentals()
  renter = await rentals.person('Ravi', 'Kumar')
})
afterAll(() => rentals.app.close())

test('an owner is notified of an earlier end than after 24 hours', async () => {
  const owner = await rentals.person('Om')
  const images = [await uploadPicture(rentals.app, owner)]
  const equipment = await rentals.equipment({ images }, owner)
  const answerBy = async () => {
    const { body } = await rentals.app.call('GET', '/api/user/notices', { token: owner })
    return body.data.notices[0].content.answerBy
  }
  await rentals.createBooking(renter, equipment, [1, 1])
  expect(await answerBy()).toBeUndefined()
  const today = await rentals.createBooking(renter, equipment, [0, 0])
  const { expiresAt } = (await rentals.get(owner, today)).body.data
  expect(await answerBy()).toBe(expiresAt)
})

test('after its last day a booking that was never handed over can only be cancelled, by both', async () => {
  const equipment = await rentals.equipment()
  for (const token of [renter, rentals.owner]) {
    const id = await rentals.createBooking(renter, equipment, [1, 1])
    await rentals.step(rentals.owner, id, 'accepted')
    await execute(
      rentals.app.services.db,
      sql`update bookings set first_day = first_day - 2, last_day = last_day - 2 where id = ${id}`,
    )
    const late = await rentals.step(rentals.owner, id, 'handed-over')
    expect([late.status, late.body.code]).toEqual([409, 'booking.days_over'])
    expect((await rentals.get(token, id)).body.data.changes).toEqual(['cancelled'])
    expect((await rentals.step(token, id, 'cancelled', 'Nobody came')).status).toBe(200)
  }
})
