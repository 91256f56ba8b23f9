import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import type { ListingTable } from './listing.entity.ts'
import { tooManyListings, tooManyListingsToday } from './listing.errors.ts'
import { limitsFor } from './listing-limits.policy.ts'

export type LimitSettings = Pick<Env, 'LISTINGS_PER_DAY' | 'LISTINGS_IN_ALL'>

interface LimitedAddition {
  env: LimitSettings
  table: ListingTable
  ownerId: string
}

/**
 * Lets the additions of one owner run one after the other until the end of the transaction, so that
 * counted limits hold. The owner's orders and messages are not blocked.
 */
export async function lockOwner(em: EntityManager, ownerId: string): Promise<void> {
  await queryRows(em, sql`select 1 from users where id = ${ownerId} for no key update`)
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
 * Checks that the owner may show one more listing. The caller holds `lockOwner`.
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
 * Checks that the owner may add one more listing in these 24 hours. The caller holds `lockOwner`.
 * @throws AppError `listing.too_many_today` (429).
 */
export async function requireDailyListingLimit(
  em: EntityManager,
  addition: LimitedAddition,
): Promise<void> {
  const { perDay } = await limitsOf(em, addition)
  const quota = { max: perDay, window: 24 * 3600 }
  const rows = { table: addition.table.table, where: sql`owner_id = ${addition.ownerId}` }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyListingsToday(perDay, wait)
}

/**
 * Listings of a kind that the owner may have by importing files: a verified seller may be a cooperative with
 * thousands of articles.
 */
export async function importLimitOf(
  em: EntityManager,
  { env, ownerId }: { env: LimitSettings & Pick<Env, 'IMPORT_LISTINGS_IN_ALL'>; ownerId: string },
): Promise<number> {
  const { isVerified, inAll } = await limitsOf(em, { env, ownerId })
  return isVerified ? Math.max(inAll, env.IMPORT_LISTINGS_IN_ALL) : inAll
}
