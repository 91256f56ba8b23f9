import { afterAll, beforeAll, expect, test } from 'vitest'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { recountWords } from './words/listing-words.service.ts'

let app: TestApp
let ownerId: string
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  ownerId = (await app.services.findActor(token))?.id ?? ''
})
afterAll(() => app.close())

/** Adds crops as `name`, `price` and `listed`, all of one moment, with ids that count up or down. */
async function addCrops(count: number, ids: 'up' | 'down', name: string) {
  await execute(
    app.services.db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
        expiry_date, dispatch_time, created_at, newest_at, updated_at)
      select ('019a0000-0000-7000-8000-' || lpad((case when ${ids === 'up'} then n else 1000 - n end)::text,
          12, '0'))::uuid, ${ownerId}, ${name} || ' ' || n, 'Grains', 20, 1, 'kg', '2026-01-01',
          '2099-01-01', 1, '2026-11-20', '2026-11-20', now()
        from generate_series(1, ${count}::int) as n`,
  )
}

interface Listed {
  _id: string
  name: string
  price: number
}
const list = async (query: Record<string, string>): Promise<Listed[]> =>
  (await app.call('GET', `/api/crop/all-crops?${new URLSearchParams(query)}`)).body.data.crops

async function idsOfAllPages(query: Record<string, string>): Promise<string[]> {
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => list({ ...query, page, limit: '4' })),
  )
  return pages.flat().map(({ _id }) => _id)
}

test.each(['', 'barley'])(
  'listings of the same moment and price are ordered by their ids over all pages of a search for %j',
  async (q) => {
    await execute(app.services.db, sql`delete from crops`)
    // Rows in both orders, so that no order in which the database finds them is the right one.
    await addCrops(6, 'up', 'Barley')
    await addCrops(6, 'down', 'Barley')
    const rows = await queryRows<{ id: string }>(
      app.services.db,
      sql`select id from crops order by id`,
    )
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(12)
    for (const sort of ['oldest', 'price-low']) {
      expect(await idsOfAllPages({ q, sort }), sort).toEqual(ids)
    }
    for (const sort of ['newest', 'price-high']) {
      expect(await idsOfAllPages({ q, sort }), sort).toEqual(ids.toReversed())
    }
  },
)

test.each([
  // A word that seems to be common is looked for in the first listings of the order before anything else.
  { word: 'Lentil', listings: 9000, plan: 'collects its matches' },
  // More matches than are collected, so one part of the results is read after the other.
  { word: 'Zubari', listings: 30_000, plan: 'reads part after part' },
])(
  'a search that $plan finds those after the first five thousand listings',
  async ({ word, listings }) => {
    const { db } = app.services
    await execute(db, sql`delete from crops`)
    await db.transaction(async (em) => {
      await execute(em, sql`select set_config('krishihaat.bulk', 'on', true)`)
      await execute(
        em,
        sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
          expiry_date, dispatch_time, created_at, updated_at)
        select gen_random_uuid(), ${ownerId}, case when n in (2, 5050, 5060) then ${word} else 'Wheat' end,
          'Grains', n, 1, 'kg', '2026-01-01', '2099-01-01', 1, now(), now()
        from generate_series(1, 5060) as n`,
      )
    })
    await recountWords(db, cropTable)
    const q = word.toLowerCase()
    await execute(
      db,
      sql`update search_words set listings = ${listings}::int where word like ${`${q}%`}`,
    )
    const hits = await list({ q, sort: 'price-low', limit: '3' })
    expect(hits.map(({ price }) => price)).toEqual([2, 5050, 5060])
  },
)

test('a word that no listing has leads to no page at all', async () => {
  const { body } = await app.call('GET', '/api/crop/all-crops?q=qzxwvjkqzx')
  expect(body.data).toMatchObject({ crops: [], total: 0, totalPages: 0 })
})

test('no page of a search that means nothing counts a listing', async () => {
  for (const page of ['1', '2']) {
    const query = new URLSearchParams({ q: 'xqzvwkj', page, limit: '4' })
    const { body } = await app.call('GET', `/api/crop/all-crops?${query}`)
    expect(body.data).toMatchObject({ crops: [], total: 0, totalPages: 0 })
  }
})

test('a listing that its owner takes out of the market is no longer counted at once', async () => {
  await execute(app.services.db, sql`delete from crops`)
  const { token } = await app.signUp()
  const add = async () =>
    (await app.call('POST', '/api/crop/add-crop', { token, body: newCrop })).body.data._id
  const ids = [await add(), await add(), await add()]
  const total = async () => (await app.call('GET', '/api/crop/all-crops?limit=1')).body.data.total
  expect(await total()).toBe(3)
  const archived = { token, body: { isArchived: true } }
  const { status } = await app.call('PATCH', `/api/crop/update-crop/${ids[0]}`, archived)
  expect(status).toBe(200)
  expect(await total()).toBe(2)
})
