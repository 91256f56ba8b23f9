import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'

let rentals: Rentals
let renter: string
beforeAll(async () => {
  rentals = await createRentals()
  renter = await rentals.person('Ravi', 'Kumar')
})
afterAll(() => rentals.app.close())

test('a request reserves its days, and each person sees the allowed changes and the phones they need', async () => {
  const equipment = await rentals.equipment()
  const { body } = await rentals.ask(renter, equipment, [2, 4], { note: '<b>For wheat</b>' })
  expect(body.data).toMatchObject({
    number: expect.stringMatching(/^KB-[2-9A-HJ-NP-Z]{8}$/),
    role: 'renter',
    status: 'requested',
    equipmentId: equipment,
    name: 'Combine harvester',
    image: rentals.image,
    from: inDays(2),
    to: inDays(4),
    days: 3,
    pricePerDay: 4500.5,
    currency: 'INR',
    total: 13501.5,
    otherName: 'Asha Patil',
    owner: {
      name: 'Asha Patil',
      place: 'Nashik, Maharashtra',
      placeHindi: 'नासिक',
      phone: null,
    },
    note: '<b>For wheat</b>',
    events: [{ status: 'requested', by: 'renter', reason: '' }],
    changes: ['cancelled'],
    canReview: false,
  })
  const seen = (await rentals.get(rentals.owner, body.data._id)).body.data
  expect(seen).toMatchObject({
    role: 'owner',
    otherName: 'Ravi Kumar',
    renter: { placeHindi: 'नासिक', phone: expect.stringMatching(/^\d{10}$/) },
    changes: ['accepted', 'declined'],
  })
  const hours = (Date.parse(seen.expiresAt) - Date.parse(seen.createdAt)) / 3_600_000
  expect(hours).toBeCloseTo(24, 1)
  expect(
    (await rentals.step(rentals.owner, body.data._id, 'accepted')).body.data.expiresAt,
  ).toBeNull()
  expect((await rentals.get(renter, body.data._id)).body.data.owner.phone).toMatch(/^\d{10}$/)
})

test('days that overlap by one are rejected, and adjacent days can be booked', async () => {
  const equipment = await rentals.equipment()
  await rentals.createBooking(renter, equipment, [10, 12])
  for (const days of [
    [12, 14],
    [8, 10],
    [11, 11],
    [9, 13],
  ] as [number, number][]) {
    const { status, body } = await rentals.ask(await rentals.person(), equipment, days)
    expect([status, body.code, body.message]).toEqual([
      409,
      'booking.taken',
      'Some of these days are already taken. Please choose other days.',
    ])
  }
  await rentals.createBooking(renter, equipment, [13, 14])
  await rentals.createBooking(renter, equipment, [9, 9])
})

