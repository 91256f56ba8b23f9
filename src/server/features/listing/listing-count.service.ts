import { LRUCache } from 'lru-cache'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inBackground } from '#server/platform/database/driver/postgres-client.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import { type ListFilter, listingCountStatement } from './listing.sql.ts'

/** One more than the largest number shown: reaching it means "more than". */
export const countCeiling = maxCountedResults + 1

const counts = createQueryCache<number>()

/**
 * The filters whose matches reached the limit of their count. Counting this many is expensive, and further listings do not change
 * the result, so it stays cached for longer than the counts, also when a listing is written.
 */
const reachedLimits = new WeakMap<Database, LRUCache<string, true>>()
const reachedForMs = 60_000
const maxReached = 2000

function reachedLimitsOf(db: Database) {
  const known = reachedLimits.get(db) ?? new LRUCache({ max: maxReached, ttl: reachedForMs })
  reachedLimits.set(db, known)
  return known
}

/** A count of at least this many that took at least so many milliseconds is worth a stale answer: a few more or less do not show. */
const minLargeCount = 2000
const minSlowMs = 50
const staleForMs = 60_000

/** Slow counts of large results, which are served while they are counted again. */
interface SlowCounts {
  known: LRUCache<string, number>
  counting: Set<string>
  /** Resolves when all queued recounts are done. They run one at a time to leave connections for requests. */
  last: Promise<unknown>
}
const slowCounts = new WeakMap<Database, SlowCounts>()

function slowCountsOf(db: Database): SlowCounts {
  const existing = slowCounts.get(db)
  if (existing) return existing
  const known = new LRUCache<string, number>({ max: maxReached, ttl: staleForMs })
  const created = { known, counting: new Set<string>(), last: Promise.resolve() }
  slowCounts.set(db, created)
  return created
}

/** Counts again after those that wait already, unless this one is among them. */
function countAgain(slow: SlowCounts, key: string, count: () => Promise<number>): void {
  if (slow.counting.has(key)) return
  slow.counting.add(key)
  slow.last = slow.last
    .then(() => inBackground(count))
    // The next request counts again and gets the error, if there still is one.
    .catch(() => slow.known.delete(key))
    .finally(() => slow.counting.delete(key))
}

/** Clears all cached counts but those at their limit, so that an owner sees a new listing counted. */
export const clearListingCounts = (db: Database) => counts.clear(db)

/**
 * How many listings match the filter, at most `maxCount`. Cached for a few seconds per process, `maxCount` for a minute; concurrent
 * callers share one count. A large result whose count takes long may be a minute old.
 */
export async function countListings(
  db: Database,
  table: ListingTable,
  filter: ListFilter,
  maxCount = countCeiling,
): Promise<number> {
  // With a radius the planner has the index of points beside that of the words: either may have fewer.
  const areaIndex = filter.area.chord !== null ? 'points' : 'rows'
  const statement = listingCountStatement(table, filter, maxCount, areaIndex)
  const key = `${JSON.stringify(statement.values)}\n${statement.text}`
  const reached = reachedLimitsOf(db)
  if (reached.has(key)) return maxCount
  const slow = slowCountsOf(db)
  const load = () =>
    counts.getOrLoad(db, key, async () => {
      const begun = performance.now()
      const [row] = await queryRows<{ total: number }>(db, statement)
      const total = row?.total ?? 0
      if (total >= maxCount) reached.set(key, true)
      const isSlow = performance.now() - begun >= minSlowMs
      if (isSlow && total >= minLargeCount) slow.known.set(key, total)
      else slow.known.delete(key)
      return total
    })
  const known = slow.known.get(key)
  if (known === undefined) return load()
  countAgain(slow, key, load)
  return known
}
