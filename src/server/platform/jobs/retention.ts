import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { indiaDaySql } from '#server/platform/text/india-day.ts'
import type { Job } from './jobs.ts'

/** The column that an age is counted from: a time, or a calendar date in India. SQL of its own will do. */
type RetentionStart = { since: string; sinceDay?: never } | { sinceDay: string; since?: never }

/** When rows of a table are deleted, or emptied of what is no longer needed. */
export type RetentionRule = RetentionStart & {
  table: string
  /** A PostgreSQL interval: rows older than this go. */
  age: string
  /** SQL that a row must fulfil as well. */
  where?: string
  /** SQL assignments for rows that stay and only lose a value. `where` must exclude emptied rows. */
  empty?: string
  /** A further SQL statement in the same step, about the rows in `expired`: their `id`, and their `ctid` as `row_id`. */
  release?: string
  /** Rows in one transaction, so that no other transaction waits long. */
  batch?: number
}

const defaultBatch = 5000

function batchSql({ table, since, sinceDay, age, where, empty, release, batch }: RetentionRule) {
  const now = sinceDay ? indiaDaySql.text : 'now()'
  const isExpired = `${since ?? sinceDay} < ${now} - interval '${age}'`
  return `with expired as materialized (
      select ctid as row_id${release ? ', id' : ''} from ${table}
        where ${isExpired}${where ? ` and (${where})` : ''}
        limit ${batch ?? defaultBatch} for update skip locked
    )${release ? `, released as (${release})` : ''}
    ${empty ? `update ${table} set ${empty}` : `delete from ${table}`}
      where ctid = any(array(select row_id from expired)) returning 1`
}

async function applyRule(db: Database, rule: RetentionRule, signal?: AbortSignal): Promise<number> {
  const text = batchSql(rule)
  const batch = rule.batch ?? defaultBatch
  let total = 0
  for (let rows = batch; rows === batch && !signal?.aborted; total += rows) {
    rows = (await execute(db, { text })).length
  }
  return total
}

/**
 * Applies rules in their order. One that fails does not stop the others.
 * @returns how many rows were deleted or emptied.
 * @throws AggregateError of what failed.
 */
export async function deleteExpiredRows(
  db: Database,
  rules: readonly RetentionRule[],
  signal?: AbortSignal,
): Promise<number> {
  const failures: Error[] = []
  let total = 0
  for (const rule of rules) {
    try {
      total += await applyRule(db, rule, signal)
    } catch (cause) {
      failures.push(new Error(`Expired rows of ${rule.table} could not be deleted.`, { cause }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'retention failed')
  return total
}

const hourMs = 3_600_000

export interface RetentionSchedule {
  hourly: readonly RetentionRule[]
  daily: readonly RetentionRule[]
}

export const retentionJobs = (db: Database, { hourly, daily }: RetentionSchedule): Job[] => [
  {
    name: 'retention-hourly',
    everyMs: hourMs,
    run: (signal) => deleteExpiredRows(db, hourly, signal),
  },
  {
    name: 'retention-daily',
    everyMs: 24 * hourMs,
    run: (signal) => deleteExpiredRows(db, daily, signal),
  },
]