test('of many simultaneous requests for overlapping days, each day goes to one renter', async () => {
  const equipment = await rentals.equipment()
  const people = await Promise.all(Array.from({ length: 6 }, () => rentals.person()))
  const queries = Array.from({ length: 48 }, (_, i) => ({
    token: people[i % people.length] ?? '',
    days: [20 + (i % 7), 20 + (i % 7) + (i % 3)] as [number, number],
  }))
  const answers = await Promise.all(
    queries.map(({ token, days }) => rentals.ask(token, equipment, days)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array(answers.filter(({ status }) => status === 409).length).fill('booking.taken'),
  )
  const overlaps = await queryRows(
    rentals.app.services.db,
    sql`select 1 from bookings a join bookings b on a.id < b.id and a.days && b.days
      where a.equipment_id = ${equipment} and b.equipment_id = ${equipment}`,
  )
  expect(overlaps).toEqual([])
  const { taken } = await rentals.taken(equipment)
  expect(taken.length).toBeGreaterThan(0)
})

test('the database constraint rejects an overlap that the code did not notice', async () => {
  const equipment = await rentals.equipment()
  const id = await rentals.createBooking(renter, equipment, [2, 3])
  const copy = rentals.app.services.db.transaction((em) =>
    execute(
      em,
      sql`insert into bookings (id, equipment_id, owner_id, status, first_day, last_day, created_at,
          updated_at)
        select gen_random_uuid(), equipment_id, owner_id, 'blocked', last_day, last_day + 5, now(), now()
        from bookings where id = ${id}`,
    ),
  )
  await expect(copy).rejects.toMatchObject({ code: '23P01' })
  await rentals.createBooking(renter, equipment, [4, 5])
})

test('requests with one key make one booking; a different body with the same key is rejected', async () => {
  const equipment = await rentals.equipment()
  const headers = { 'idempotency-key': 'one-tap' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => rentals.ask(renter, equipment, [2, 4], { headers })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
  expect(answers.filter(({ headers: sent }) => sent['idempotent-replayed'])).toHaveLength(2)
  const others = await Promise.all([
    rentals.ask(renter, equipment, [2, 5], { headers }),
    rentals.ask(renter, equipment, [1, 4], { headers }),
    rentals.ask(renter, equipment, [2, 4], { headers, note: 'For rice' }),
    rentals.ask(renter, await rentals.equipment(), [2, 4], { headers }),
  ])
  for (const terms of [{ pricePerDay: 1 }, { currency: 'USD' }, { name: 'Another' }])
    others.push(await rentals.ask(renter, equipment, [2, 4], { headers, ...terms }))
  const mismatch = [422, 'idempotency.mismatch']
  expect(others.map(({ status, body }) => [status, body.code])).toEqual(Array(7).fill(mismatch))
  expect((await rentals.ask(await rentals.person(), equipment, [6, 6], { headers })).status).toBe(
    200,
  )
})

test.each([
  [[-1, 1], {}, 400, 'Start date cannot be in the past'],
  [[3, 2], {}, 400, 'End date cannot be before the start date'],
  [[1, 31], {}, 400, 'Days cannot exceed 30'],
  [[1, 9], {}, 400, 'The machine is not offered on all of these days.'],
  [[0, 0], {}, 400, 'The machine is not offered on all of these days.'],
  [
    [1, 1],
    { pricePerDay: 4500 },
    409,
    'The price has changed since you looked. Please check the new price and book again.',
  ],
  [[1, 1], { pricePerDay: -1 }, 400, undefined],
  [[1, 1], { equipmentId: 'none' }, 404, 'This equipment is no longer here.'],
  [[1, 1], { from: 'tomorrow' }, 400, 'Start date must be a date (YYYY-MM-DD)'],
  [[1, 1], { note: 'x'.repeat(501) }, 400, 'Note cannot exceed 500 characters'],
] as [[number, number], object, number, string | undefined][])(
  'days %j with %j are refused in a sentence',
  async (days, more, status, message) => {
    const equipment = await rentals.equipment({ availableFrom: inDays(1), availableTo: inDays(8) })
    const answer = await rentals.ask(renter, equipment, days, { ...more })
    expect(answer.status).toBe(status)
    if (message) expect(answer.body.message).toBe(message)
    expect((await rentals.taken(equipment)).taken).toEqual([])
  },
)

test('the first and the last day on which a machine is offered can be booked, and none beyond them', async () => {
  const equipment = await rentals.equipment({ availableFrom: inDays(2), availableTo: inDays(8) })
  expect(await rentals.taken(equipment)).toEqual({ first: inDays(2), last: inDays(8), taken: [] })
  const statusOf = async (days: [number, number]) =>
    (await rentals.ask(renter, equipment, days)).status
  expect(await statusOf([1, 2])).toBe(400)
  expect(await statusOf([8, 9])).toBe(400)
  expect(await statusOf([2, 2])).toBe(200)
  expect(await statusOf([8, 8])).toBe(200)
})

test('nobody can book their own, an unavailable or an archived machine', async () => {
  const equipment = await rentals.equipment()
  expect((await rentals.ask(rentals.owner, equipment, [1, 2])).body.code).toBe('booking.own')
  await rentals.change(equipment, { status: 'maintenance' })
  expect((await rentals.ask(renter, equipment, [1, 2])).body.code).toBe('booking.unavailable')
  await rentals.change(equipment, { status: 'available', isArchived: true })
  expect((await rentals.ask(renter, equipment, [1, 2])).status).toBe(404)
  expect((await rentals.app.call('GET', `/api/booking/taken-days/${equipment}`)).status).toBe(404)
  const visitor = await rentals.app.call('POST', '/api/booking/request-booking', { body: {} })
  expect(visitor.status).toBe(401)
})

test('an owner blocks and frees days under the same constraint; other people see only that they are taken', async () => {
  const equipment = await rentals.equipment()
  await rentals.createBooking(renter, equipment, [3, 4])
  expect((await rentals.block(rentals.owner, equipment, [4, 6])).body).toMatchObject({
    code: 'booking.taken',
    message: 'Some of these days are booked or blocked already.',
  })
  const blockId = (await rentals.block(rentals.owner, equipment, [5, 6])).body.data._id
  expect((await rentals.ask(renter, equipment, [6, 7])).body.code).toBe('booking.taken')
  const ranges = [
    { from: inDays(3), to: inDays(4), isBlocked: false, blockId: null },
    { from: inDays(5), to: inDays(6), isBlocked: true, blockId },
  ]
  expect(await rentals.taken(equipment, rentals.owner)).toEqual({
    first: inDays(0),
    last: inDays(300),
    taken: ranges,
  })
  expect((await rentals.taken(equipment)).taken).toEqual([
    ranges[0],
    { ...ranges[1], blockId: null },
  ])
  expect((await rentals.block(renter, equipment, [8, 9])).body.code).toBe('equipment.not_owner')
  expect((await rentals.block(rentals.owner, equipment, [-1, 9])).status).toBe(400)
  expect((await rentals.block(rentals.owner, equipment, [1090, 1096])).status).toBe(400)
  const free = (token: string, id: string) =>
    rentals.app.call('POST', `/api/booking/unblock-days/${id}`, { token, body: {} })
  expect((await free(renter, blockId)).status).toBe(404)
  expect((await free(rentals.owner, 'nothing')).status).toBe(404)
  expect((await free(rentals.owner, blockId)).status).toBe(200)
  await rentals.createBooking(renter, equipment, [6, 7])
})

test('a booking is rejected when the currency or the name has changed', async () => {
  const equipment = await rentals.equipment()
  const seen = { pricePerDay: 4500.5, currency: 'INR', name: 'Combine harvester' }
  await rentals.change(equipment, { currency: 'USD' })
  for (const terms of [seen, { pricePerDay: 4500.5 }]) {
    const { status, body } = await rentals.ask(renter, equipment, [60, 60], terms)
    expect([status, body.code]).toEqual([409, 'booking.price_changed'])
  }
  await rentals.change(equipment, { name: 'Old harvester' })
  const renamed = await rentals.ask(renter, equipment, [60, 60], { ...seen, currency: 'USD' })
  expect([renamed.status, renamed.body.code]).toEqual([409, 'booking.price_changed'])
  const agreed = { pricePerDay: 4500.5, currency: 'USD', name: 'Old harvester' }
  const { status, body } = await rentals.ask(renter, equipment, [60, 60], agreed)
  expect([status, body.data.currency]).toEqual([200, 'USD'])
})
