import type { EntityManager } from '@mikro-orm/postgresql'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** The outbox of listings that people who wait for such a listing are to be told of. */
export const listingAnnouncementsTable = 'listing_announcements'

/**
 * Queues a listing in the transaction that shows it for the first time. Changes, and showing it again, are
 * not announced.
 */
export async function announceListing(
  em: EntityManager,
  listing: { kind: ListingKind; id: string },
): Promise<void> {
  await execute(
    em,
    sql`insert into listing_announcements (id, kind, next_try_at, created_at)
      values (${listing.id}, ${listing.kind}, now(), now()) on conflict do nothing`,
  )
  wakeOutbox(em, listingAnnouncementsTable)
}
