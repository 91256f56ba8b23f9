import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { conditionSql, type PageQuery } from './listing.sql.ts'
import { nearestAtPointsStatement, nearestScanStatement } from './listing-nearest.sql.ts'

/** The points of first pages, nearest first, as texts of type `cube`; none of a page that is not full. */
const pointsOfPages = createQueryCache<readonly string[]>()

/** Clears the known points, so that an owner sees a new listing where no other is. */
export const clearNearestPoints = (db: Database) => pointsOfPages.clear(db)

/**
 * The cache key: all that changes the result except page and viewer. It is built from the conditions because building
 * the whole statement costs as much as the lookup saves.
 */
function keyOf({ table, filter, limit }: PageQuery): string {
  const { text, values } = conditionSql(filter, 'points')
  return JSON.stringify([table.table, limit, filter.area.center?.values, values, text])
}

async function readNearest<Row extends object>(db: Database, query: PageQuery) {
  const listed = await queryRows<Row & { exactPoint?: string | undefined }>(
    db,
    nearestScanStatement(query),
  )
  const points = new Set<string>()
  for (const row of listed) {
    if (row.exactPoint !== undefined) points.add(row.exactPoint)
    // An object of which a property is deleted is slow to read from then on.
    row.exactPoint = undefined
  }
  return { rows: listed as Row[], points: listed.length < query.limit ? [] : [...points] }
}

/**
 * A page of the nearest listings. All who ask from one place within a few seconds share which points the first
 * page has, as they share its count; its listings are read anew for each. So a listing that another process adds,
 * or that moves with its owner's address, may come some seconds late where no other listing was.
 */
export async function listNearest<Row extends object>(
  db: Database,
  query: PageQuery,
): Promise<Row[]> {
  if (query.offset > 0) return (await readNearest<Row>(db, query)).rows
  let loaded: Row[] | undefined
  const points = await pointsOfPages.getOrLoad(db, keyOf(query), async () => {
    const page = await readNearest<Row>(db, query)
    loaded = page.rows
    return page.points
  })
  if (loaded) return loaded
  const rows =
    points.length > 0 ? await queryRows<Row>(db, nearestAtPointsStatement(query, points)) : []
  // Listings may have gone since, or the page was not full.
  return rows.length === query.limit ? rows : (await readNearest<Row>(db, query)).rows
}
