import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { bagWeightRequired } from '#shared/crop/crop.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  const ownerId = (await app.services.findActor(token))?.id ?? ''
  const crops: [name: string, price: number, unit: string][] = [
    ['Potato by the ton', 4172, 'ton'],
    ['Tea', 584, 'kg'],
    ['Onion', 25, 'kg'],
    ['Saffron', 250, 'g'],
    ['Onion by the ton', 25_000, 'ton'],
    ['Coconut', 15, 'piece'],
    ['Milk', 60, 'litre'],
  ]
  for (const [name, price, unit] of crops) {
    await execute(
      app.services.db,
      sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
          dispatch_time, created_at, newest_at, updated_at)
        values (gen_random_uuid(), ${ownerId}, ${name}, 'Others', ${price}, 500, ${unit}, '2026-01-01',
          '2099-01-01', 1, clock_timestamp(), clock_timestamp(), now())`,
    )
  }
})
afterAll(() => app.close())

const call = (query: Record<string, string>) =>
  app.call('GET', `/api/crop/all-crops?${new URLSearchParams(query)}`)
const names = async (query: Record<string, string>): Promise<string[]> =>
  (await call(query)).body.data.crops.map(({ name }: { name: string }) => name)

test('lists by price compare kilograms, and what has no weight comes last by its own price', async () => {
  expect(await names({ sort: 'price-low' })).toEqual([
    'Potato by the ton',
    'Onion',
    'Onion by the ton',
    'Tea',
    'Saffron',
    'Coconut',
    'Milk',
  ])
  expect(await names({ sort: 'price-high' })).toEqual([
    'Saffron',
    'Tea',
    'Onion by the ton',
    'Onion',
    'Potato by the ton',
    'Milk',
    'Coconut',
  ])
  expect(await names({ sort: 'price-low', q: 'onion', limit: '1', page: '2' })).toEqual([
    'Onion by the ton',
  ])
})

test.each(['newest', 'oldest', 'price-low', 'price-high'])(
  'a range of prices is of a kilogram, both ends included, also in the order %s',
  async (sort) => {
    const matches = await names({ sort, minPrice: '25', maxPrice: '584' })
    expect(matches.toSorted()).toEqual(['Onion', 'Onion by the ton', 'Tea'])
    expect(await names({ sort, maxPrice: '4.17' })).toEqual([])
    expect(await names({ sort, maxPrice: '4.18', q: 'potato' })).toEqual(['Potato by the ton'])
    const { total } = (await call({ sort, minPrice: '25.01' })).body.data
    expect(total).toBe(2)
  },
)

test.each([
  [{ maxPrice: '' }, 'A price to filter by must be a number of rupees up to 10,000,000'],
  [{ minPrice: '-1' }, 'A price to filter by must be a number of rupees up to 10,000,000'],
  [{ maxPrice: 'cheap' }, 'A price to filter by must be a number of rupees up to 10,000,000'],
  [{ minPrice: '30', maxPrice: '20' }, 'The highest price cannot be below the lowest price'],
])('%j is refused with a sentence', async (query, sentence) => {
  const { status, body } = await call(query)
  expect([status, body.issues?.[0]?.message ?? body.message]).toEqual([400, sentence])
})

test('lists by price are read from an index that is in their order', async () => {
  const plan = (order: string) =>
    app.services.db.transaction(async (em) => {
      await execute(em, sql`set local enable_seqscan = off`)
      await execute(em, sql`set local enable_bitmapscan = off`)
      const rows = await queryRows<{ 'QUERY PLAN': string }>(
        em,
        sql`explain select id from crops where not is_archived order by ${sql.raw(order)} limit 12`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  const low = await plan('price_per_kg, price, id')
  const high = await plan('price_per_kg desc nulls last, price desc, id desc')
  for (const text of [low, high]) expect(text).not.toContain('Sort')
})

test('a seller’s quintal or bag, which needs its weight, is stored, shown to them alone, and cleared with another unit', async () => {
  const { token } = await app.signUp()
  const body = {
    name: 'Wheat',
    category: 'Grains',
    price: 24.5,
    quantity: 700,
    shownUnit: 'bag',
    bagKg: 50,
    harvestDate: '2026-04-10',
    expiryDate: '2099-06-30',
    dispatchTime: 2,
  }
  const { _id } = (await app.call('POST', '/api/crop/add-crop', { token, body })).body.data
  const read = async (viewer?: string) =>
    (await app.call('GET', `/api/crop/get-crop/${_id}`, viewer ? { token: viewer } : {})).body.data
  expect(await read(token)).toMatchObject({ unit: 'kg', shownUnit: 'bag', bagKg: 50 })
  expect((await read()).shownUnit ?? null).toBeNull()
  const change = (changes: object) =>
    app.call('PATCH', `/api/crop/update-crop/${_id}`, { token, body: changes })
  expect((await change({ shownUnit: 'quintal' })).status).toBe(200)
  expect(await read(token)).toMatchObject({ shownUnit: 'quintal', bagKg: null })
  expect((await change({ unit: 'ton' })).status).toBe(200)
  expect(await read(token)).toMatchObject({ unit: 'ton', shownUnit: null })
  expect((await change({ bagKg: 0 })).body.message).toBe('Unit is not right')
  const withoutWeight = await change({ unit: 'kg', shownUnit: 'bag' })
  expect(withoutWeight).toMatchObject({ status: 400, body: { code: 'input.invalid' } })
  expect(withoutWeight.body.issues).toMatchObject([{ path: 'bagKg', message: bagWeightRequired }])
  const added = await app.call('POST', '/api/crop/add-crop', {
    token,
    body: { ...body, bagKg: undefined },
  })
  expect(added).toMatchObject({ status: 400, body: { message: bagWeightRequired } })
  expect(await read(token)).toMatchObject({ unit: 'ton', shownUnit: null })
})
