import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { deleteExpiredRows, type RetentionRule } from '#server/platform/jobs/retention.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { retentionSchedule } from './retention.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const addHours = (from: number, to: number) =>
  execute(
    db,
    sql`insert into sms_hours (hour, codes, notifications)
      select date_trunc('hour', now()) - n * interval '1 hour', 0, 0 from generate_series(${from}::int, ${to}::int) n`,
  )
const hourRule: RetentionRule = { table: 'sms_hours', since: 'hour', age: '2 days', batch: 5 }

test('every rule names tables and columns that exist', async () => {
  const { hourly, daily } = retentionSchedule({})
  expect(await deleteExpiredRows(db, [...hourly, ...daily])).toBe(0)
})

test('expired rows are deleted in batches, younger rows stay', async () => {
  await addHours(40, 47)
  await addHours(49, 60)
  expect(await deleteExpiredRows(db, [hourRule])).toBe(12)
  expect(await queryRows(db, sql`select 1 from sms_hours`)).toHaveLength(8)
})

test('a rule that fails is reported and does not stop the next one', async () => {
  await addHours(70, 72)
  const failing: RetentionRule = { table: 'nowhere', since: 'hour', age: '0' }
  await expect(deleteExpiredRows(db, [failing, hourRule])).rejects.toThrow('retention failed')
  expect(await deleteExpiredRows(db, [hourRule])).toBe(0)
})
