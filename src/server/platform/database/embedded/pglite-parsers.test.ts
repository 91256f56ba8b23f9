import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('arrays of the types that statements return reach JavaScript as arrays, the same from both databases', async () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  const [row] = await queryRows<object>(
    database.db,
    sql`select array['a', null]::text[] as texts, array[1, 2]::int[] as ints, array[true] as booleans,
      array[1.5]::float8[] as floats, array[${id}::uuid] as ids, array['{"a": 1}'::jsonb] as documents,
      array['x'::name] as names, array[]::text[] as none`,
  )
  expect(row).toEqual({
    texts: ['a', null],
    ints: [1, 2],
    booleans: [true],
    floats: [1.5],
    ids: [id],
    documents: [{ a: 1 }],
    // The driver of PostgreSQL leaves these as text.
    names: '{x}',
    none: [],
  })
})
