import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { checkRowQuota, consumeQuota } from '#server/platform/quota/quota.ts'
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
 * Checks that the owner may add one more listing in these 24 hours. The caller has locked the owner.
 * @throws AppError `listing.too_many_today` (429).
 */
export async function requireDailyListingLimit(
  em: EntityManager,
  addition: LimitedAddition,
): Promise<void> {
  const { perDay } = await limitsOf(em, addition)
  const quota = { max: perDay, window: daySeconds }
  const rows = { table: addition.table.table, where: sql`owner_id = ${addition.ownerId}` }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyListingsToday(perDay, wait)
}

interface FirstShowing {
  env: Pick<Env, 'SECRET_KEY'>
  table: ListingTable
  ownerId: string
  /** In 24 hours. */
  maxPerDay: number
}

/**
 * Counts a listing that was hidden since it was added and is shown now, which announces it as a new one is announced.
 * @throws AppError `listing.too_many_today` (429).
 */
export async function countFirstShowing(
  em: EntityManager,
  { env, table, ownerId, maxPerDay }: FirstShowing,
): Promise<void> {
  const quota = { name: `first showing, ${table.kind}`, max: maxPerDay, window: daySeconds }
  const wait = await consumeQuota(em, env, quota, ownerId)
  if (wait !== null) throw tooManyShownToday(maxPerDay, wait)
}

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
   * New ones in 24 hours, archived ones too, and as many that are shown for the first time; null for a verified seller,
   * who may be a cooperative with thousands of articles.
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

/**
 * How many listings the owner may still add in these 24 hours. The caller has locked the owner.
 * @returns also the seconds until it will be more.
 */
export async function dailyRoomOf(
  em: EntityManager,
  { table, ownerId, maxPerDay }: Omit<FirstShowing, 'env'>,
): Promise<{ room: number; wait: number }> {
  const [today] = await queryRows<{ added: number; wait: number | null }>(
    em,
    sql`select count(*)::int as added,
        extract(epoch from min(created_at) - statement_timestamp())::float + ${daySeconds} as wait
      from (select created_at from ${sql.raw(table.table)} where owner_id = ${ownerId}
        and created_at > statement_timestamp() - ${daySeconds} * interval '1 second'
        order by created_at desc limit ${maxPerDay}) as newest`,
  )
  const wait = Math.max(1, Math.ceil(today?.wait ?? daySeconds))
  return { room: maxPerDay - (today?.added ?? 0), wait }
}
