import type { Database } from '#server/platform/database/database.ts'
import { cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import {
  isLastPage,
  pageInfo,
  rowsOfPage,
  totalsBesideCursor,
} from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import type { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import type { ListingTable } from '../listing.entity.ts'
import { countCeiling } from '../listing-count.service.ts'
import { withHindiNames } from '../words/listing-hindi-names.service.ts'
import {
  type OwnListingFilter,
  ownListingsAfterCursorStatement,
  ownListingsCountStatement,
  ownListingsStatement,
} from './own-listings.sql.ts'

/** What cursors are made of. */
interface ListedRow {
  _id: string
  createdAt: string
}

const placeOfListing = ({ createdAt, _id }: ListedRow) => ({ createdAt, id: _id })

interface OwnPage<Row> {
  rows: Row[]
  info: PageInfo & { nextCursor?: string | null }
}

async function countOwn(db: Database, table: ListingTable, filter: OwnListingFilter) {
  const statement = ownListingsCountStatement(table, filter, countCeiling)
  const [counted] = await queryRows<{ total: number }>(db, statement)
  return counted?.total ?? 0
}

/**
 * An owner's listings, including archived ones: one page, or those after a cursor.
 * @throws AppError `input.invalid` (400) for a cursor of another list.
 */
export async function listOwnListings<Row extends ListedRow>(
  db: Database,
  table: ListingTable,
  ownerId: string,
  { page, limit, sort, cursor, ...narrowed }: OwnListingsInput,
): Promise<OwnPage<Row>> {
  const filter = { ownerId, ...narrowed }
  const isByTime = sort === 'newest' || sort === 'oldest'
  const list = `own.${table.table}`
  const cursorPage = isByTime ? cursorPageOf(list, { cursor: cursor ?? '', sort, limit }) : null
  if (cursorPage && cursor !== undefined) {
    const [listed, counted] = await Promise.all([
      queryRows<Row>(db, ownListingsAfterCursorStatement(table, filter, cursorPage)),
      countOwn(db, table, filter),
    ])
    const { rows, nextCursor } = cursorPage.takePage(listed, placeOfListing)
    const info = { ...totalsBesideCursor(counted, limit), nextCursor }
    return { rows: withHindiNames(table.kind, rows), info }
  }
  const window = { limit: rowsOfPage(page, limit), offset: (page - 1) * limit, sort }
  const rows =
    window.limit > 0 ? await queryRows<Row>(db, ownListingsStatement(table, filter, window)) : []
  const shown = { page, limit, rows: rows.length }
  const counted = isLastPage(shown) ? 0 : await countOwn(db, table, filter)
  const info = pageInfo({ ...shown, counted })
  const last = rows.at(-1)
  const nextCursor = cursorPage?.cursorAfterPage(info, last && placeOfListing(last))
  return {
    rows: withHindiNames(table.kind, rows),
    info: { ...info, ...(nextCursor !== undefined && { nextCursor }) },
  }
}
