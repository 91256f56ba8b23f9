import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'

let it: Rentals
let renter: string
beforeAll(async () => {
  it = await createRentals()
  renter = await it.person('Ravi', 'Kumar')
})
afterAll(() => it.app.close())

test('a request keeps its days, and each side sees what it may do and the phones it needs', async () => {
  const equipment = await it.machine()
  const { body } = await it.ask(renter, equipment, [2, 4], { note: '<b>For wheat</b>' })
  expect(body.data).toMatchObject({
    number: expect.stringMatching(/^KB-[2-9A-HJ-NP-Z]{8}$/),
    role: 'renter',
    status: 'requested',
    equipmentId: equipment,
    name: 'Combine harvester',
    image: it.image,
    from: inDays(2),
    to: inDays(4),
    days: 3,
    pricePerDay: 4500.5,
    currency: 'INR',
    total: 13501.5,
    otherName: 'Asha Patil',
    owner: { name: 'Asha Patil', place: 'Nashik, Maharashtra', phone: null },
    note: '<b>For wheat</b>',
    events: [{ status: 'requested', by: 'renter', reason: '' }],
    changes: ['cancelled'],
    canReview: false,
  })
  const seen = (await it.get(it.owner, body.data._id)).body.data
  expect(seen).toMatchObject({
    role: 'owner',
    otherName: 'Ravi Kumar',
    renter: { phone: expect.stringMatching(/^\d{10}$/) },
    changes: ['accepted', 'declined'],
  })
  const hours = (Date.parse(seen.expiresAt) - Date.parse(seen.createdAt)) / 3_600_000
  expect(hours).toBeCloseTo(24, 1)
  expect((await it.step(it.owner, body.data._id, 'accepted')).body.data.expiresAt).toBeNull()
  expect((await it.get(renter, body.data._id)).body.data.owner.phone).toMatch(/^\d{10}$/)
})

test('days that overlap by one are refused, those beside it are had', async () => {
  const equipment = await it.machine()
  await it.booked(renter, equipment, [10, 12])
  for (const days of [
    [12, 14],
    [8, 10],
    [11, 11],
    [9, 13],
  ] as [number, number][]) {
    const { status, body } = await it.ask(await it.person(), equipment, days)
    expect([status, body.code, body.message]).toEqual([
      409,
      'booking.taken',
      'Some of these days are already taken. Please choose other days.',
    ])
  }
  await it.booked(renter, equipment, [13, 14])
  await it.booked(renter, equipment, [9, 9])
})

