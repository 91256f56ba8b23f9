import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
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
  await em.execute('select 1 from users where id = ? for no key update', [ownerId])
}

async function limitsOf(em: EntityManager, { env, ownerId }: LimitedAddition) {
  const [owner] = await em.execute<{ verified: boolean }[]>(
    'select verified from users where id = ?',
    [ownerId],
  )
  return limitsFor(env, owner?.verified === true)
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
  const [nextOverLimit] = await em.execute(
    `select 1 from ${addition.table.table} where owner_id = ? and not is_archived
      limit 1 offset ?`,
    [addition.ownerId, inAll - 1],
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
  const [nextOverLimit] = await em.execute<{ wait: string }[]>(
    `select extract(epoch from created_at + interval '24 hours' - now()) as wait
      from ${addition.table.table} where owner_id = ? and created_at > now() - interval '24 hours'
      order by created_at desc limit 1 offset ?`,
    [addition.ownerId, perDay - 1],
  )
  if (nextOverLimit)
    throw tooManyListingsToday(perDay, Math.max(1, Math.ceil(Number(nextOverLimit.wait))))
}
