import type { Database } from '#server/platform/database/database.ts'
import { isLastPage, pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
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
import type { WordSearch } from './listing-words.policy.ts'
import { resolveSearchWords } from './listing-words.service.ts'

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

async function collectMatches<Row extends object>(
  db: Database,
  query: PageQuery,
  most: number,
): Promise<ListingRows<Row> | null> {
  const rows = await queryRows<Row & { matches?: number }>(db, listingMatchesStatement(query, most))
  const matches = rows[0]?.matches
  if (matches === most) return null
  for (const row of rows) delete row.matches
  // Only rows carry the number: without rows it is unknown, for example on a page past the end.
  return { rows, ...(matches !== undefined && { counted: matches }) }
}

/** Chooses a strategy that is fast for the words; docs/performance.md has the cost of each. */
async function searchListings<Row extends object>(
  db: Database,
  query: PageQuery,
  { atMost, expected, isExact }: WordSearch,
): Promise<ListingRows<Row>> {
  const isRare = Math.min(atMost, expected) < fewMatches
  const hasTooManyMatches = isExact && query.filter.conditions.length === 0 && atMost > manyMatches
  if (!isRare && query.offset + query.limit < windowSize) {
    const rows = await queryRows<Row>(db, listingWindowStatement(query, windowSize))
    if (rows.length === query.limit) return { rows }
  }
  const collected = hasTooManyMatches
    ? null
    : await collectMatches<Row>(db, query, atMost < fewMatches ? fewMatches : manyMatches)
  if (collected) return collected
  // There are so many matches that reading the index in the sort order finds a page soonest.
  return { rows: await queryRows<Row>(db, listingWalkStatement(query)) }
}

/** A single very common word: its count shows that the total exceeds the ceiling, without counting. */
const exceedsCeiling = (words: WordSearch | null, conditions: readonly Condition[]) =>
  words?.isExact === true && conditions.length === 0 && words.atMost > 2 * countCeiling

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
  const words = await resolveSearchWords(db, table.kind, q)
  if (words === 'nothing') {
    return { rows: [], info: pageInfo({ page, limit, rows: 0, counted: 0 }) }
  }
  const searchWords = words === 'everything' ? null : words
  const filter = { conditions, tsquery: searchWords?.tsquery ?? null }
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
      : searchWords
        ? await searchListings<Row>(db, query, searchWords)
        : { rows: await queryRows<Row>(db, listingWalkStatement(query)) }
  const shown = { page, limit, rows: result.rows.length }
  const counted = isLastPage(shown)
    ? 0
    : (result.counted ??
      (exceedsCeiling(searchWords, conditions)
        ? countCeiling
        : await countListings(db, table, filter)))
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
