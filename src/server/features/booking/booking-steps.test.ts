import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { bookingChanges } from '#shared/booking/booking.constants.ts'
import { expireBookings } from './booking-hold.service.ts'

let it: Rentals
let renter: string
beforeAll(async () => {
  it = await createRentals()
  renter = await it.person('Ravi', 'Kumar')
})
afterAll(() => it.app.close())

/** As if the request had been made so many hours earlier. */
const age = (id: string, hours: number) =>
  it.app.services.db.read({
    text: `update bookings set created_at = created_at - $2::int * interval '1 hour',
      expires_at = expires_at - $2::int * interval '1 hour' where id = $1`,
    values: [id, hours],
  })
/** As if its days had been so many days earlier. */
const shift = (id: string, days: number) =>
  it.app.services.db.read({
    text: `update bookings set first_day = first_day - $2::int, last_day = last_day - $2::int
      where id = $1`,
    values: [id, days],
  })
const told = async (token: string) =>
  (await it.app.call('GET', '/api/user/notices', { token })).body.data.notices.map(
    ({ content }: { content: { change: string } }) => content.change,
  )

test('a booking stays as it is when its machine changes or is archived', async () => {
  const equipment = await it.machine()
  const id = await it.booked(renter, equipment, [2, 4])
  await it.change(equipment, {
    name: 'Another',
    pricePerDay: 1,
    availableTo: inDays(1),
    isArchived: true,
  })
  expect((await it.step(it.owner, id, 'accepted')).body.data).toMatchObject({
    status: 'accepted',
    name: 'Combine harvester',
    total: 13501.5,
  })
})

test('a booking goes its whole way, each step by its side, and is counted and told', async () => {
  const equipment = await it.machine()
  const someone = await it.person('Ravi', 'Kumar')
  const id = await it.booked(someone, equipment, [1, 2])
  const refused = async (token: string, to: string) => (await it.step(token, id, to)).body.code
  expect(await refused(someone, 'accepted')).toBe('booking.owner_only')
  expect(await refused(it.owner, 'cancelled')).toBe('booking.renter_only')
  expect(await refused(it.owner, 'handed-over')).toBe('booking.not_possible')
  expect((await it.step(it.owner, id, 'accepted')).status).toBe(200)
  expect((await it.read(equipment)).bookingsCount).toBe(1)
  expect(await refused(it.owner, 'accepted')).toBe('booking.not_possible')
  expect(await refused(it.owner, 'handed-over')).toBe('booking.too_early')
  await shift(id, 1)
  expect(await refused(someone, 'cancelled')).toBe('booking.begun')
  expect((await it.step(it.owner, id, 'handed-over')).status).toBe(200)
  expect(await refused(someone, 'completed')).toBe('booking.not_possible')
  expect((await it.step(someone, id, 'returned')).status).toBe(200)
  expect((await it.taken(equipment)).taken).toEqual([])
  expect(await refused(someone, 'completed')).toBe('booking.owner_only')
  const { body } = await it.step(it.owner, id, 'completed')
  expect(body.data.events.map(({ status }: { status: string }) => status)).toEqual([
    'requested',
    'accepted',
    'handed-over',
    'returned',
    'completed',
  ])
  expect(body.data.changes).toEqual([])
  expect(await told(someone)).toEqual(['completed', 'handed-over', 'accepted'])
  expect((await told(it.owner)).slice(0, 2)).toEqual(['returned', 'requested'])
  expect((await it.read(equipment)).bookingsCount).toBe(1)
})

test('declining, and cancelling what was accepted, need a reason; the days are free again', async () => {
  const equipment = await it.machine()
  const first = await it.booked(renter, equipment, [1, 5])
  const bare = await it.step(it.owner, first, 'declined')
  expect([bare.status, bare.body.message]).toEqual([400, 'Please give a reason'])
  expect((await it.step(it.owner, first, 'declined', 'It is broken')).status).toBe(200)
  expect((await it.get(renter, first)).body.data.events.at(-1)).toMatchObject({
    status: 'declined',
    by: 'owner',
    reason: 'It is broken',
  })
  const second = await it.booked(renter, equipment, [1, 5])
  await it.step(it.owner, second, 'accepted')
  expect((await it.step(renter, second, 'cancelled')).status).toBe(400)
  expect((await it.step(renter, second, 'cancelled', 'Rain')).status).toBe(200)
  expect((await it.read(equipment)).bookingsCount).toBe(0)
  expect((await it.get(it.owner, second)).body.data.renter.phone).toBeNull()
  expect(
    (await it.step(renter, await it.booked(renter, equipment, [1, 5]), 'cancelled')).status,
  ).toBe(200)
})

