import { retentionSchedule } from '#server/app/retention.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteExpiredRows } from '#server/platform/jobs/retention.ts'

/** Deletes expired rows of these tables as the hourly and daily jobs do. @returns how many. */
export function applyRetention(
  db: Database,
  tables: readonly string[],
  env: Pick<Env, 'SMTP_URL'> = {},
): Promise<number> {
  const { hourly, daily } = retentionSchedule(env)
  const rules = [...hourly, ...daily].filter(({ table }) => tables.includes(table))
  return deleteExpiredRows(db, rules)
}
