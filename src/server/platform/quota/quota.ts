import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import { execute, queryRows, type SqlSource } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import { secondsLeftOfIndiaDay, secondsOfIndiaDay } from '#shared/kit/india-day.ts'

/**
 * The last so many seconds, or the running day, which begins at midnight in India wherever the
 * server is.
 */
type QuotaWindow = number | 'india-day'

/** How often one key (a user, an address) may do something. */
export interface Quota<Window extends QuotaWindow = QuotaWindow> {
  /** Uses of quotas with different names are counted separately. */
  name: string
  /** Uses in a window. */
  max: number
  window: Window
}

/** Length of the longest window; older uses are deleted (app/retention.ts). */
export const longestWindowHours = 24

/** Namespace of this file's advisory locks, so that they never collide with others that lock a hash. */
const lockSpace = 3

const hashKey = (env: Pick<Env, 'SECRET_KEY'>, name: string, key: string) =>
  keyedHash(env.SECRET_KEY, `counted:${name}`, key)

/** @returns null while the key has uses left, else the seconds to wait. Nothing is counted. */
export async function checkQuota(
  source: SqlSource,
  env: Pick<Env, 'SECRET_KEY'>,
  { name, max, window }: Quota,
  key: string,
): Promise<number | null> {
  const hash = hashKey(env, name, key)
  const seconds = window === 'india-day' ? secondsOfIndiaDay() : window
  const [full] = await queryRows<{ wait: number }>(
    source,
    sql`select extract(epoch from used_at - clock_timestamp()) + ${seconds} as wait from counted_uses
      where name = ${name} and key_hash = ${hash} and used_at > clock_timestamp() - ${seconds} * interval '1 second'
      order by used_at desc limit 1 offset ${max - 1}`,
  )
  if (!full) return null
  return window === 'india-day' ? secondsLeftOfIndiaDay() : wholeSeconds(full.wait)
}

/**
 * Counts one use, across all processes, in the caller's transaction: a rollback takes it back. The
 * key is locked until the transaction ends, so one user's uses of a quota happen one after the other.
 * The table holds the key as a keyed hash, for a day at most.
 * @returns null when the use was within the quota, else the seconds to wait; then nothing is counted.
 */
export async function consumeQuota(
  em: EntityManager,
  env: Pick<Env, 'SECRET_KEY'>,
  quota: Quota,
  key: string,
): Promise<number | null> {
  const hash = hashKey(env, quota.name, key)
  await execute(em, sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${hash}))`)
  const wait = await checkQuota(em, env, quota, key)
  if (wait !== null) return wait
  await execute(
    em,
    sql`insert into counted_uses (id, name, key_hash, used_at) values (${v7()}, ${quota.name}, ${hash}, clock_timestamp())`,
  )
  return null
}

/** Takes back the newest use of a key, as if it had not been counted. */
export async function returnQuota(
  em: EntityManager,
  env: Pick<Env, 'SECRET_KEY'>,
  { name }: Pick<Quota, 'name'>,
  key: string,
): Promise<void> {
  await execute(
    em,
    sql`delete from counted_uses where id = (select id from counted_uses
      where name = ${name} and key_hash = ${hashKey(env, name, key)} order by used_at desc limit 1 for update skip locked)`,
  )
}

interface QuotaRows {
  table: string
  /** The condition of the rows that count. */
  where: SqlFragment
  /** The column with the time that a row was written. */
  writtenAt?: string
}

/**
 * For a quota whose uses are rows that are stored anyway (listings, messages, bookings): whether
 * `count` more rows fit. The caller holds a lock that keeps others from adding such rows meanwhile.
 * @returns null when they fit, else the seconds until they do.
 */
export async function checkRowQuota(
  em: EntityManager,
  { max, window }: Pick<Quota<number>, 'max' | 'window'>,
  { table, where, writtenAt = 'created_at' }: QuotaRows,
  count = 1,
): Promise<number | null> {
  const [full] = await queryRows<{ wait: number }>(
    em,
    sql`select extract(epoch from ${sql.raw(writtenAt)} - statement_timestamp()) + ${window} as wait
      from ${sql.raw(table)}
      where ${where} and ${sql.raw(writtenAt)} > statement_timestamp() - ${window} * interval '1 second'
      order by ${sql.raw(writtenAt)} desc limit 1 offset ${Math.max(0, max - count)}`,
  )
  return full ? wholeSeconds(full.wait) : null
}

const wholeSeconds = (wait: number) => Math.max(1, Math.ceil(wait))
