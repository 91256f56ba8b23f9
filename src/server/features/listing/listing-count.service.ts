import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import { type ListFilter, listingCountStatement } from './listing.sql.ts'

/** One more than the largest number shown: reaching it means "more than". */
export const countCeiling = maxCountedResults + 1

const counts = createQueryCache<number>()

/** Clears all cached counts, so that an owner sees a new listing counted. */
export const clearListingCounts = (db: Database) => counts.clear(db)

/**
 * How many listings match the filter, at most `most`. Cached for a few seconds per process; concurrent
 * callers share one count.
 */
export function countListings(
  db: Database,
  table: ListingTable,
  filter: ListFilter,
  most = countCeiling,
) {
  // With a radius the planner has the index of points beside that of the words: either may have fewer.
  const by = filter.area.chord !== null ? 'points' : 'rows'
  const statement = listingCountStatement(table, filter, most, by)
  return counts.getOrLoad(
    db,
    `${JSON.stringify(statement.values)}\n${statement.text}`,
    async () => {
      const [row] = await queryRows<{ total: number }>(db, statement)
      return row?.total ?? 0
    },
  )
}
