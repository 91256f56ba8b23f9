import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { bookingChanges } from '#shared/booking/booking.constants.ts'
import { expireBookings } from './booking-expiry.service.ts'

let rentals: Rentals
let renter: string
beforeAll(async () => {
  rentals = await createRentals()
  renter = await rentals.person('Ravi', 'Kumar')
})
afterAll(() => rentals.app.close())

/** Moves the request back by this many hours. */
const age = (id: string, hours: number) =>
  execute(
    rentals.app.services.db,
    sql`update bookings set created_at = created_at - ${hours}::int * interval '1 hour',
      expires_at = expires_at - ${hours}::int * interval '1 hour' where id = ${id}`,
  )
/** Moves the booked days back by this many days. */
const shift = (id: string, days: number) =>
  execute(
    rentals.app.services.db,
    sql`update bookings set first_day = first_day - ${days}::int, last_day = last_day - ${days}::int
      where id = ${id}`,
  )
const notifications = async (token: string) =>
  (await rentals.app.call('GET', '/api/user/notices', { token })).body.data.notices.map(
    ({ content }: { content: { change: string } }) => content.change,
  )

test('a booking does not change when its machine changes or is archived', async () => {
  const equipment = await rentals.equipment()
  const id = await rentals.createBooking(renter, equipment, [2, 4])
  await rentals.change(equipment, {
    name: 'Another',
    pricePerDay: 1,
    availableTo: inDays(1),
    isArchived: true,
  })
  expect((await rentals.step(rentals.owner, id, 'accepted')).body.data).toMatchObject({
    status: 'accepted',
    name: 'Combine harvester',
    total: 13501.5,
  })
})

test('a booking passes every step by the right person, is counted, and sends notifications', async () => {
  const equipment = await rentals.equipment()
  const someone = await rentals.person('Ravi', 'Kumar')
  const id = await rentals.createBooking(someone, equipment, [1, 2])
  const refused = async (token: string, to: string) => (await rentals.step(token, id, to)).body.code
  expect(await refused(someone, 'accepted')).toBe('booking.owner_only')
  expect(await refused(rentals.owner, 'cancelled')).toBe('booking.renter_only')
  expect(await refused(rentals.owner, 'handed-over')).toBe('booking.not_possible')
  expect((await rentals.step(rentals.owner, id, 'accepted')).status).toBe(200)
  expect((await rentals.read(equipment)).bookingsCount).toBe(1)
  expect(await refused(rentals.owner, 'accepted')).toBe('booking.not_possible')
  expect(await refused(rentals.owner, 'handed-over')).toBe('booking.too_early')
  await shift(id, 1)
  expect(await refused(someone, 'cancelled')).toBe('booking.begun')
  expect((await rentals.step(rentals.owner, id, 'handed-over')).status).toBe(200)
  expect(await refused(someone, 'completed')).toBe('booking.not_possible')
  expect((await rentals.step(someone, id, 'returned')).status).toBe(200)
  expect((await rentals.taken(equipment)).taken).toEqual([])
  expect(await refused(someone, 'completed')).toBe('booking.owner_only')
  const { body } = await rentals.step(rentals.owner, id, 'completed')
  expect(body.data.events.map(({ status }: { status: string }) => status)).toEqual([
    'requested',
    'accepted',
    'handed-over',
    'returned',
    'completed',
  ])
  expect(body.data.changes).toEqual([])
  expect(await notifications(someone)).toEqual(['completed', 'handed-over', 'accepted'])
  expect((await notifications(rentals.owner)).slice(0, 2)).toEqual(['returned', 'requested'])
  expect((await rentals.read(equipment)).bookingsCount).toBe(1)
})

test('declining a request and cancelling a booking require a reason and free the days', async () => {
  const equipment = await rentals.equipment()
  const first = await rentals.createBooking(renter, equipment, [1, 5])
  const bare = await rentals.step(rentals.owner, first, 'declined')
  expect([bare.status, bare.body.message]).toEqual([400, 'Please give a reason'])
  expect((await rentals.step(rentals.owner, first, 'declined', 'It is broken')).status).toBe(200)
  expect((await rentals.get(renter, first)).body.data.events.at(-1)).toMatchObject({
    status: 'declined',
    by: 'owner',
    reason: 'It is broken',
  })
  const second = await rentals.createBooking(renter, equipment, [1, 5])
  await rentals.step(rentals.owner, second, 'accepted')
  expect((await rentals.step(renter, second, 'cancelled')).status).toBe(400)
  expect((await rentals.step(renter, second, 'cancelled', 'Rain')).status).toBe(200)
  expect((await rentals.read(equipment)).bookingsCount).toBe(0)
  expect((await rentals.get(rentals.owner, second)).body.data.renter.phone).toBeNull()
  expect(
    (
      await rentals.step(
        renter,
        await rentals.createBooking(renter, equipment, [1, 5]),
        'cancelled',
      )
    ).status,
  ).toBe(200)
})

