import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import type { ListingTable } from './listing.entity.ts'
import { tooManyListings, tooManyListingsToday } from './listing.errors.ts'
import { limitsFor } from './listing-limits.policy.ts'

export type LimitSettings = Pick<Env, 'LISTINGS_PER_DAY' | 'LISTINGS_IN_ALL'>

interface Limited {
  env: LimitSettings
  table: ListingTable
  ownerId: string
}

/**
 * Makes whatever one person adds come one after the other from here to the end of the transaction,
 * so that what is counted stays true. Orders and messages of theirs go on meanwhile.
 */
export async function lockOwner(em: EntityManager, ownerId: string): Promise<void> {
  await em.execute('select 1 from users where id = ? for no key update', [ownerId])
}

async function limitsOf(em: EntityManager, { env, ownerId }: Limited) {
  const [owner] = await em.execute<{ verified: boolean }[]>(
    'select verified from users where id = ?',
    [ownerId],
  )
  return limitsFor(env, owner?.verified === true)
}

/**
 * Refuses one listing more at one time than a person may have. The caller holds `lockOwner`.
 * @throws AppError `listing.too_many` (429).
 */
export async function requireRoom(em: EntityManager, limited: Limited): Promise<void> {
  const { inAll } = await limitsOf(em, limited)
  const [full] = await em.execute(
    `select 1 from ${limited.table.table} where owner_id = ? and not is_archived
      limit 1 offset ?`,
    [limited.ownerId, inAll - 1],
  )
  if (full) throw tooManyListings(inAll)
}

/**
 * Refuses one listing more in 24 hours than a person may add. The caller holds `lockOwner`.
 * @throws AppError `listing.too_many_today` (429).
 */
export async function requireRoomToday(em: EntityManager, limited: Limited): Promise<void> {
  const { perDay } = await limitsOf(em, limited)
  const quota = { max: perDay, window: 24 * 3600 }
  const rows = { table: limited.table.table, where: 'owner_id = ?', values: [limited.ownerId] }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyListingsToday(perDay, wait)
}
