import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cursorSentences } from '#shared/kit/cursor.schema.ts'

let app: TestApp
let equipmentId: string
let seller: { token: string; id: string }
let buyer: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const calls = orderCalls(app)
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
  equipmentId = randomUUID()
  await insertEquipment(equipmentId, minute(-1))
})

const run = async (statement: SqlFragment) => {
  await execute(app.services.db, statement)
}

/** Instants of which many rows have the same, because places with equal times are the hard ones. */
const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()

const insertOrder = (id: string, at: string) =>
  run(sql`with line as (insert into order_lines (order_id, position, crop_id, name, unit, price, quantity)
      values (${id}::uuid, 0, ${id}::uuid, 'Tomato', 'kg', 10, 1))
    insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total,
      expires_at, created_at, updated_at)
    select ${id}::uuid, ${id}, ${buyer.id}::uuid, ${seller.id}::uuid,
      (array['placed', 'accepted', 'delivered'])[1 + ${randomInt(3)}::int], 'pickup', 'cash', 10, now() + interval '1 day',
      ${at}::timestamptz, ${at}::timestamptz`)
const insertBooking = (id: string, at: string) =>
  run(sql`insert into bookings (id, equipment_id, owner_id, renter_id, status, first_day, last_day, number,
      name, price_per_day, currency, total, created_at, updated_at)
    select ${id}::uuid, ${equipmentId}::uuid, ${seller.id}::uuid, ${buyer.id}::uuid, 'completed', '2026-01-01',
      '2026-01-01', ${id}, 'Plough', 1, 'INR', 1, ${at}::timestamptz, ${at}::timestamptz`)