test('of many who want overlapping days at once one has each day, and nothing breaks', async () => {
  const equipment = await it.machine()
  const people = await Promise.all(Array.from({ length: 6 }, () => it.person()))
  const queries = Array.from({ length: 48 }, (_, i) => ({
    token: people[i % people.length] ?? '',
    days: [20 + (i % 7), 20 + (i % 7) + (i % 3)] as [number, number],
  }))
  const answers = await Promise.all(
    queries.map(({ token, days }) => it.ask(token, equipment, days)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array(answers.filter(({ status }) => status === 409).length).fill('booking.taken'),
  )
  const overlaps = await it.app.services.db.read({
    text: `select 1 from bookings a join bookings b on a.id < b.id and a.days && b.days
      where a.equipment_id = $1 and b.equipment_id = $1`,
    values: [equipment],
  })
  expect(overlaps).toEqual([])
  const { taken } = await it.taken(equipment)
  expect(taken.length).toBeGreaterThan(0)
})

test('the constraint itself refuses an overlap that slipped past, and the database goes on', async () => {
  const equipment = await it.machine()
  const id = await it.booked(renter, equipment, [2, 3])
  const copy = it.app.services.db.transaction((em) =>
    em.execute(
      `insert into bookings (id, equipment_id, owner_id, status, first_day, last_day, created_at,
          updated_at)
        select gen_random_uuid(), equipment_id, owner_id, 'blocked', last_day, last_day + 5, now(), now()
        from bookings where id = ?`,
      [id],
    ),
  )
  await expect(copy).rejects.toMatchObject({ code: '23P01' })
  await it.booked(renter, equipment, [4, 5])
})

test('one key is one booking, whatever became of the answer; another body with it is refused', async () => {
  const equipment = await it.machine()
  const headers = { 'idempotency-key': 'one-tap' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => it.ask(renter, equipment, [2, 4], { headers })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
  expect(answers.filter(({ headers: sent }) => sent['idempotent-replayed'])).toHaveLength(2)
  const other = await it.ask(renter, equipment, [2, 5], { headers })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch'])
  expect((await it.ask(await it.person(), equipment, [6, 6], { headers })).status).toBe(200)
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
    const equipment = await it.machine({ availableFrom: inDays(1), availableTo: inDays(8) })
    const answer = await it.ask(renter, equipment, days, { ...more })
    expect(answer.status).toBe(status)
    if (message) expect(answer.body.message).toBe(message)
    expect((await it.taken(equipment)).taken).toEqual([])
  },
)

test('nobody books their own machine, one that is not available, or an archived one', async () => {
  const equipment = await it.machine()
  expect((await it.ask(it.owner, equipment, [1, 2])).body.code).toBe('booking.own')
  await it.change(equipment, { status: 'maintenance' })
  expect((await it.ask(renter, equipment, [1, 2])).body.code).toBe('booking.unavailable')
  await it.change(equipment, { status: 'available', isArchived: true })
  expect((await it.ask(renter, equipment, [1, 2])).status).toBe(404)
  expect((await it.app.call('GET', `/api/booking/taken-days/${equipment}`)).status).toBe(404)
  const visitor = await it.app.call('POST', '/api/booking/request-booking', { body: {} })
  expect(visitor.status).toBe(401)
})

test('an owner blocks and frees days by the same constraint; others see no more than that', async () => {
  const equipment = await it.machine()
  await it.booked(renter, equipment, [3, 4])
  expect((await it.block(it.owner, equipment, [4, 6])).body).toMatchObject({
    code: 'booking.taken',
    message: 'Some of these days are booked or blocked already.',
  })
  const blockId = (await it.block(it.owner, equipment, [5, 6])).body.data._id
  expect((await it.ask(renter, equipment, [6, 7])).body.code).toBe('booking.taken')
  const ranges = [
    { from: inDays(3), to: inDays(4), isBlocked: false, blockId: null },
    { from: inDays(5), to: inDays(6), isBlocked: true, blockId },
  ]
  expect(await it.taken(equipment, it.owner)).toEqual({
    first: inDays(0),
    last: inDays(300),
    taken: ranges,
  })
  expect((await it.taken(equipment)).taken).toEqual([ranges[0], { ...ranges[1], blockId: null }])
  expect((await it.block(renter, equipment, [8, 9])).body.code).toBe('equipment.not_owner')
  expect((await it.block(it.owner, equipment, [-1, 9])).status).toBe(400)
  expect((await it.block(it.owner, equipment, [1090, 1096])).status).toBe(400)
  const free = (token: string, id: string) =>
    it.app.call('POST', `/api/booking/unblock-days/${id}`, { token, body: {} })
  expect((await free(renter, blockId)).status).toBe(404)
  expect((await free(it.owner, 'nothing')).status).toBe(404)
  expect((await free(it.owner, blockId)).status).toBe(200)
  await it.booked(renter, equipment, [6, 7])
})

test('nobody holds more than 20 requests open', async () => {
  const greedy = await it.person()
  const equipment = await it.machine()
  for (let i = 0; i < 20; i++) await it.booked(greedy, equipment, [i * 2, i * 2])
  const refused = await it.ask(greedy, equipment, [50, 50])
  expect([refused.status, refused.body.code]).toEqual([409, 'booking.too_many'])
})

test('a machine seen in rupees is not booked in dollars, nor under another name', async () => {
  const equipment = await it.machine()
  const seen = { pricePerDay: 4500.5, currency: 'INR', name: 'Combine harvester' }
  await it.change(equipment, { currency: 'USD' })
  for (const terms of [seen, { pricePerDay: 4500.5 }]) {
    const { status, body } = await it.ask(renter, equipment, [60, 60], terms)
    expect([status, body.code]).toEqual([409, 'booking.price_changed'])
  }
  await it.change(equipment, { name: 'Old harvester' })
  const renamed = await it.ask(renter, equipment, [60, 60], { ...seen, currency: 'USD' })
  expect([renamed.status, renamed.body.code]).toEqual([409, 'booking.price_changed'])
  const agreed = { pricePerDay: 4500.5, currency: 'USD', name: 'Old harvester' }
  const { status, body } = await it.ask(renter, equipment, [60, 60], agreed)
  expect([status, body.data.currency]).toEqual([200, 'USD'])
})
