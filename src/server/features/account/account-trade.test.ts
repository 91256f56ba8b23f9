import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'

let rentals: Rentals
let account: ReturnType<typeof accountCalls>
beforeAll(async () => {
  rentals = await createRentals()
  account = accountCalls(rentals.app)
})
afterAll(() => rentals.app.close())

/** An owner with one machine. */
async function newOwner(firstName: string) {
  const token = await rentals.person(firstName)
  const equipment = await rentals.equipment(
    { images: [await uploadPicture(rentals.app, token)] },
    token,
  )
  return { token, equipment }
}
const phoneOf = async (token: string) =>
  (await rentals.app.call('GET', '/api/user/get-user', { token })).body.data.phone as string
const booking = async (token: string, bookingId: string) =>
  (await rentals.get(token, bookingId)).body.data

test('an accepted booking keeps both its renter and its owner from leaving, and is named to them', async () => {
  const renter = await rentals.person('Kiran')
  const equipment = await rentals.equipment()
  const bookingId = await rentals.createBooking(renter, equipment, [3, 4])
  expect((await rentals.step(rentals.owner, bookingId, 'accepted')).status).toBe(200)
  const { number } = await booking(renter, bookingId)
  for (const [token, role] of [
    [renter, 'renter'],
    [rentals.owner, 'owner'],
  ] as const) {
    expect(await account.post('request-deletion-otp', token)).toMatchObject({
      status: 409,
      body: { code: 'account.open_trade' },
    })
    expect((await account.status(token)).openBookings).toEqual([
      { _id: bookingId, number, role, status: 'accepted' },
    ])
  }
  await rentals.step(rentals.owner, bookingId, 'cancelled', 'Broken')
  expect((await account.status(renter)).openBookings).toEqual([])
})

test('a booking whose days and changes are a month old keeps nobody', async () => {
  const renter = await rentals.person('Lata')
  const bookingId = await rentals.createBooking(renter, await rentals.equipment(), [5, 6])
  await rentals.step(rentals.owner, bookingId, 'accepted')
  const { db } = rentals.app.services
  const move = async (days: number) => {
    const day = sql`current_date - ${days}::int`
    await execute(
      db,
      sql`update bookings set first_day = ${day}, last_day = ${day} where id = ${bookingId}`,
    )
    // A change of the days is a change of the booking.
    await execute(
      db,
      sql`update bookings set updated_at = now() - interval '31 days' where id = ${bookingId}`,
    )
  }
  await move(20)
  expect((await account.status(renter)).openBookings).toHaveLength(1)
  await move(32)
  expect((await account.status(renter)).openBookings).toEqual([])
})

test('requests that wait are cancelled for their renter and declined for their owner who leaves, with the reason', async () => {
  const leaving = await newOwner('Meera')
  const other = await rentals.person('Nand')
  const requested = await rentals.createBooking(leaving.token, await rentals.equipment(), [7, 8])
  const received = await rentals.createBooking(other, leaving.equipment, [7, 8])
  const person = { token: leaving.token, phone: await phoneOf(leaving.token) }
  expect((await account.requestDeletion(person)).status).toBe(200)

  const reason = 'This account is being deleted.'
  const cancelled = await booking(rentals.owner, requested)
  expect(cancelled.status).toBe('cancelled')
  expect(cancelled.events.at(-1)).toMatchObject({ reason })
  const declined = await booking(other, received)
  expect(declined.status).toBe('declined')
  expect(declined.events.at(-1)).toMatchObject({ reason })
})