const insertCrop = (id: string, at: string) =>
  run(sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
      dispatch_time, created_at, updated_at, newest_at)
    select ${id}::uuid, ${seller.id}::uuid, 'Tomato', 'Vegetables', 20, 5, 'kg', '2026-01-01', '2036-01-01', 1,
      ${at}::timestamptz, ${at}::timestamptz, ${minute(randomInt(1000))}::timestamptz`)
const insertEquipment = (id: string, at: string) =>
  run(sql`insert into equipments (id, owner_id, name, category, price_per_day, contact_number, available_from,
      available_to, created_at, updated_at)
    select ${id}::uuid, ${seller.id}::uuid, 'Plough', 'Ploughing', 20, '9876543210', '2026-01-01', '2036-01-01',
      ${at}::timestamptz, ${at}::timestamptz`)
const insertNotification = (id: string, at: string) =>
  run(sql`insert into notices (id, user_id, content, created_at, updated_at)
    select ${id}::uuid, ${buyer.id}::uuid, '{"kind": "verified", "isVerified": true}', ${at}::timestamptz,
      ${at}::timestamptz`)
const insertReview = (id: string, at: string) =>
  run(sql`with b as (insert into bookings (id, equipment_id, owner_id, renter_id, status, first_day, last_day,
        number, name, price_per_day, currency, total, created_at, updated_at)
      select ${randomUUID()}::uuid, ${equipmentId}::uuid, ${seller.id}::uuid, ${buyer.id}::uuid, 'completed',
        '2026-01-01', '2026-01-01', ${id}, 'Plough', 1, 'INR', 1, now(), now() returning id)
    insert into reviews (id, booking_id, author_id, subject_id, subject_role, item, stars, text, status,
        created_at, updated_at)
      select ${id}::uuid, b.id, ${buyer.id}::uuid, ${seller.id}::uuid, 'owner', 'Plough', 5, '', 'shown',
        ${at}::timestamptz, ${at}::timestamptz from b`)

const insertQuestion = (id: string, at: string) =>
  run(sql`insert into community_posts (id, author_id, title, body, topic, status, created_at, updated_at)
    select ${id}::uuid, ${seller.id}::uuid, 'How to store wheat?', '', 'other', 'shown', ${at}::timestamptz,
      ${at}::timestamptz`)

interface WalkedList {
  url: () => string
  field: string
  token: () => string
  insert: (id: string, at: string) => Promise<void>
  sorts: readonly string[]
}

const both = ['newest', 'oldest'] as const
const lists: Record<string, WalkedList> = {
  'the orders of a buyer': {
    ...{ url: () => '/api/order/my-orders?', field: 'orders', token: () => buyer.token },
    ...{ insert: insertOrder, sorts: both },
  },
  'the orders of a seller that changed lately': {
    url: () => '/api/order/seller-orders?updatedSince=2025-01-01T00:00:00Z&',
    ...{ field: 'orders', token: () => seller.token, insert: insertOrder, sorts: both },
  },
  'the bookings of a renter': {
    ...{ url: () => '/api/booking/my-bookings?', field: 'bookings', token: () => buyer.token },
    ...{ insert: insertBooking, sorts: both },
  },
  'own crops': {
    ...{ url: () => '/api/crop/my-crops?', field: 'crops', token: () => seller.token },
    ...{ insert: insertCrop, sorts: both },
  },
  'own machines': {
    url: () => '/api/equipment/my-equipments?status=listed&',
    ...{ field: 'equipments', token: () => seller.token, insert: insertEquipment, sorts: both },
  },
  'all crops': {
    ...{ url: () => '/api/crop/all-crops?', field: 'crops', token: () => buyer.token },
    ...{ insert: insertCrop, sorts: both },
  },
  'all vegetables within two prices': {
    url: () => '/api/crop/all-crops?category=Vegetables&minPrice=19&maxPrice=21&',
    ...{
      field: 'crops',
      token: () => buyer.token,
      insert: insertCrop,
      sorts: both,
      isPublic: true,
    },
  },
  'all machines': {
    ...{ url: () => '/api/equipment/all-equipments?', field: 'equipments' },
    ...{ token: () => buyer.token, insert: insertEquipment, sorts: both },
  },
  notifications: {
    ...{ url: () => '/api/user/notices?', field: 'notices', token: () => buyer.token },
    ...{ insert: insertNotification, sorts: [''] },
  },
  'the questions of the community': {
    ...{ url: () => '/api/community/questions?', field: 'questions', token: () => buyer.token },
    ...{ insert: insertQuestion, sorts: [''] },
  },
  'the reviews of a person': {
    ...{ url: () => `/api/review/of-person/${seller.id}?`, field: 'reviews', token: () => '' },
    ...{ insert: insertReview, sorts: [''] },
  },
}

const read = async ({ url, token }: WalkedList, query: string) => {
  const options = token() ? { token: token() } : {}
  return app.call('GET', `${url()}${query}`, options)
}

describe.each(Object.entries(lists))('%s', (_name, list) => {
  test.each(list.sorts)(
    'sorted by %s have each row once, while rows are added before, between and behind',
    async (sort) => {
      const insertMany = async (count: number, at: () => string) => {
        const ids = Array.from({ length: count }, () => randomUUID())
        for (const id of ids) await list.insert(id, at())
        return ids
      }
      const first = await insertMany(17, () => minute(10 + randomInt(3)))
      const behind: string[] = []
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const limit = 1 + randomInt(6)
        const query = `cursor=${cursor}&limit=${limit}${sort && `&sort=${sort}`}`
        const { status, body } = await read(list, query)
        expect(status).toBe(200)
        const rows: string[] = body.data[list.field].map(({ _id }: { _id: string }) => _id)
        expect(rows.length).toBeLessThanOrEqual(limit)
        seen.push(...rows)
        cursor = body.data.nextCursor
        if (seen.length > 500) throw new Error('The walk does not end.')
        if (seen.length < 14) {
          // Newer than all, older than all, and anywhere among them.
          const newer = await insertMany(1, () => minute(60 + seen.length))
          const older = await insertMany(1, () => minute(0))
          await insertMany(1, () => minute(10 + randomInt(3)))
          behind.push(...(sort === 'oldest' ? newer : older))
        }
      }
      expect(new Set(seen).size).toBe(seen.length)
      const missing = [...first, ...behind].filter((id) => !seen.includes(id))
      expect(missing).toEqual([])
    },
  )

  test('refuses cursors that it did not give', async () => {
    await list.insert(randomUUID(), minute(1))
    await list.insert(randomUUID(), minute(2))
    const { body } = await read(list, 'cursor=&limit=1')
    const own = body.data.nextCursor as string
    const decoded = Buffer.from(own, 'base64url').toString()
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const foreign = [
      'x',
      '%00',
      'a'.repeat(300),
      `${own}A`,
      own.slice(0, -3),
      encode(decoded.replace(/^1:[^:]+/, '1:others.newest')),
      encode(decoded.replace(/:\d+:/, ':99999999999999:')),
      encode(decoded.replace(/:\d+:/, ':-1:')),
      encode(decoded.replace(/[\da-f-]{36}$/, "x'; drop table orders; --")),
      encode('{}'),
    ]
    for (const cursor of foreign) {
      const answer = await read(list, `limit=1&cursor=${cursor}`)
      expect([cursor, answer.status, answer.body.issues]).toEqual([
        ...[cursor, 400, [{ path: 'cursor', message: cursorSentences.unknown }]],
      ])
    }
    expect((await read(list, `limit=1&cursor=${own}`)).status).toBe(200)
  })
})

test('a cursor of the newest is refused for the oldest, and beside a page, another sort, words and a place', async () => {
  await insertCrop(randomUUID(), minute(1))
  await insertCrop(randomUUID(), minute(2))
  const all = lists['all crops'] as WalkedList
  const { body } = await read(all, 'cursor=&limit=1')
  const cursor = `cursor=${body.data.nextCursor}`
  const refusalOf = async (query: string) => (await read(all, `${cursor}&${query}`)).body.message
  expect(await refusalOf('sort=oldest')).toBe(cursorSentences.unknown)
  expect(await refusalOf('page=2')).toBe(cursorSentences.page)
  expect(await refusalOf('sort=price-low')).toBe(cursorSentences.sort)
  expect(await refusalOf('q=onion')).toBe(cursorSentences.search)
  expect(await refusalOf('near=411001')).toBe(cursorSentences.near)
})

test('own lists give the cursor after an ordinary page, null on the last, and none in other orders', async () => {
  for (let n = 0; n < 5; n++) await insertOrder(randomUUID(), minute(n))
  const own = lists['the orders of a buyer'] as WalkedList
  const [first, second] = [
    (await read(own, 'limit=3')).body.data,
    (await read(own, 'limit=3&page=2')).body.data,
  ]
  expect([first.nextCursor === null, second.nextCursor]).toEqual([false, null])
  const next = (await read(own, `limit=3&cursor=${first.nextCursor}`)).body.data
  expect(next.orders).toEqual(second.orders)
  expect([next.total, next.totalPages, next.page]).toEqual([5, 2, 1])
  const exact = (await read(own, 'limit=5')).body.data
  expect(exact.nextCursor).toBeNull()
  expect((await read(own, 'limit=3&sort=total-low')).body.data).not.toHaveProperty('nextCursor')
})

test('where few listings match, an answer may have fewer rows than its limit, and the walk still has all', async () => {
  await run(sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
      dispatch_time, created_at, updated_at, is_organic)
    select gen_random_uuid(), ${seller.id}::uuid, 'Lentil', 'Legumes', case when n % 1500 = 0 then 77 else 20 end, 5,
      'kg', '2026-01-01', '2036-01-01', 1, timestamptz '2025-01-01' + n * interval '1 s', now(), n % 1500 = 0
      from generate_series(1, 5000) n`)
  const query = 'category=Legumes&organic=true&minPrice=76&maxPrice=78&limit=2'
  let cursor: string | null = ''
  const hits: number[] = []
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<typeof read>> = await app.call(
      'GET',
      `/api/crop/all-crops?${query}&cursor=${cursor}`,
    )
    hits.push(body.data.crops.length)
    cursor = body.data.nextCursor
  }
  expect(hits.reduce((sum, n) => sum + n, 0)).toBe(3)
  expect(hits.length).toBeLessThanOrEqual(5)
})

