import type { EntityManager } from '@mikro-orm/postgresql'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** The outbox of listings that people who wait for such a listing are to be told of. */
export const listingAnnouncementsTable = 'listing_announcements'

/**
 * Queues listings in the transaction that shows them for the first time. Changes, and showing them again, are
 * not announced.
 */
export async function announceListings(
  em: EntityManager,
  kind: ListingKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await execute(
    em,
    sql`insert into listing_announcements (id, kind, next_try_at, created_at)
      select id, ${kind}, now(), now() from unnest(${ids}::uuid[]) as id on conflict do nothing`,
  )
  wakeOutbox(em, listingAnnouncementsTable)
}

/** Queues one listing, as `announceListings` does. */
export const announceListing = (
  em: EntityManager,
  { kind, id }: { kind: ListingKind; id: string },
) => announceListings(em, kind, [id])
