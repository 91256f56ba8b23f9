import type { Database } from '#server/platform/database/database.ts'
import { isLastPage, pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { maxCountedResults, type PageInfo } from '#shared/kit/pagination.schema.ts'
import type { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { isNarrowed } from './area/listing-area.sql.ts'
import { type NearQuery, placeQuery } from './area/listing-near.service.ts'
import type { ListingTable } from './listing.entity.ts'
import type { Condition, ListFilter, PageQuery } from './listing.sql.ts'
import { countCeiling, countListings } from './listing-count.service.ts'
import {
  ownListingsCountStatement,
  ownListingsStatement,
  sellerListingsStatement,
} from './listing-details.sql.ts'
import { readListingRows } from './listing-rows.service.ts'
import type { WordSearch } from './listing-words.policy.ts'
import { resolveSearchWords } from './listing-words.service.ts'

export interface ListingQuery extends NearQuery {
  page: number
  limit: number
  conditions: readonly Condition[]
}

interface Page<Row> {
  rows: Row[]
  info: PageInfo
}

/** A page of a list that may be narrowed by place. */
interface NearPage<Row> extends Page<Row> {
  near: { nearPlace?: PlaceView; searchWords?: string; fartherAway?: number }
}

/** Matches beyond the radius that are counted at most. */
const maxFartherAway = 1000

/** A single very common word: its count shows that the total exceeds the ceiling, without counting. */
const exceedsCeiling = (words: WordSearch | null, { conditions, area }: ListFilter) =>
  words?.isExact === true &&
  conditions.length === 0 &&
  !isNarrowed(area) &&
  !area.needsPoint &&
  words.atMost > 2 * countCeiling

/** How many listings match at any distance, when none does within the radius. */
const countFartherAway = (db: Database, table: ListingTable, filter: ListFilter) =>
  countListings(
    db,
    table,
    { ...filter, area: { ...filter.area, chord: null, needsPoint: true } },
    maxFartherAway,
  )

/**
 * One page of the listings that are not archived.
 * @param viewerId the user whose own listings are marked; null for a visitor.
 * @throws AppError `input.invalid` (400) for a place that is not known: see `placeQuery`.
 */
export async function listListings<Row extends object>(
  db: Database,
  table: ListingTable,
  { page, limit, conditions, ...placed }: ListingQuery,
  viewerId: string | null,
): Promise<NearPage<Row>> {
  const { area, q, nearPlace } = placeQuery(placed)
  const near = nearPlace ? { nearPlace, ...(placed.near === null && { searchWords: q }) } : {}
  const words = await resolveSearchWords(db, table.kind, q)
  if (words === 'nothing') {
    return { rows: [], info: pageInfo({ page, limit, rows: 0, counted: 0 }), near }
  }
  const searchWords = words === 'everything' ? null : words
  const filter: ListFilter = { conditions, tsquery: searchWords?.tsquery ?? null, area }
  const query: PageQuery = {
    table,
    filter,
    sort: placed.sort,
    viewerId,
    limit: rowsOfPage(page, limit),
    offset: (page - 1) * limit,
  }
  const result =
    query.offset >= maxCountedResults
      ? { rows: [] }
      : await readListingRows<Row>(db, query, searchWords)
  const shown = { page, limit, rows: result.rows.length }
  const counted = isLastPage(shown)
    ? 0
    : (result.counted ??
      (exceedsCeiling(searchWords, filter) ? countCeiling : await countListings(db, table, filter)))
  const info = pageInfo({ ...shown, counted })
  const isEmpty = area.chord !== null && info.total === 0
  const fartherAway = isEmpty ? await countFartherAway(db, table, filter) : undefined
  return { rows: result.rows, info, near: { ...near, ...(fartherAway && { fartherAway }) } }
}

/** Listings of each kind on a seller's page. */
const maxOfSeller = 24

/** The newest listings that a seller offers; none for an unknown seller. */
export async function listSellerListings<Row extends object>(
  db: Database,
  table: ListingTable,
  sellerId: string,
  viewerId: string | null,
): Promise<Page<Row>> {
  const rows = isUuid(sellerId)
    ? await queryRows<Row>(
        db,
        sellerListingsStatement(table, { sellerId, viewerId, limit: maxOfSeller }),
      )
    : []
  const total = rows.length
  const info = { totalPages: total > 0 ? 1 : 0, page: 1, total, isTotalBounded: false }
  return { rows, info }
}

/** One page of an owner's listings, including archived ones, newest first. */
export async function listOwnListings<Row extends object>(
  db: Database,
  table: ListingTable,
  ownerId: string,
  { page, limit }: OwnListingsInput,
): Promise<Page<Row>> {
  const window = { limit: rowsOfPage(page, limit), offset: (page - 1) * limit }
  const rows =
    window.limit > 0 ? await queryRows<Row>(db, ownListingsStatement(table, ownerId, window)) : []
  const shown = { page, limit, rows: rows.length }
  const [counted] = isLastPage(shown)
    ? []
    : await queryRows<{ total: number }>(
        db,
        ownListingsCountStatement(table, ownerId, countCeiling),
      )
  return { rows, info: pageInfo({ ...shown, counted: counted?.total ?? 0 }) }
}