test('conversations and messages have the cursor under the same name', async () => {
  const calls = orderCalls(app)
  const cropId = await calls.crop(seller.token)
  const opened = await calls.post('/message/open-conversation', buyer.token, { cropId })
  const id = opened.body.data._id
  for (const text of ['1', '2', '3']) {
    await calls.post(`/message/send-message/${id}`, buyer.token, { text })
  }
  const get = async (query: string) =>
    (await app.call('GET', `/api/message/${query}`, { token: buyer.token })).body.data
  const newest = await get(`get-conversation/${id}?limit=2`)
  await calls.post(`/message/send-message/${id}`, seller.token, { text: '4' })
  const older = await get(`get-conversation/${id}?limit=2&cursor=${newest.nextCursor}`)
  const texts = [...older.messages, ...newest.messages].map(({ text }) => text)
  expect([texts, older.nextCursor]).toEqual([['1', '2', '3'], null])
  expect(await get('conversations')).toMatchObject({ next: null, nextCursor: null })
  // An empty cursor begins the walk, as in every other list.
  expect(await get('conversations?cursor=&limit=50')).toEqual(await get('conversations'))
  const begun = await get(`get-conversation/${id}?cursor=&limit=50`)
  expect(begun.messages.map(({ text }: { text: string }) => text)).toEqual(['1', '2', '3', '4'])
})
