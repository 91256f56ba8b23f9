import type { EntityManager } from '@mikro-orm/postgresql'
import { listingAnnouncementsTable } from '#server/features/listing/announcement/listing-announcement.service.ts'
import { notifyAll } from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type OutboxRow, startOutbox } from '#server/platform/jobs/outbox.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { keysOfListing } from './saved-search-keys.policy.ts'
import {
  announcedListingStatement,
  matchingSearchesStatement,
} from './saved-search-matching.sql.ts'

/** People told in one transaction. */
const batchSize = 500

export interface AnnouncedListing {
  id: string
  kind: ListingKind
  name: string
  words: string[]
  /** Null where neither its name nor its owner tells. */
  goodsKind: string | null
  category: string
  lat: number | null
  lon: number | null
  state: string | null
}

export interface MatchingSearch {
  userId: string
  searchId: string
  searchName: string
}

/** The searches that a listing matches, one of each person who has not been told of it; the oldest of theirs. */
export async function findMatchingSearches(
  db: Database,
  listing: AnnouncedListing,
): Promise<MatchingSearch[]> {
  const { lat, lon } = listing
  const point = lat === null || lon === null ? null : { lat, lon }
  const keys = keysOfListing({ ...listing, point })
  return queryRows<MatchingSearch>(db, matchingSearchesStatement(listing, keys))
}

/** A listing that may be announced: it is listed, and no operator has hidden it. */
export async function readAnnouncedListing(
  db: Database,
  kind: ListingKind,
  id: string,
): Promise<AnnouncedListing | undefined> {
  const [listing] = await queryRows<AnnouncedListing>(db, announcedListingStatement(kind, id))
  return listing
}

/** Tells these people once: whoever was told meanwhile, by another process or search, is left out. */
async function notifyOfMatches(
  em: EntityManager,
  { id, kind, name }: AnnouncedListing,
  matches: readonly MatchingSearch[],
): Promise<void> {
  const notified = await execute<MatchingSearch>(
    em,
    sql`with told as (
        insert into saved_search_matches (user_id, listing_id, kind, search_id, created_at)
        select "userId", ${id}::uuid, ${kind}, s.id, clock_timestamp()
          from jsonb_to_recordset(${sql.json(matches)}) as given ("userId" uuid, "searchId" uuid)
          join saved_searches s on s.id = given."searchId" and s.is_on
        on conflict do nothing returning user_id, search_id
      )
      update saved_searches s set last_match_at = now() from told where s.id = told.search_id
      returning s.user_id as "userId", s.id as "searchId", s.name as "searchName"`,
  )
  await notifyAll(
    em,
    notified.map(({ userId, searchId, searchName }) => ({
      userId,
      content: { kind: 'saved-search', listing: kind, listingId: id, name, searchId, searchName },
    })),
  )
}

/** Tells everybody whose saved search a listing matches. Repeating it tells nobody twice. */
export async function notifyOfListing(db: Database, kind: ListingKind, id: string): Promise<void> {
  const listing = await readAnnouncedListing(db, kind, id)
  if (!listing) return
  const matches = await findMatchingSearches(db, listing)
  for (let from = 0; from < matches.length; from += batchSize) {
    const batch = matches.slice(from, from + batchSize)
    await db.transaction((em) => notifyOfMatches(em, listing, batch))
  }
}

/** Works on the listings that were announced; a failure is tried again for a day. */
export const startSavedSearchMatching = (db: Database, log: Logger) =>
  startOutbox<OutboxRow & { kind: ListingKind }>(db, log, {
    table: listingAnnouncementsTable,
    label: 'the announcement of a listing',
    columns: 'o.kind',
    afterSending: 'delete',
    concurrency: 1,
    leaseSeconds: 10 * 60,
    longestRetrySeconds: 3600,
    lifetimeSeconds: 24 * 3600,
    openSender: () => ({
      send: async ({ id, kind }) => {
        try {
          await notifyOfListing(db, kind, id)
          return { outcome: 'sent' }
        } catch (error) {
          return { outcome: 'retry', details: { err: error } }
        }
      },
    }),
  })
