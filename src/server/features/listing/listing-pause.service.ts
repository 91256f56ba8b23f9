import type { EntityManager } from '@mikro-orm/postgresql'
import { listingTables } from './listing-hiding.service.ts'

const kinds = Object.entries(listingTables)

/** Archives what a person shows and notes what that was, so that it can be shown again. */
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

/** Shows again what was paused; what an operator has hidden meanwhile stays hidden until it is restored. */
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
