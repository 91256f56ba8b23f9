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

test('notifications that nobody reads are deleted after a year, those of saved searches after 90 days', async () => {
  const reader = '00000000-0000-7000-8000-000000000001'
  await execute(
    db,
    sql`insert into users (id, phone, created_at, updated_at) values (${reader}, '9000000001', now(), now())`,
  )
  await execute(
    db,
    sql`insert into notices (id, user_id, content, read_at, created_at, updated_at)
      select gen_random_uuid(), ${reader}::uuid, jsonb_build_object('kind', kind, 'days', days, 'read', read),
          case when read then now() end, now() - days * interval '1 day', now()
        from unnest(array['order', 'saved-search']) kind, unnest(array[80, 100, 360, 370]) days,
          unnest(array[true, false]) read`,
  )
  await deleteExpiredRows(db, retentionSchedule({}).daily)
  const left = await queryRows<{ content: object }>(
    db,
    sql`select content - 'read' as content from notices where read_at is null
      order by content ->> 'kind', (content ->> 'days')::int`,
  )
  expect(left.map(({ content }) => content)).toEqual([
    { kind: 'order', days: 80 },
    { kind: 'order', days: 100 },
    { kind: 'order', days: 360 },
    { kind: 'saved-search', days: 80 },
  ])
  // Read a moment ago.
  expect(await queryRows(db, sql`select 1 from notices where read_at is not null`)).toHaveLength(8)
})