test('a request that is not decided within 24 hours frees its days, cannot be accepted, and expires', async () => {
  const equipment = await rentals.equipment()
  const [late, later, last] = [
    await rentals.createBooking(renter, equipment, [1, 2]),
    await rentals.createBooking(renter, equipment, [3, 4]),
    await rentals.createBooking(renter, equipment, [5, 6]),
  ]
  for (const id of [late, later, last]) await age(id, 25)
  expect((await rentals.get(renter, late)).body.data).toMatchObject({
    status: 'expired',
    expiresAt: null,
    changes: [],
  })
  expect((await rentals.taken(equipment)).taken).toEqual([])
  const accepted = await rentals.step(rentals.owner, late, 'accepted')
  expect([accepted.status, accepted.body.code]).toEqual([409, 'booking.expired'])
  expect((await rentals.get(renter, late)).body.data.events.at(-1)).toMatchObject({
    status: 'expired',
    by: 'time',
  })
  await rentals.createBooking(await rentals.person(), equipment, [4, 5])
  const waiting = await rentals.createBooking(renter, equipment, [8, 9])
  await age(waiting, 25)
  await expireBookings(rentals.app.services.db)
  expect((await rentals.get(rentals.owner, waiting)).body.data.status).toBe('expired')
  expect(
    (await notifications(renter)).filter((change: string) => change === 'expired'),
  ).toHaveLength(4)
})

test('a request for today expires today', async () => {
  const id = await rentals.createBooking(renter, await rentals.equipment(), [0, 0])
  const { expiresAt } = (await rentals.get(renter, id)).body.data
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.parse(`${inDays(1)}T00:00:00+05:30`))
})

test('a booking of other people is not found', async () => {
  const id = await rentals.createBooking(renter, await rentals.equipment(), [1, 1])
  const stranger = await rentals.person()
  for (const which of [id, '0197a000-0000-7000-8000-000000000000', 'nothing']) {
    expect((await rentals.get(stranger, which)).body.code).toBe('booking.not_found')
    expect((await rentals.step(stranger, which, 'cancelled')).body.code).toBe('booking.not_found')
  }
})

test('renters and owners find their bookings by status, number, machine and name', async () => {
  const owner = await rentals.person('Meena', 'Rao')
  const someone = await rentals.person('Gopal', '100%')
  const equipment = await rentals.equipment(
    { images: [await uploadPicture(rentals.app, owner)] },
    owner,
  )
  const first = await rentals.createBooking(someone, equipment, [1, 1])
  await rentals.createBooking(someone, equipment, [2, 2])
  await rentals.step(owner, first, 'accepted')
  const list = async (side: string, token: string, query = '') =>
    (await rentals.app.call('GET', `/api/booking/${side}-bookings?${query}`, { token })).body.data
  const ownBookings = await list('my', someone)
  expect(ownBookings).toMatchObject({
    total: 2,
    counts: { accepted: 1, requested: 1 },
    totalPages: 1,
  })
  expect(ownBookings.bookings[1]).toMatchObject({
    _id: first,
    role: 'renter',
    otherName: 'Meena Rao',
  })
  expect(await list('owner', someone)).toMatchObject({ total: 0, bookings: [], counts: {} })
  // A request that nobody answered in time counts as expired before the job has seen it.
  const late = await rentals.createBooking(someone, equipment, [3, 3])
  await age(late, 25)
  expect((await list('my', someone)).counts).toEqual({ accepted: 1, requested: 1, expired: 1 })
  const number = ownBookings.bookings[1].number
  for (const query of [
    'status=accepted',
    `q=${number}`,
    'q=gopal&status=accepted',
    'q=0%25&limit=1&page=2',
  ]) {
    const { bookings } = await list('owner', owner, query)
    expect(bookings.map(({ _id }: { _id: string }) => _id)).toEqual([first])
  }
  expect((await list('owner', owner, 'q=_')).bookings).toEqual([])
})

test('after any sequence of changes, no booked days overlap and the machine’s count matches its rows', async () => {
  const equipments = [await rentals.equipment(), await rentals.equipment()]
  const people = await Promise.all([1, 2, 3].map(() => rentals.person()))
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          who: fc.integer({ min: 0, max: 2 }),
          equipment: fc.integer({ min: 0, max: 1 }),
          from: fc.integer({ min: 0, max: 12 }),
          length: fc.integer({ min: 0, max: 4 }),
          steps: fc.array(
            fc.record({ to: fc.constantFrom(...bookingChanges), isOwner: fc.boolean() }),
            { maxLength: 6 },
          ),
        }),
        { minLength: 3, maxLength: 6 },
      ),
      async (queries) => {
        await Promise.all(
          queries.map(async ({ who: person, equipment, from, length, steps }) => {
            const [token = '', id = ''] = [people[person], equipments[equipment]]
            const { body } = await rentals.ask(token, id, [from, from + length])
            for (const { to, isOwner } of body.success ? steps : []) {
              await rentals.step(isOwner ? rentals.owner : token, body.data._id, to, 'Rain')
            }
          }),
        )
        const wrong = await queryRows(
          rentals.app.services.db,
          sql`select id from equipments e where bookings_count <> (select count(*) from bookings b
              where b.equipment_id = e.id and status in
                ('accepted', 'handed-over', 'returned', 'completed'))
            union all select a.id from bookings a join bookings b on a.id < b.id
              and a.equipment_id = b.equipment_id and a.days && b.days
              where a.status in ('requested', 'accepted', 'handed-over')
                and b.status in ('requested', 'accepted', 'handed-over')`,
        )
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 6 },
  )
})
