import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import { countStatement, type ListFilter } from './listing.sql.ts'

/** One more than is shown: reaching it tells "more than" from "exactly". */
export const countCeiling = maxCountedResults + 1

const counts = createQueryCache<number>()

/** Forgets every count, so that whoever has just written sees their listing counted. */
export const deleteOldListingCounts = (db: Database) => counts.clear(db)

/**
 * How many listings the filter finds, at most `countCeiling`. Kept a few seconds a process, and
 * counted once however many ask at the same time.
 */
export function countListings(db: Database, table: ListingTable, filter: ListFilter) {
  const statement = countStatement(table, filter, countCeiling)
  return counts.getOrLoad(db, `${filter.tsquery ?? ''}\n${statement.text}`, async () => {
    const [row] = await db.read<{ total: number }>(statement)
    return row?.total ?? 0
  })
}
