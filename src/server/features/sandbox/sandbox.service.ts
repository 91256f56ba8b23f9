import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import { sandboxIdleDays } from '#shared/sandbox/sandbox.constants.ts'
import { sandboxBusy } from './sandbox.errors.ts'

/** A person's sandbox as the real database knows it. */
export interface Sandbox {
  id: string
  /** Raised when it is emptied: each generation has a database of its own. */
  generation: number
}

interface UsedSandbox extends Sandbox {
  isStale: boolean
}

/** A sandbox ends with the last test key of its owner, and with it the sessions in it. */
const hasTestKey = sql`exists (select 1 from api_keys k where k.user_id = sandboxes.user_id
  and k.sandbox_person is not null and k.ended_at is null and k.expires_at > now())`

/** Seconds that the last use may be out of date, because a write for each call would cost too much. */
const lastUseSeconds = 60
/** Minutes without a call after which a sandbox may make room for another person's. */
const safeMinutes = 60

const columns = sql`id, generation,
  last_used_at < now() - make_interval(secs => ${sql.raw(lastUseSeconds)}) as "isStale"`

async function refreshLastUse(db: Database, { id, isStale }: UsedSandbox): Promise<void> {
  if (isStale) await execute(db, sql`update sandboxes set last_used_at = now() where id = ${id}`)
}

/** The sandbox with this id; null when it was deleted or has no test key. Counts as a use. */
export async function findSandbox(db: Database, id: string): Promise<Sandbox | null> {
  const [known] = await queryRows<UsedSandbox>(
    db,
    sql`select ${columns} from sandboxes where id = ${id} and ${hasTestKey}`,
  )
  if (!known) return null
  await refreshLastUse(db, known)
  return known
}

/** Makes room for one more: the one that was unused for longest goes, if nobody works with it. */
async function makeRoom(em: EntityManager, max: number): Promise<void> {
  const [row] = await queryRows<{ sandboxes: number }>(
    em,
    sql`select count(*)::int as sandboxes from sandboxes`,
  )
  if ((row?.sandboxes ?? 0) < max) return
  const removed = await execute(
    em,
    sql`delete from sandboxes where id = (select id from sandboxes
        where last_used_at < now() - make_interval(mins => ${safeMinutes})
        order by last_used_at limit 1) returning 1`,
  )
  if (removed.length === 0) throw sandboxBusy(safeMinutes * 60)
}

/** A number that no other advisory lock on the database uses: "KrSb" as four bytes. */
const roomLock = 0x4b_72_53_62

/**
 * The person's sandbox, which is created with the first call. Counts as a use.
 * @throws AppError `sandbox.busy` (503) when there is no room for another.
 */
export async function findOrCreateSandbox(
  db: Database,
  env: Pick<Env, 'SANDBOXES_IN_ALL'>,
  userId: string,
): Promise<Sandbox> {
  const ofPerson = sql`select ${columns} from sandboxes where user_id = ${userId}`
  const [known] = await queryRows<UsedSandbox>(db, ofPerson)
  if (known) {
    await refreshLastUse(db, known)
    return known
  }
  return db.transaction(async (em) => {
    await execute(em, sql`select pg_advisory_xact_lock(${roomLock})`)
    const [meanwhile] = await queryRows<UsedSandbox>(em, ofPerson)
    if (meanwhile) return meanwhile
    await makeRoom(em, env.SANDBOXES_IN_ALL)
    const [created] = await execute<Sandbox>(
      em,
      sql`insert into sandboxes (id, user_id, generation, created_at, last_used_at)
        values (${randomUUID()}, ${userId}, 1, now(), now()) returning id, generation`,
    )
    if (!created) throw new Error('The sandbox was not returned.')
    return created
  })
}

/**
 * Gives a sandbox an empty database: its next generation. The old one is dropped once nobody uses it.
 * Of simultaneous resets one counts.
 */
export async function startNextGeneration(db: Database, { id, generation }: Sandbox) {
  await execute(
    db,
    sql`update sandboxes set generation = generation + 1, last_used_at = now()
      where id = ${id} and generation = ${generation}`,
  )
}

/** Counts a use of something that costs seconds. @throws AppError `rate.limited` (429). */
export async function countSandboxUse(
  db: Database,
  env: Pick<Env, 'SECRET_KEY'>,
  { name, max, sandboxId }: { name: 'reset' | 'move'; max: number; sandboxId: string },
): Promise<void> {
  const quota = { name: `sandbox-${name}`, max, window: 3600 }
  const wait = await db.transaction((em) => consumeQuota(em, env, quota, sandboxId))
  if (wait !== null) throw tooManyRequests(wait)
}

/** Deletes sandboxes without a call for 30 days or without a test key. @returns those that are left. */
export async function deleteUnusedSandboxes(db: Database): Promise<Sandbox[]> {
  await execute(
    db,
    sql`delete from sandboxes
      where last_used_at < now() - make_interval(days => ${sandboxIdleDays}) or not ${hasTestKey}`,
  )
  return queryRows<Sandbox>(db, sql`select id, generation from sandboxes`)
}
