import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import type { Quota } from './rate-limit.ts'

/** No allowance counts further back. */
const longestWindowHours = 24

/** Keeps these locks apart from others that take a hash. */
const lockSpace = 3

/**
 * Counts one use against an allowance that holds over all processes, in the caller's transaction.
 * What it is counted by (an address, a person) is kept as a keyed hash, for a day at most.
 * @returns null when it was free, else the seconds until it is; then nothing is counted.
 */
export async function consumeQuota(
  em: EntityManager,
  env: Env,
  { name, times, perSeconds }: Quota,
  key: string,
): Promise<number | null> {
  const hash = keyedHash(env.SECRET_KEY, `counted:${name}`, key)
  // Counting and adding are one act, whichever process does it.
  await em.execute('select pg_advisory_xact_lock(?, hashtext(?))', [lockSpace, hash])
  const [full] = await em.execute<{ wait: string }[]>(
    `select extract(epoch from used_at - clock_timestamp()) + ? as wait from counted_uses
      where name = ? and key_hash = ? and used_at > clock_timestamp() - ? * interval '1 second'
      order by used_at desc limit 1 offset ?`,
    [perSeconds, name, hash, perSeconds, times - 1],
  )
  if (full) return Math.max(1, Math.ceil(Number(full.wait)))
  await em.execute(
    'insert into counted_uses (id, name, key_hash, used_at) values (?, ?, ?, clock_timestamp())',
    [v7(), name, hash],
  )
  return null
}

/** Takes one use back, the newest of the key, as if it had not been counted. */
export async function returnUse(
  em: EntityManager,
  env: Env,
  { name }: Pick<Quota, 'name'>,
  key: string,
): Promise<void> {
  await em.execute(
    `delete from counted_uses where id = (select id from counted_uses
      where name = ? and key_hash = ? order by used_at desc limit 1 for update skip locked)`,
    [name, keyedHash(env.SECRET_KEY, `counted:${name}`, key)],
  )
}

export const deleteExpiredQuotasJob = (db: Database): Job => ({
  name: 'forget-counted-uses',
  everyMs: 3_600_000,
  run: () =>
    db.read({
      text: `delete from counted_uses where used_at < now() - interval '${longestWindowHours} hours'`,
    }),
})
