import type { Database } from '#server/platform/database/database.ts'
import { isLastPage, pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import type { SqlFragment } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { maxCountedResults, type PageInfo, type Sort } from '#shared/kit/pagination.schema.ts'
import type { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import {
  type Condition,
  listingMatchesStatement,
  listingWalkStatement,
  listingWindowStatement,
  ownListingsCountStatement,
  ownListingsStatement,
  type PageQuery,
  sellerListingsStatement,
} from './listing.sql.ts'
import { countCeiling, countListings } from './listing-count.service.ts'
import { resolveListingSearch } from './listing-search.service.ts'
import {
  type SearchTier,
  searchTiers,
  tierCondition,
  tierNumberSql,
  wholeSearchCondition,
} from './listing-search.sql.ts'
import type { ListingSearch } from './listing-words.policy.ts'

/** Matches that can be collected and sorted in a few milliseconds. */
const fewMatches = 2000
/** Collecting this many takes tens of milliseconds, so it is done only when cheaper ways fail. */
const manyMatches = 20_000
/** Listings that a search scans, newest (or cheapest) first, before it collects matches instead. */
const windowSize = 5000

export interface ListingQuery {
  page: number
  limit: number
  q: string
  sort: Sort
  conditions: readonly Condition[]
}

interface Page<Row> {
  rows: Row[]
  info: PageInfo
}

interface ListingRows<Row> {
  rows: Row[]
  /** The number of all matches, if the query for the rows has found it. */
  counted?: number
}

/** @returns null when there are more matches than `most`. */
async function collectMatches<Row extends object>(
  db: Database,
  query: PageQuery,
  most: number,
  tier?: SqlFragment,
): Promise<ListingRows<Row> | null> {
  const statement = listingMatchesStatement(query, most, tier)
  const rows = await queryRows<Row & { matches?: number }>(db, statement)
  const matches = rows[0]?.matches
  if (matches === most || (rows.length === 0 && query.offset >= most)) return null
  for (const row of rows) delete row.matches
  // Only rows carry the number: without rows it is unknown, for example on a page past the end.
  return { rows, ...(matches !== undefined && { counted: matches }) }
}

/** A query, and how to divide what it finds. */
interface Search {
  query: PageQuery
  search: ListingSearch
  /** The day in India, YYYY-MM-DD. */
  today: string
}

const queryOfTier = ({ query, search, today }: Search, tier: SearchTier): PageQuery => ({
  ...query,
  filter: { ...query.filter, search: tierCondition(query.table, search, tier, today) },
})

const fitsWindow = ({ offset, limit }: PageQuery) => offset + limit < windowSize

/** One part of the results, however many listings it has. */
async function readTier<Row extends object>(db: Database, query: PageQuery) {
  if (query.filter.search?.text && fitsWindow(query)) {
    const rows = await queryRows<Row>(db, listingWindowStatement(query, windowSize))
    if (rows.length === query.limit) return rows
  }
  const collected = query.filter.search?.text
    ? await collectMatches<Row>(db, query, manyMatches)
    : null
  // There are so many matches that reading the index in the sort order finds a page soonest.
  return collected?.rows ?? queryRows<Row>(db, listingWalkStatement(query))
}

/** Reads the parts of the results one after the other until the page is full. */
async function readTiers<Row extends object>(db: Database, search: Search): Promise<Row[]> {
  const { query } = search
  const rows: Row[] = []
  let skipped = 0
  for (const tier of searchTiers(search.search, query.sort)) {
    const limit = query.limit - rows.length
    if (limit === 0) break
    const offset = rows.length > 0 ? 0 : query.offset - skipped
    const ofTier = queryOfTier(search, tier)
    const found = await readTier<Row>(db, { ...ofTier, limit, offset })
    rows.push(...found)
    if (rows.length === 0) skipped += await countListings(db, query.table, ofTier.filter)
  }
  return rows
}

/** Chooses a strategy that is fast for the words; docs/performance.md has the cost of each. */
async function searchListings<Row extends object>(
  db: Database,
  found: Search,
): Promise<ListingRows<Row>> {
  const { query, search, today } = found
  const isRare = Math.min(search.atMost, search.expected) < fewMatches
  const [first] = searchTiers(search, query.sort)
  const hasBigFirstTier = first !== 'named' || search.preferredAtMost >= fewMatches
  if (!isRare && hasBigFirstTier && fitsWindow(query) && first) {
    const ofTier = queryOfTier(found, first)
    const rows = await queryRows<Row>(
      db,
      ofTier.filter.search?.text
        ? listingWindowStatement(ofTier, windowSize)
        : listingWalkStatement(ofTier),
    )
    if (rows.length === query.limit) return { rows }
  }
  const hasTooManyMatches = query.filter.conditions.length === 0 && search.atLeast > manyMatches
  if (!hasTooManyMatches) {
    const most = search.atMost < fewMatches ? fewMatches : manyMatches
    const tier = tierNumberSql(query.table, search, query.sort, today)
    const collected = await collectMatches<Row>(db, query, most, tier)
    if (collected) return collected
  }
  return { rows: await readTiers<Row>(db, found) }
}

/** A very common kind or word: its count shows that the total exceeds the ceiling, without counting. */
const exceedsCeiling = (search: ListingSearch | null, conditions: readonly Condition[]) =>
  search !== null && conditions.length === 0 && search.atLeast > 2 * countCeiling

/**
 * One page of the listings that are not archived.
 * @param viewerId the user whose own listings are marked; null for a visitor.
 */
export async function listListings<Row extends object>(
  db: Database,
  table: ListingTable,
  { page, limit, q, sort, conditions }: ListingQuery,
  viewerId: string | null,
): Promise<Page<Row>> {
  const resolved = await resolveListingSearch(db, table.kind, q)
  if (resolved === 'nothing') {
    return { rows: [], info: pageInfo({ page, limit, rows: 0, counted: 0 }) }
  }
  const search = resolved === 'everything' ? null : resolved
  const today = indiaDay()
  const filter = { conditions, search: search && wholeSearchCondition(table, search, today) }
  const query: PageQuery = {
    table,
    filter,
    sort,
    viewerId,
    limit: rowsOfPage(page, limit),
    offset: (page - 1) * limit,
  }
  const result: ListingRows<Row> =
    query.offset >= maxCountedResults
      ? { rows: [] }
      : search
        ? await searchListings<Row>(db, { query, search, today })
        : { rows: await queryRows<Row>(db, listingWalkStatement(query)) }
  const shown = { page, limit, rows: result.rows.length }
  const counted = isLastPage(shown)
    ? 0
    : (result.counted ??
      (exceedsCeiling(search, conditions) ? countCeiling : await countListings(db, table, filter)))
  return { rows: result.rows, info: pageInfo({ ...shown, counted }) }
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
