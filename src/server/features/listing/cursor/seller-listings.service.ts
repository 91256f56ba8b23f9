import type { Database } from '#server/platform/database/database.ts'
import { type CursorPage, cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import {
  countUpTo,
  pageInfo,
  pageLimitSql,
  readPageInfo,
  totalsBesideCursor,
} from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import type { SellerListingsInput } from '#shared/listing/listing.schema.ts'
import type { ListingTable } from '../listing.entity.ts'
import { viewColumns } from '../listing.sql.ts'
import { withHindiNames } from '../words/listing-hindi-names.service.ts'

/** What cursors are made of. */
interface ListedRow {
  _id: string
  createdAt: string
}

const placeOfListing = ({ createdAt, _id }: ListedRow) => ({ createdAt, id: _id })

const publicListingsOf = ({ table }: ListingTable, sellerId: string) =>
  sql`from ${sql.raw(table)} where owner_id = ${sellerId}::uuid and not is_archived`

/** @param window the condition, order and limit of the rows to read. */
const sellerListingsStatement = (
  table: ListingTable,
  { sellerId, viewerId }: { sellerId: string; viewerId: string | null },
  { order }: CursorPage,
  window: SqlFragment,
) => sql`select ${viewColumns(table, viewerId)}
    from (select id ${publicListingsOf(table, sellerId)} ${window}) page
    join ${sql.raw(table.table)} l using (id) join users u on u.id = l.owner_id
    order by ${order('l.')}`

/**
 * What a seller offers, the newest first: one page, or the listings after a cursor. None for an unknown seller.
 * @param viewerId the user whose own listings are marked; null for a visitor.
 * @throws AppError `input.invalid` (400) for a cursor of another list.
 */
export async function listSellerListings<Row extends ListedRow>(
  db: Database,
  table: ListingTable,
  { sellerId, page, limit, cursor }: SellerListingsInput,
  viewerId: string | null,
): Promise<{ rows: Row[]; info: PageInfo & { nextCursor: string | null } }> {
  const cursorPage = cursorPageOf(`seller.${table.table}`, { cursor: cursor ?? '', limit })
  if (!isUuid(sellerId)) {
    const none = pageInfo({ page, limit, rows: 0, counted: 0 })
    return { rows: [], info: { ...none, nextCursor: null } }
  }
  const { after, order, rowsToRead } = cursorPage
  const read = (window: SqlFragment) =>
    queryRows<Row>(db, sellerListingsStatement(table, { sellerId, viewerId }, cursorPage, window))
  const offered = publicListingsOf(table, sellerId)
  if (cursor !== undefined) {
    const [listed, [counted]] = await Promise.all([
      read(sql`and ${after()} order by ${order()} limit ${rowsToRead}::int`),
      queryRows<{ total: number }>(db, countUpTo(offered)),
    ])
    const { rows, nextCursor } = cursorPage.takePage(listed, placeOfListing)
    const info = { ...totalsBesideCursor(counted?.total ?? 0, limit), nextCursor }
    return { rows: withHindiNames(table.kind, rows), info }
  }
  const rows = await read(sql`order by ${order()} ${pageLimitSql({ page, limit })}`)
  const info = await readPageInfo(db, offered, { page, limit, rows: rows.length })
  const last = rows.at(-1)
  const nextCursor = cursorPage.cursorAfterPage(info, last && placeOfListing(last))
  return { rows: withHindiNames(table.kind, rows), info: { ...info, nextCursor } }
}
