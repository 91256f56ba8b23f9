import type { EntityManager } from '@mikro-orm/postgresql'
import { listingTables } from './listing-hiding.service.ts'

const kinds = Object.entries(listingTables)

/** Archives a user's public listings and records which they were, so that they can be shown again. */
export async function pauseListings(em: EntityManager, ownerId: string): Promise<void> {
  for (const [kind, table] of kinds) {
    await em.execute(
      `with paused as (
          update ${table} set is_archived = true, updated_at = now()
            where owner_id = ? and not is_archived returning id
        )
        insert into paused_listings (user_id, kind, listing_id) select ?, ?, id from paused
          on conflict do nothing`,
      [ownerId, ownerId, kind],
    )
  }
}

/** Shows paused listings again. One that an operator has hidden meanwhile stays hidden until restored. */
export async function resumeListings(em: EntityManager, ownerId: string): Promise<void> {
  for (const [kind, table] of kinds) {
    await em.execute(
      `update ${table} l set updated_at = now(),
          is_archived = l.hidden_at is not null, was_archived = false
        from paused_listings p
        where p.user_id = ? and p.kind = ? and l.id = p.listing_id and l.owner_id = p.user_id`,
      [ownerId, kind],
    )
  }
  await em.execute('delete from paused_listings where user_id = ?', [ownerId])
}
