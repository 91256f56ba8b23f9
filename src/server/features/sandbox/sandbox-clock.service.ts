import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { maxAheadHours } from '#shared/sandbox/sandbox.constants.ts'
import { clockTooFarAhead } from './sandbox.errors.ts'

const hourMs = 3_600_000

/** Functions of PostgreSQL that give the time, and whether a statement sees one value of them. */
const timeFunctions = [
  ['now', 'stable'],
  ['statement_timestamp', 'stable'],
  ['clock_timestamp', 'volatile'],
] as const

/**
 * Gives the database of a sandbox a clock: PostgreSQL's own functions of the time, ahead by what is in a
 * table. Connections of sandboxes look for functions in `public` first (app/database/orm.ts). Must run
 * before the migrations, because defaults of columns call the function that existed when they were
 * written.
 */
export async function installSandboxClock(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(`create table if not exists sandbox_clock
    (is_only boolean primary key default true check (is_only), ahead_ms bigint not null)`)
  await run('insert into sandbox_clock (ahead_ms) values (0) on conflict do nothing')
  for (const [name, volatility] of timeFunctions) {
    await run(`create or replace function public.${name}() returns timestamptz
      language sql ${volatility} parallel safe
      as 'select pg_catalog.${name}() + (select ahead_ms from public.sandbox_clock) * interval ''1 millisecond'''`)
  }
}

/** How far a sandbox's clock is ahead, in milliseconds. */
export async function readSandboxClock(db: Database): Promise<number> {
  const [clock] = await queryRows<{ aheadMs: number }>(
    db,
    sql.named('sandbox_clock', sql`select ahead_ms::float8 as "aheadMs" from sandbox_clock`),
  )
  return clock?.aheadMs ?? 0
}

/**
 * Moves a sandbox's clock forward by hours or parts of one, to the whole millisecond.
 * @returns how far it is ahead now, in milliseconds.
 * @throws AppError `sandbox.clock_too_far` (409) beyond five years.
 */
export async function moveSandboxClock(db: Database, hours: number): Promise<number> {
  const movedMs = Math.round(hours * hourMs)
  const [moved] = await execute<{ aheadMs: number }>(
    db,
    sql`update sandbox_clock set ahead_ms = ahead_ms + ${movedMs}
      where ahead_ms + ${movedMs} <= ${maxAheadHours * hourMs}
      returning ahead_ms::float8 as "aheadMs"`,
  )
  if (!moved) throw clockTooFarAhead()
  return moved.aheadMs
}
