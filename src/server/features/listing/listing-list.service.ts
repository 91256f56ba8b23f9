import type { Database } from '#server/platform/database/database.ts'
import { isLastPage, pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { maxCountedResults, type PageInfo } from '#shared/kit/pagination.schema.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { isNarrowed } from './area/listing-area.sql.ts'
import { type NearQuery, placeQuery } from './area/listing-near.service.ts'
import type { ListingTable } from './listing.entity.ts'
import {
  type Condition,
  hasPriceLimit,
  type ListFilter,
  type PageQuery,
  type PriceRange,
} from './listing.sql.ts'
import { countCeiling, countListings } from './listing-count.service.ts'
import { publicListingsStatement } from './listing-details.sql.ts'
import { readListingRows } from './listing-rows.service.ts'
import { wholeSearchCondition } from './listing-search.sql.ts'
import { withHindiNames } from './words/listing-hindi-names.service.ts'
import { resolveListingSearch } from './words/listing-search.service.ts'
import type { ListingSearch } from './words/listing-words.policy.ts'

export interface ListingQuery extends NearQuery {
  page: number
  limit: number
  conditions: readonly Condition[]
  /** Any price by default. */
  prices?: PriceRange
}

export interface ListingPage<Row> {
  rows: Row[]
  info: PageInfo
}

/** A page of a list that may be narrowed by place. */
interface NearPage<Row> extends ListingPage<Row> {
  near: { nearPlace?: PlaceView; searchWords?: string; fartherAway?: number }
}

export const anyPrice: PriceRange = { min: null, max: null }

/** Matches beyond the radius that are counted at most. */
const maxFartherAway = 1000

/** A very common kind or word: its count shows that the total exceeds the ceiling, without counting. */
const exceedsCeiling = (search: ListingSearch | null, { conditions, area, prices }: ListFilter) =>
  search !== null &&
  conditions.length === 0 &&
  !isNarrowed(area) &&
  !area.needsPoint &&
  !hasPriceLimit(prices) &&
  search.atLeast > 2 * countCeiling

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
  { page, limit, conditions, prices = anyPrice, ...placed }: ListingQuery,
  viewerId: string | null,
): Promise<NearPage<Row>> {
  const { area, q, nearPlace } = placeQuery(table.kind, placed)
  const near = nearPlace ? { nearPlace, ...(placed.near === null && { searchWords: q }) } : {}
  const resolved = await resolveListingSearch(db, table.kind, q)
  if (resolved === 'nothing') {
    return { rows: [], info: pageInfo({ page, limit, rows: 0, counted: 0 }), near }
  }
  const search = resolved === 'everything' ? null : resolved
  const today = indiaDay()
  const filter: ListFilter = {
    conditions,
    search: search && wholeSearchCondition(table, search, today),
    area,
    prices,
  }
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
      : await readListingRows<Row>(db, query, search && { search, today })
  const shown = { page, limit, rows: result.rows.length }
  const counted = isLastPage(shown)
    ? 0
    : (result.counted ??
      (exceedsCeiling(search, filter) ? countCeiling : await countListings(db, table, filter)))
  const info = pageInfo({ ...shown, counted })
  const isEmpty = area.chord !== null && info.total === 0
  const fartherAway = isEmpty ? await countFartherAway(db, table, filter) : undefined
  const rows = withHindiNames(table.kind, result.rows)
  return { rows, info, near: { ...near, ...(fartherAway && { fartherAway }) } }
}

/** The public listings among these ids, in no particular order. @param ids must be valid. */
export const readPublicListings = async <Row extends object>(
  db: Database,
  table: ListingTable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Row[]> =>
  ids.length > 0
    ? withHindiNames(
        table.kind,
        await queryRows<Row>(db, publicListingsStatement(table, ids, viewerId)),
      )
    : []
