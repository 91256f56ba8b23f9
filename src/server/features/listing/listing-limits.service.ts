import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { checkRowQuota, consumeQuota, returnQuota } from '#server/platform/quota/quota.ts'
import type { ListingTable } from './listing.entity.ts'
import { tooManyListings, tooManyListingsToday, tooManyShownToday } from './listing.errors.ts'
import { limitsFor } from './listing-limits.policy.ts'

export type LimitSettings = Pick<Env, 'LISTINGS_PER_DAY' | 'LISTINGS_IN_ALL' | 'SECRET_KEY'>

/** Seconds of the limits of a day. */
const daySeconds = 24 * 3600

interface LimitedAddition {
  env: LimitSettings
  table: ListingTable
  ownerId: string
}

async function limitsOf(em: EntityManager, { env, ownerId }: Omit<LimitedAddition, 'table'>) {
  const [owner] = await queryRows<{ verified: boolean }>(
    em,
    sql`select verified from users where id = ${ownerId}`,
  )
  const isVerified = owner?.verified === true
  return { isVerified, ...limitsFor(env, isVerified) }
}

/**
 * Checks that the owner may show one more listing. The caller has locked the owner.
 * @throws AppError `listing.too_many` (429).
 */
export async function requireListingLimit(
  em: EntityManager,
  addition: LimitedAddition,
): Promise<void> {
  const { inAll } = await limitsOf(em, addition)
  const [nextOverLimit] = await queryRows(
    em,
    sql`select 1 from ${sql.raw(addition.table.table)} where owner_id = ${addition.ownerId} and not is_archived
      limit 1 offset ${inAll - 1}`,
  )
  if (nextOverLimit) throw tooManyListings(inAll)
}

/**
 * A condition of listings that count as added: not of those that an import created and undoing it has archived,
 * because the owner sends the corrected file next.
 */
const isNotWithdrawn = (ownerId: string) => sql`not (is_archived and id in (select r.listing_id
  from listing_imports i join listing_import_rows r on r.import_id = i.id
  where i.owner_id = ${ownerId} and i.state in ('undoing', 'undone')
    and r.outcome = 'created' and r.undo = 'undone' and r.listing_id is not null))`

/**
 * Checks that the owner may add one more listing in these 24 hours. The caller has locked the owner.
 * @throws AppError `listing.too_many_today` (429).
 */
export async function requireDailyListingLimit(
  em: EntityManager,
  addition: LimitedAddition,
): Promise<void> {
  const { perDay } = await limitsOf(em, addition)
  const quota = { max: perDay, window: daySeconds }
  const { table, ownerId } = addition
  const where = sql`owner_id = ${ownerId} and ${isNotWithdrawn(ownerId)}`
  const rows = { table: table.table, where }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyListingsToday(perDay, wait)
}

const firstShowingQuota = ({ kind }: ListingTable) => `first showing, ${kind}`

interface DayLimit {
  table: ListingTable
  ownerId: string
  /** In 24 hours. */
  maxPerDay: number
}

interface FirstShowing extends DayLimit {
  env: Pick<Env, 'SECRET_KEY'>
}

/**
 * Counts a listing that was hidden since it was added and is shown now, which announces it as a new one is announced.
 * @throws AppError `listing.too_many_today` (429).
 */
export async function countFirstShowing(
  em: EntityManager,
  { env, table, ownerId, maxPerDay }: FirstShowing,
): Promise<void> {
  const quota = { name: firstShowingQuota(table), max: maxPerDay, window: daySeconds }
  const wait = await consumeQuota(em, env, quota, ownerId)
  if (wait !== null) throw tooManyShownToday(maxPerDay, wait)
}

/** Takes back what `countFirstShowing` has just counted, for a listing that could not be shown. */
export const returnFirstShowing = (
  em: EntityManager,
  { env, table, ownerId }: Omit<FirstShowing, 'maxPerDay'>,
) => returnQuota(em, env, { name: firstShowingQuota(table) }, ownerId)

/** As `countFirstShowing`, with the limit of listings that are added one by one. */
export async function requireDailyShowingLimit(
  em: EntityManager,
  showing: LimitedAddition,
): Promise<void> {
  const { perDay } = await limitsOf(em, showing)
  await countFirstShowing(em, { ...showing, maxPerDay: perDay })
}

/** How many listings of a kind an owner may have by importing files. */
export interface ImportLimits {
  /** At the same time, not counting archived ones. */
  inAll: number
  /**
   * New ones in 24 hours, archived ones too but not those that undoing withdrew, and as many that are shown for the
   * first time; null for a verified seller, who may be a cooperative with thousands of articles.
   */
  perDay: number | null
}

export async function importLimitsOf(
  em: EntityManager,
  { env, ownerId }: { env: LimitSettings & Pick<Env, 'IMPORT_LISTINGS_IN_ALL'>; ownerId: string },
): Promise<ImportLimits> {
  const { isVerified, inAll } = await limitsOf(em, { env, ownerId })
  if (!isVerified) return { inAll, perDay: inAll }
  return { inAll: Math.max(inAll, env.IMPORT_LISTINGS_IN_ALL), perDay: null }
}

interface DayRoom {
  /** How many more the owner may add. */
  room: number
  /** Seconds until it will be more. */
  wait: number
}

async function roomOfDay(
  em: EntityManager,
  { table, ownerId, maxPerDay }: DayLimit,
  isCounted: SqlFragment,
): Promise<DayRoom> {
  const [today] = await queryRows<{ added: number; wait: number | null }>(
    em,
    sql`select count(*)::int as added,
        extract(epoch from min(created_at) - statement_timestamp())::float + ${daySeconds} as wait
      from (select created_at from ${sql.raw(table.table)} where owner_id = ${ownerId} and ${isCounted}
        and created_at > statement_timestamp() - ${daySeconds} * interval '1 second'
        order by created_at desc limit ${maxPerDay}) as newest`,
  )
  const wait = Math.max(1, Math.ceil(today?.wait ?? daySeconds))
  return { room: maxPerDay - (today?.added ?? 0), wait }
}

/** How many times as many a day may have together with those that undoing withdrew: each of them was announced. */
const withdrawnFactor = 3

/** The room for listings in these 24 hours. The caller has locked the owner. */
export async function dailyRoomOf(em: EntityManager, limit: DayLimit): Promise<DayRoom> {
  const { ownerId, maxPerDay } = limit
  const lasting = await roomOfDay(em, limit, isNotWithdrawn(ownerId))
  const limitOfAll = { ...limit, maxPerDay: maxPerDay * withdrawnFactor }
  const ofAll = await roomOfDay(em, limitOfAll, sql`true`)
  return ofAll.room < lasting.room ? ofAll : lasting
}
