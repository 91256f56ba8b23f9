import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let sellerId: string
const count = 53
/** The numbers of the crops, the newest first. */
const newestFirst = Array.from({ length: count }, (_, i) => count - i)

beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  sellerId = (await app.services.findActor(token))?.id ?? ''
  await execute(
    app.services.db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
        expiry_date, dispatch_time, is_archived, created_at, updated_at)
      select gen_random_uuid(), ${sellerId}, 'Wheat ' || n, 'Grains', 20, 1, 'kg', '2026-01-01',
          '2099-01-01', 1, n = 0, timestamptz '2026-11-20' + n * interval '1 minute', now()
        from generate_series(0, ${count}::int) as n`,
  )
})
afterAll(() => app.close())

const read = async (query: Record<string, string> = {}, id = sellerId) =>
  (await app.call('GET', `/api/crop/seller-crops/${id}?${new URLSearchParams(query)}`)).body
const numbersOf = (data: { crops: { name: string }[] }) =>
  data.crops.map(({ name }) => Number(name.replace('Wheat ', '')))

test('a seller’s listings have pages of 24, and the total counts all of them but archived ones', async () => {
  const size = { total: count, totalPages: 3, isTotalBounded: false }
  const pages = await Promise.all(['1', '2', '3'].map((page) => read({ page })))
  expect(pages.map(({ data }) => data)).toMatchObject([size, size, size])
  expect(pages.flatMap(({ data }) => numbersOf(data))).toEqual(newestFirst)
  const { data } = await read()
  expect(numbersOf(data)).toEqual(newestFirst.slice(0, 24))
  expect((await read({ page: '4' })).data).toMatchObject({ ...size, crops: [] })
})

test('cursors lead through all of a seller’s listings, from the beginning and from a page', async () => {
  const numbers: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { data } = await read({ cursor, limit: '50' })
    expect(data.total).toBe(count)
    numbers.push(...numbersOf(data))
    cursor = data.nextCursor
  }
  expect(numbers).toEqual(newestFirst)
  const { nextCursor } = (await read({ page: '2' })).data
  expect(numbersOf((await read({ cursor: nextCursor })).data)).toEqual(newestFirst.slice(48))
  const others = (await app.call('GET', '/api/crop/all-crops?cursor=')).body.data.nextCursor
  expect((await read({ cursor: others })).code).toBe('input.invalid')
})

test.each(['none', '019a0000-0000-7000-8000-000000000000'])(
  'somebody who does not exist (%s) offers nothing',
  async (id) => {
    const { data } = await read({}, id)
    expect(data).toMatchObject({ crops: [], total: 0, totalPages: 0, nextCursor: null })
  },
)
