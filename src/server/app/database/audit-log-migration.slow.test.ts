import { expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openEmptyDatabase } from '#server/testing/test-database.ts'
import { migrate } from './orm.ts'

const before = 'Migration20270108020100_machines_in_rupees_first'

test('names of listings and questions leave the operators’ log, which stays append-only', async () => {
  const { db, env, close } = await openEmptyDatabase()
  try {
    await db.orm.migrator.up({ to: before })
    await execute(
      db,
      sql`insert into audit_log (id, operator_id, act, subject_kind, subject_id, reason, details)
        select gen_random_uuid(), gen_random_uuid(), 'hide-listing', kind, gen_random_uuid(), 'Spam', '{"about": "Call 9000000001"}'
          from unnest(array['crop', 'equipment', 'post', 'order']) kind`,
    )
    await migrate(db, env)
    const log = await queryRows(
      db,
      sql`select subject_kind as kind, reason, details ->> 'about' as about from audit_log order by kind`,
    )
    expect(log).toEqual([
      { kind: 'crop', reason: 'Spam', about: null },
      { kind: 'equipment', reason: 'Spam', about: null },
      { kind: 'order', reason: 'Spam', about: 'Call 9000000001' },
      { kind: 'post', reason: 'Spam', about: null },
    ])
    await expect(execute(db, sql`update audit_log set reason = ''`)).rejects.toThrow('append-only')
  } finally {
    await close()
  }
})
