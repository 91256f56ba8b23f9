import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { expireBookings } from './booking-expiry.service.ts'
import { maxBookingRequestsPerDay } from './booking-limits.service.ts'

let rentals: Rentals
beforeAll(async () => {
  rentals = await createRentals({
    OPEN_BOOKINGS_PER_RENTER: '6',
    OPEN_BOOKINGS_PER_NEW_RENTER: undefined,
    OPEN_BOOKINGS_WITH_ONE_OWNER: undefined,
  })
})
afterAll(() => rentals.app.close())

const write = (statement: SqlFragment) => execute(rentals.app.services.db, statement)

/** An owner with a machine. */
async function newOwner() {
  const token = await rentals.person('Meena')
  const images = [await uploadPicture(rentals.app, token)]
  return { token, equipmentId: await rentals.equipment({ images }, token) }
}

/** Requests a day. @returns the booking's id, or why it was refused. */
async function request(token: string, equipmentId: string, day = 1): Promise<string> {
  const { body } = await rentals.ask(token, equipmentId, [day, day])
  return body.code ?? body.data._id
}

const uuid = /^[0-9a-f-]{36}$/

test('a new renter can have five requests waiting, three of them with one owner', async () => {
  const [renter, owners] = [
    await rentals.person(),
    [await newOwner(), await newOwner(), await newOwner()],
  ]
  const [first, second, third] = owners.map(({ equipmentId }) => equipmentId)
  const answers = []
  for (const day of [1, 2, 3, 4]) answers.push(await request(renter, first ?? '', day))
  expect(answers[3]).toBe('booking.too_many_with_owner')
  answers.push(await request(renter, second ?? '', 1), await request(renter, second ?? '', 2))
  expect(answers.filter((answer) => uuid.test(answer))).toHaveLength(5)
  expect(await request(renter, third ?? '')).toBe('booking.too_many')
  await rentals.step(renter, answers[0] ?? '', 'cancelled')
  expect(await request(renter, third ?? '')).toMatch(uuid)
})

test('expired requests count for one more day, so that days cannot be requested again and again', async () => {
  const renter = await rentals.person()
  const owners = [await newOwner(), await newOwner(), await newOwner(), await newOwner()]
  const [first = '', second = '', third = '', fourth = ''] = owners.map((one) => one.equipmentId)
  const ids: string[] = []
  for (const day of [1, 2, 3]) ids.push(await request(renter, first, day))
  for (const day of [1, 2]) ids.push(await request(renter, second, day))
  const age = (hours: number) =>
    write(
      sql`update bookings set created_at = now() - make_interval(hours => ${hours}),
          expires_at = case when status = 'requested' then now() end
        where id = any(${ids}::uuid[])`,
    )
  await age(24)
  await expireBookings(rentals.app.services.db)
  expect((await rentals.get(renter, ids[0] ?? '')).body.data.status).toBe('expired')
  expect(await request(renter, fourth)).toBe('booking.too_many')
  await age(47)
  const refused = await rentals.ask(renter, third, [1, 1])
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'booking.too_many',
      message:
        'Too many of your requests are waiting for an answer or ended without one in the last 2 days. Cancel one that you sent in the last 2 hours, or try again later.',
    }),
  ])
  await age(49)
  expect(await request(renter, first)).toMatch(uuid)
})

test('a request that its renter cancels after more than two hours counts for one more day', async () => {
  const renter = await rentals.person()
  const { equipmentId, token: owner } = await newOwner()
  const { equipmentId: other } = await newOwner()
  const ids: string[] = []
  for (const day of [1, 2, 3]) ids.push(await request(renter, equipmentId, day))
  for (const day of [1, 2]) ids.push(await request(renter, other, day))
  const [late = '', early = '', accepted = ''] = ids
  const age = (id: string, hours: number) =>
    write(
      sql`update bookings set created_at = created_at - make_interval(hours => ${hours}) where id = ${id}`,
    )
  await age(late, 23)
  await rentals.step(renter, late, 'cancelled')
  expect(await request(renter, equipmentId, 1)).toBe('booking.too_many')
  await age(early, 1)
  await rentals.step(renter, early, 'cancelled')
  expect(await request(renter, equipmentId, 1)).toMatch(uuid)
  // What the owner agreed to did not reserve days without an answer.
  await age(accepted, 23)
  await rentals.step(owner, accepted, 'accepted')
  await rentals.step(renter, accepted, 'cancelled', 'It rains')
  expect(await request(renter, equipmentId, 2)).toMatch(uuid)
  expect(await request(renter, equipmentId, 3)).toBe('booking.too_many')
  await write(
    sql`update booking_events set created_at = created_at - interval '25 hours' where booking_id = ${late}`,
  )
  expect(await request(renter, equipmentId, 3)).toMatch(uuid)
})

test('requests that an owner declined do not count, and a completed booking that was not free raises the limit', async () => {
  const renter = await rentals.person()
  const owners = [await newOwner(), await newOwner(), await newOwner(), await newOwner()]
  const [first, second, third, fourth] = owners.map((one) => one.equipmentId)
  const complete = async (day: number) => {
    const id = await request(renter, first ?? '', day)
    for (const to of ['accepted', 'handed-over', 'returned', 'completed']) {
      await rentals.step(to === 'returned' ? renter : (owners[0]?.token ?? ''), id, to)
    }
    return id
  }
  const completed = await complete(0)
  await write(sql`update bookings set total = 0 where id = ${completed}`)
  const ids: string[] = []
  for (const equipmentId of [second, third, fourth, second, third]) {
    ids.push(await request(renter, equipmentId ?? '', 10 + ids.length))
  }
  expect(ids.every((id) => uuid.test(id))).toBe(true)
  expect(await request(renter, fourth ?? '', 20)).toBe('booking.too_many')
  await rentals.step(owners[1]?.token ?? '', ids[0] ?? '', 'declined', 'It is broken')
  expect(await request(renter, fourth ?? '', 20)).toMatch(uuid)
  expect(await request(renter, second ?? '', 21)).toBe('booking.too_many')
  await write(sql`update bookings set total = 100 where id = ${completed}`)
  expect(await request(renter, second ?? '', 21)).toMatch(uuid)
  expect(await request(renter, second ?? '', 22)).toBe('booking.too_many')
})

test('a renter can make fifty requests in 24 hours, even when each is cancelled', async () => {
  const renter = await rentals.person()
  const { equipmentId } = await newOwner()
  const id = await request(renter, equipmentId)
  await rentals.step(renter, id, 'cancelled')
  const { equipmentId: other } = await newOwner()
  await write(
    sql`insert into bookings (id, equipment_id, owner_id, renter_id, status, first_day, last_day, number, name,
        price_per_day, currency, total, created_at, updated_at)
      select gen_random_uuid(), equipment_id, owner_id, renter_id, 'cancelled', first_day, last_day, 'KB-F' || n, name,
        price_per_day, currency, total, created_at, updated_at
      from bookings, generate_series(2, ${sql.raw(maxBookingRequestsPerDay)}) n where id = ${id}`,
  )
  const refused = await rentals.ask(renter, other, [1, 1])
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited'])
  await write(
    sql`update bookings set created_at = created_at - interval '25 hours' where id = ${id}`,
  )
  expect(await request(renter, other)).toMatch(uuid)
})