test('what is not decided within 24 hours never blocks, is never accepted, and is said to be over', async () => {
  const equipment = await it.machine()
  const [late, later, last] = [
    await it.booked(renter, equipment, [1, 2]),
    await it.booked(renter, equipment, [3, 4]),
    await it.booked(renter, equipment, [5, 6]),
  ]
  for (const id of [late, later, last]) await age(id, 25)
  expect((await it.get(renter, late)).body.data).toMatchObject({
    status: 'expired',
    expiresAt: null,
    changes: [],
  })
  expect((await it.taken(equipment)).taken).toEqual([])
  const accepted = await it.step(it.owner, late, 'accepted')
  expect([accepted.status, accepted.body.code]).toEqual([409, 'booking.expired'])
  expect((await it.get(renter, late)).body.data.events.at(-1)).toMatchObject({
    status: 'expired',
    by: 'time',
  })
  await it.booked(await it.person(), equipment, [4, 5])
  const waiting = await it.booked(renter, equipment, [8, 9])
  await age(waiting, 25)
  await expireBookings(it.app.services.db)
  expect((await it.get(it.owner, waiting)).body.data.status).toBe('expired')
  expect((await told(renter)).filter((change: string) => change === 'expired')).toHaveLength(4)
})

test('a request for today waits no longer than today', async () => {
  const id = await it.booked(renter, await it.machine(), [0, 0])
  const { expiresAt } = (await it.get(renter, id)).body.data
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.parse(`${inDays(1)}T00:00:00+05:30`))
})

test('a booking of other people answers as one that is not there', async () => {
  const id = await it.booked(renter, await it.machine(), [1, 1])
  const stranger = await it.person()
  for (const which of [id, '0197a000-0000-7000-8000-000000000000', 'nothing']) {
    expect((await it.get(stranger, which)).body.code).toBe('booking.not_found')
    expect((await it.step(stranger, which, 'cancelled')).body.code).toBe('booking.not_found')
  }
})

test('each side finds its bookings by state, number, machine and name', async () => {
  const owner = await it.person('Meena', 'Rao')
  const someone = await it.person('Gopal', '100%')
  const equipment = await it.machine({ images: [await uploadPicture(it.app, owner)] }, owner)
  const first = await it.booked(someone, equipment, [1, 1])
  await it.booked(someone, equipment, [2, 2])
  await it.step(owner, first, 'accepted')
  const list = async (side: string, token: string, query = '') =>
    (await it.app.call('GET', `/api/booking/${side}-bookings?${query}`, { token })).body.data
  const mine = await list('my', someone)
  expect(mine).toMatchObject({ total: 2, counts: { accepted: 1, requested: 1 }, totalPages: 1 })
  expect(mine.bookings[1]).toMatchObject({ _id: first, role: 'renter', otherName: 'Meena Rao' })
  expect(await list('owner', someone)).toMatchObject({ total: 0, bookings: [], counts: {} })
  const number = mine.bookings[1].number
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

test('however people change their bookings, no days overlap and the count is that of the rows', async () => {
  const equipments = [await it.machine(), await it.machine()]
  const people = await Promise.all([1, 2, 3].map(() => it.person()))
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          who: fc.integer({ min: 0, max: 2 }),
          machine: fc.integer({ min: 0, max: 1 }),
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
          queries.map(async ({ who, machine: equipment, from, length, steps }) => {
            const [token = '', id = ''] = [people[who], equipments[equipment]]
            const { body } = await it.ask(token, id, [from, from + length])
            for (const { to, isOwner } of body.success ? steps : []) {
              await it.step(isOwner ? it.owner : token, body.data._id, to, 'Rain')
            }
          }),
        )
        const wrong = await it.app.services.db.read({
          text: `select id from equipments e where bookings_count <> (select count(*) from bookings b
              where b.equipment_id = e.id and status in
                ('accepted', 'handed-over', 'returned', 'completed'))
            union all select a.id from bookings a join bookings b on a.id < b.id
              and a.equipment_id = b.equipment_id and a.days && b.days
              where a.status in ('requested', 'accepted', 'handed-over')
                and b.status in ('requested', 'accepted', 'handed-over')`,
        })
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 6 },
  )
})
