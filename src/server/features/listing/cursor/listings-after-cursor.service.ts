import type { Database } from '#server/platform/database/database.ts'
import { type CursorPage, cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import { totalsBesideCursor } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import { areaConditions } from '../area/listing-area.sql.ts'
import { placeQuery } from '../area/listing-near.service.ts'
import type { ListingTable } from '../listing.entity.ts'
import { type ListFilter, priceConditions } from '../listing.sql.ts'
import { countListings } from '../listing-count.service.ts'
import { anyPrice, type ListingQuery, readPublicListings } from '../listing-list.service.ts'

/** Listings that one call reads at most. Where few of them match, it has fewer rows than its limit, or none. */
const windowSize = 2000

interface SeenListing {
  id: string
  createdAt: string
  isMatch: boolean
  /** The number of the row among those that were read, from 1. */
  nth: number
}

/**
 * The first matches after the cursor, and the last listing that was read. The first condition has an index of its
 * own in this order; the others are checked on the rows that it gives.
 */
function listingsAfterCursorStatement(
  table: ListingTable,
  filter: ListFilter,
  cursorPage: CursorPage,
  window: number,
) {
  const [indexed, ...others] = filter.conditions.map((condition) => sql`(${condition.sql})`)
  const checked = checksOf(filter, others)
  const isMatch =
    checked.length > 0 ? sql`coalesce(${sql.join(checked, ' and ')}, false)` : sql`true`
  const read = [sql`not is_archived`, cursorPage.after(), ...(indexed ? [indexed] : [])]
  return sql`with seen as materialized (
      select id, created_at, ${isMatch} as is_match, row_number() over (order by ${cursorPage.order()}) as nth
        from (select * from ${sql.raw(table.table)} where ${sql.join(read, ' and ')}
          order by ${cursorPage.order()} limit ${window}) window_rows
    )
    select id, created_at as "createdAt", is_match as "isMatch", nth from seen
      where nth in (select nth from seen where is_match order by nth limit ${cursorPage.rowsToRead})
        or nth = (select max(nth) from seen)
      order by nth`
}

const checksOf = (filter: ListFilter, conditions: readonly SqlFragment[]) => [
  ...conditions,
  ...priceConditions(filter),
  ...areaConditions(filter.area, 'rows'),
]

/**
 * Public listings in the order of their age, after a cursor. Pages under Newest let no seller fill them, for which
 * listings move; here none ever moves, so that reading to the end has each listing once.
 * @param viewerId the user whose own listings are marked; null for a visitor.
 * @throws AppError `input.invalid` (400) for a cursor of another list, and as `placeQuery`.
 */
export async function listListingsAfterCursor<Row extends { _id: string }>(
  db: Database,
  table: ListingTable,
  { limit, conditions, prices = anyPrice, ...placed }: ListingQuery,
  { cursor, viewerId }: { cursor: string; viewerId: string | null },
): Promise<{ rows: Row[]; info: PageInfo & { nextCursor: string | null } }> {
  const { area } = placeQuery(table.kind, placed)
  const filter: ListFilter = { conditions, search: null, area, prices }
  const cursorPage = cursorPageOf(table.table, { cursor, sort: placed.sort, limit })
  const isChecked = checksOf(filter, []).length > 0 || conditions.length > 1
  const window = isChecked ? windowSize : cursorPage.rowsToRead
  const [seen, counted] = await Promise.all([
    queryRows<SeenListing>(db, listingsAfterCursorStatement(table, filter, cursorPage, window)),
    countListings(db, table, filter),
  ])
  const matches = seen.filter(({ isMatch }) => isMatch).slice(0, cursorPage.rowsToRead)
  const page = cursorPage.takePage(matches, (row) => row)
  const lastSeen = seen.at(-1)
  const isWindowFull = lastSeen?.nth === window
  const nextCursor =
    page.nextCursor ?? (isWindowFull && lastSeen ? cursorPage.cursorAfter(lastSeen) : null)
  const ids = page.rows.map(({ id }) => id)
  const listed = new Map(
    (await readPublicListings<Row>(db, table, ids, viewerId)).map((row) => [row._id, row]),
  )
  // One that was archived between the two statements is left out.
  const rows = ids.flatMap((id) => listed.get(id) ?? [])
  return { rows, info: { ...totalsBesideCursor(counted, limit), nextCursor } }
}
