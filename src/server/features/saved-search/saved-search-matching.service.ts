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
  announcedListingsStatement,
  matchingSearchesStatement,
} from './saved-search-matching.sql.ts'

/** Notifications written in one transaction. */
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
  listingId: string
  userId: string
  searchId: string
  searchName: string
}

/** The searches that listings of a kind match, for each one of every person; the oldest of theirs. */
export async function findMatchingSearches(
  db: Database,
  kind: ListingKind,
  listings: readonly AnnouncedListing[],
): Promise<MatchingSearch[]> {
  const keyed = listings.map(({ lat, lon, ...listing }) => {
    const point = lat === null || lon === null ? null : { lat, lon }
    return { id: listing.id, keys: keysOfListing({ ...listing, point }) }
  })
  return queryRows<MatchingSearch>(db, matchingSearchesStatement(kind, keyed))
}

/** Those of these listings that may be announced: they are listed, and no operator has hidden them. */
export const readAnnouncedListings = (db: Database, kind: ListingKind, ids: readonly string[]) =>
  queryRows<AnnouncedListing>(db, announcedListingsStatement(kind, ids))

/** Tells people of each listing once: who was told meanwhile, by another process or search, is left out. */
async function notifyOfMatches(
  em: EntityManager,
  kind: ListingKind,
  matches: readonly (MatchingSearch & { name: string })[],
): Promise<void> {
  const notified = await execute<MatchingSearch>(
    em,
    sql`with told as (
        insert into saved_search_matches (user_id, listing_id, kind, search_id, created_at)
        select "userId", "listingId", ${kind}, s.id, clock_timestamp()
          from jsonb_to_recordset(${sql.json(matches)})
            as given ("userId" uuid, "listingId" uuid, "searchId" uuid)
          join saved_searches s on s.id = given."searchId" and s.is_on
        on conflict do nothing returning user_id, listing_id, search_id
      ), locked as materialized (
        select id from saved_searches where id in (select search_id from told) order by id for no key update
      ), matched as (
        update saved_searches s set last_match_at = now() from locked where s.id = locked.id
          returning s.id, s.name
      )
      select told.user_id as "userId", told.listing_id as "listingId", matched.id as "searchId",
        matched.name as "searchName" from told join matched on matched.id = told.search_id`,
  )
  const names = new Map(matches.map(({ listingId, name }) => [listingId, name]))
  await notifyAll(
    em,
    notified.map(({ userId, listingId, searchId, searchName }) => ({
      userId,
      content: {
        kind: 'saved-search',
        listing: kind,
        listingId,
        name: names.get(listingId) ?? '',
        searchId,
        searchName,
      },
    })),
  )
}

/** Tells everybody whose saved search one of the listings matches. Repeating it tells nobody twice. */
export async function notifyOfListings(
  db: Database,
  kind: ListingKind,
  ids: readonly string[],
): Promise<void> {
  const listings = await readAnnouncedListings(db, kind, ids)
  if (listings.length === 0) return
  const names = new Map(listings.map(({ id, name }) => [id, name]))
  const matches = (await findMatchingSearches(db, kind, listings)).map((match) => ({
    ...match,
    name: names.get(match.listingId) ?? '',
  }))
  for (let from = 0; from < matches.length; from += batchSize) {
    const batch = matches.slice(from, from + batchSize)
    await db.transaction((em) => notifyOfMatches(em, kind, batch))
  }
}

type Announcement = OutboxRow & { kind: ListingKind }

async function notifyOfAnnouncements(db: Database, rows: readonly Announcement[]): Promise<void> {
  const kinds = new Set(rows.map(({ kind }) => kind))
  for (const kind of kinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
    await notifyOfListings(db, kind, ids)
  }
}

/** Works on the listings that were announced; a failure is tried again for a day. */
export const startSavedSearchMatching = (db: Database, log: Logger) =>
  startOutbox<Announcement>(db, log, {
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
          await notifyOfListings(db, kind, [id])
          return { outcome: 'sent' }
        } catch (error) {
          return { outcome: 'retry', details: { err: error } }
        }
      },
      // A file brings thousands of listings at once.
      sendTogether: (rows) =>
        notifyOfAnnouncements(db, rows).then(
          () => true,
          () => false,
        ),
    }),
  })
