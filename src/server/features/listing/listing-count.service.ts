import { LRUCache } from 'lru-cache'
import { maxCountedResults } from '../../../shared/listing.schema.ts'
import type { Database } from '../../core/database.ts'
import type { ListingTable } from './listing.entity.ts'
import { countStatement, type ListFilter } from './listing-query.policy.ts'

/** One more than is shown: reaching it tells "more than" from "exactly". */
export const countCeiling = maxCountedResults + 1

const caches = new WeakMap<Database, LRUCache<string, Promise<number>>>()

function cacheOf(db: Database) {
  const known = caches.get(db)
  if (known) return known
  const cache = new LRUCache<string, Promise<number>>({ max: 2000, ttl: 5000 })
  caches.set(db, cache)
  return cache
}

/** Forgets every count, so that whoever has just written sees their listing counted. */
export const forgetCounts = (db: Database) => caches.get(db)?.clear()

/**
 * How many listings the filter finds, at most `countCeiling`. Kept a few seconds a process, and
 * counted once however many ask at the same time.
 */
export function countListings(db: Database, table: ListingTable, filter: ListFilter) {
  const cache = cacheOf(db)
  const statement = countStatement(table, filter, countCeiling)
  const key = `${filter.tsquery ?? ''}\n${statement.text}`
  const known = cache.get(key)
  if (known) return known
  const total = db.read<{ total: number }>(statement).then(([row]) => row?.total ?? 0)
  cache.set(key, total)
  total.catch(() => cache.delete(key))
  return total
}
