import type { EntityManager } from '@mikro-orm/postgresql'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { listingTables } from './listing.entity.ts'

const kinds = Object.entries(listingTables)

/** Archives a user's public listings and records which they were, so that they can be shown again. */
export async function pauseListings(em: EntityManager, ownerId: string): Promise<void> {
  for (const [kind, table] of kinds) {
    await execute(
      em,
      sql`with paused as (
          update ${sql.raw(table)} set is_archived = true, updated_at = now()
            where owner_id = ${ownerId} and not is_archived returning id
        )
        insert into paused_listings (user_id, kind, listing_id) select ${ownerId}, ${kind}, id from paused
          on conflict do nothing`,
    )
  }
}

/** The owner has archived or shown a paused listing themselves, which is their last word on it. */
export const endListingPause = (em: EntityManager, kind: string, listingId: string) =>
  execute(em, sql`delete from paused_listings where kind = ${kind} and listing_id = ${listingId}`)

/** Shows paused listings again. One that an operator has hidden meanwhile stays hidden until restored. */
export async function resumeListings(em: EntityManager, ownerId: string): Promise<void> {
  for (const [kind, table] of kinds) {
    await execute(
      em,
      sql`update ${sql.raw(table)} l set updated_at = now(),
          is_archived = l.hidden_at is not null, was_archived = false
        from paused_listings p
        where p.user_id = ${ownerId} and p.kind = ${kind} and l.id = p.listing_id and l.owner_id = p.user_id`,
    )
  }
  await execute(em, sql`delete from paused_listings where user_id = ${ownerId}`)
}
