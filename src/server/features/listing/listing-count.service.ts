import { LRUCache } from 'lru-cache'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import { type ListFilter, listingCountStatement } from './listing.sql.ts'

/** One more than the largest number shown: reaching it means "more than". */
export const countCeiling = maxCountedResults + 1

const counts = createQueryCache<number>()

/**
 * The filters whose matches reached the limit of their count. To count so many is dear, and further listings change nothing
 * about it, so that they are cached for longer than the counts, and when a listing is written.
 */
const reachedLimits = new WeakMap<Database, LRUCache<string, true>>()
const reachedForMs = 60_000
const maxReached = 2000

function reachedLimitsOf(db: Database) {
  const known = reachedLimits.get(db) ?? new LRUCache({ max: maxReached, ttl: reachedForMs })
  reachedLimits.set(db, known)
  return known
}

/** Clears all cached counts but those at their limit, so that an owner sees a new listing counted. */
export const clearListingCounts = (db: Database) => counts.clear(db)

/**
 * How many listings match the filter, at most `most`. Cached for a few seconds per process, `most` for a minute; concurrent
 * callers share one count.
 */
export async function countListings(
  db: Database,
  table: ListingTable,
  filter: ListFilter,
  most = countCeiling,
): Promise<number> {
  // With a radius the planner has the index of points beside that of the words: either may have fewer.
  const by = filter.area.chord !== null ? 'points' : 'rows'
  const statement = listingCountStatement(table, filter, most, by)
  const key = `${JSON.stringify(statement.values)}\n${statement.text}`
  const reached = reachedLimitsOf(db)
  if (reached.has(key)) return most
  const count = await counts.getOrLoad(db, key, async () => {
    const [row] = await queryRows<{ total: number }>(db, statement)
    return row?.total ?? 0
  })
  if (count >= most) reached.set(key, true)
  return count
}
