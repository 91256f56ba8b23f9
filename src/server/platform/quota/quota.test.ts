import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { secondsLeftOfIndiaDay, secondsOfIndiaDay } from '#shared/kit/india-day.ts'
import { checkRowQuota, consumeQuota, type Quota, returnQuota } from './quota.ts'

const env = { SECRET_KEY: 'a key for tests alone' }
let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const consume = (quota: Quota, key: string) =>
  db.transaction((em) => consumeQuota(em, env, quota, key))
const age = (seconds: number) =>
  execute(
    db,
    sql`update counted_uses set used_at = used_at - ${seconds}::int * interval '1 second'`,
  )

test('simultaneous uses stay within the quota, and the wait is until the oldest one ends', async () => {
  const quota = { name: 'simultaneous', max: 3, window: 60 }
  const waits = await Promise.all(Array.from({ length: 8 }, () => consume(quota, 'a')))
  const refused = waits.filter((wait) => wait !== null)
  expect(refused).toHaveLength(5)
  for (const wait of refused) expect(wait).toBeGreaterThan(50)
  expect(await consume(quota, 'b')).toBeNull()
  await age(61)
  expect(await consume(quota, 'a')).toBeNull()
})

test('a use in a transaction that rolls back, or that was returned, does not count', async () => {
  const quota = { name: 'returned', max: 1, window: 60 }
  const rolledBack = db.transaction(async (em) => {
    await consumeQuota(em, env, quota, 'a')
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await consume(quota, 'a')).toBeNull()
  expect(await consume(quota, 'a')).not.toBeNull()
  await db.transaction((em) => returnQuota(em, env, quota, 'a'))
  expect(await consume(quota, 'a')).toBeNull()
})

test('a quota of the day begins anew at midnight in India', async () => {
  const quota = { name: 'daily', max: 1, window: 'india-day' } as const
  expect(await consume(quota, 'a')).toBeNull()
  const wait = (await consume(quota, 'a')) ?? 0
  expect(Math.abs(wait - secondsLeftOfIndiaDay())).toBeLessThan(30)
  await age(secondsOfIndiaDay() + 5)
  expect(await consume(quota, 'a')).toBeNull()
})

test('the seconds since and until midnight in India make a day', () => {
  // 18:30 UTC is midnight in India.
  const beforeMidnight = Date.parse('2026-11-22T18:29:50Z')
  expect(secondsLeftOfIndiaDay(beforeMidnight)).toBe(10)
  expect(secondsOfIndiaDay(beforeMidnight)).toBe(86_390)
  expect(secondsLeftOfIndiaDay(beforeMidnight + 10_000)).toBe(86_400)
  expect(secondsOfIndiaDay(beforeMidnight + 10_000)).toBe(1)
})

test('rows that are stored anyway are checked for room for several more', async () => {
  await execute(db, sql`delete from counted_uses`)
  for (const key of ['a', 'b', 'c']) await consume({ name: 'rows', max: 9, window: 60 }, key)
  const check = (count: number) =>
    db.transaction((em) => {
      const rows = { table: 'counted_uses', where: sql`name = ${'rows'}` }
      return checkRowQuota(em, { max: 5, window: 60 }, { ...rows, writtenAt: 'used_at' }, count)
    })
  expect(await check(2)).toBeNull()
  expect(await check(3)).toBeGreaterThan(50)
})
