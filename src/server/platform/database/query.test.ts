import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { execute, queryRows, type SqlSource } from './query.ts'
import { sql } from './sql.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const lease = (name: string) =>
  sql`insert into job_lease (name, held_until) values (${name}, now()) returning name`
const isStored = async (source: SqlSource, name: string) =>
  (await queryRows(source, sql`select 1 from job_lease where name = ${name}`)).length > 0

const everyType = sql`select ${'9007199254740991'}::bigint as big, ${12.5}::numeric as decimal,
  ${'2026-11-22'}::date as day, ${new Date('2026-11-22T04:05:06.789Z')}::timestamptz as at,
  ${['a', 'b"c']}::text[] as list, ${true}::boolean as yes, ${sql.json({ a: [1] })} as json,
  ${null}::text as nothing`

const rowOfEveryType = {
  big: 9007199254740991,
  decimal: 12.5,
  day: '2026-11-22',
  at: '2026-11-22T04:05:06.789Z',
  list: ['a', 'b"c'],
  yes: true,
  json: { a: [1] },
  nothing: null,
}

test('rows are the same from the database and in a transaction', async () => {
  const { db } = database
  expect(await queryRows(db, everyType)).toEqual([rowOfEveryType])
  expect(await db.transaction((em) => queryRows(em, everyType))).toEqual([rowOfEveryType])
})

test('writes are seen in their transaction, and go with it when it fails', async () => {
  const { db } = database
  const failing = db.transaction(async (em) => {
    expect(await execute(em, lease('rolled back'))).toEqual([{ name: 'rolled back' }])
    expect(await isStored(em, 'rolled back')).toBe(true)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await isStored(db, 'rolled back')).toBe(false)
  expect(await execute(db, lease('stored'))).toEqual([{ name: 'stored' }])
  expect(await isStored(db, 'stored')).toBe(true)
})

test('a read cannot write, on the database or in a transaction', async () => {
  const { db } = database
  await expect(queryRows(db, lease('read'))).rejects.toThrow('only reads')
  await expect(db.transaction((em) => queryRows(em, lease('read')))).rejects.toThrow('only reads')
  expect(await isStored(db, 'read')).toBe(false)
})

test('PostgreSQL refuses a write that a read hides in a function', async () => {
  const { db } = database
  if (db.engine !== 'postgresql') return
  await execute(
    db,
    sql`create function hidden_write() returns void language sql
      as 'insert into job_lease (name, held_until) values (''hidden'', now())'`,
  )
  await expect(queryRows(db, sql`select hidden_write()`)).rejects.toThrow('read-only transaction')
  expect(await isStored(db, 'hidden')).toBe(false)
})

test('a named statement runs again and again with other values', async () => {
  const statement = (n: number) => sql.named('test:double', sql`select ${n}::int * 2 as double`)
  for (const n of [1, 2, 3]) {
    expect(await queryRows(database.db, statement(n))).toEqual([{ double: 2 * n }])
  }
})

test('what PostgreSQL says of a failed statement comes through with its code', async () => {
  const { db } = database
  const twice = () => execute(db, lease('twice'))
  await twice()
  await expect(twice()).rejects.toMatchObject({ code: '23505' })
  await expect(db.transaction((em) => execute(em, lease('twice')))).rejects.toMatchObject({
    code: '23505',
  })
})

const deadlock = sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`

test('a transaction that PostgreSQL cancels because of a deadlock is run again, at most four times', async () => {
  const { db } = database
  let tries = 0
  await db.transaction(async (em) => {
    tries++
    await execute(em, lease('run again'))
    if (tries < 3) await execute(em, deadlock)
  })
  expect(tries).toBe(3)
  expect(await isStored(db, 'run again')).toBe(true)
  let hopeless = 0
  const cancelled = db.transaction(async (em) => {
    hopeless++
    await execute(em, deadlock)
  })
  await expect(cancelled).rejects.toMatchObject({ code: '40P01' })
  expect(hopeless).toBe(4)
})

test('two transactions that lock the same rows in opposite orders both succeed', async () => {
  const { db } = database
  if (db.engine !== 'postgresql') return
  await execute(db, lease('first'))
  await execute(db, lease('second'))
  const lock = (em: SqlSource, name: string) =>
    execute(em, sql`update job_lease set held_until = now() where name = ${name}`)
  const bothHoldOne = Promise.withResolvers<void>()
  let holders = 0
  const inOrder = (one: string, other: string) =>
    db.transaction(async (em) => {
      await lock(em, one)
      if (++holders >= 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await lock(em, other)
    })
  await Promise.all([inOrder('first', 'second'), inOrder('second', 'first')])
  // The one that was cancelled, and on a busy machine cancelled again, began once more.
  expect(holders).toBeGreaterThanOrEqual(3)
})

test('a named statement gives the same rows each time, whatever its values', async () => {
  const { db } = database
  const named = (name: string | null) =>
    queryRows(
      db,
      sql.named(
        'test:named',
        sql`select ${name}::text as name, ${['a', 'b"c\\']}::text[] as list, ${12.5}::numeric as decimal,
          ${new Date('2026-11-22T04:05:06.789Z')}::timestamptz as at, ${false}::boolean as yes`,
      ),
    )
  const at = '2026-11-22T04:05:06.789Z'
  const rest = { list: ['a', 'b"c\\'], decimal: 12.5, at, yes: false }
  // More than one connection has it prepared.
  const names = Array.from({ length: 20 }, (_, i) => (i % 3 ? `name ${i}` : null))
  expect(await Promise.all(names.map(named))).toEqual(names.map((name) => [{ name, ...rest }]))
  expect(await Promise.all(names.map(named))).toEqual(names.map((name) => [{ name, ...rest }]))
})
