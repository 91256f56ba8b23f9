import type { Database } from '#server/platform/database/database.ts'
import { isLastPage, pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { maxCountedResults, type PageInfo, type Sort } from '#shared/kit/pagination.schema.ts'
import type { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import type { ListingTable } from './listing.entity.ts'
import {
  type Condition,
  gatherStatement,
  ownCountStatement,
  ownStatement,
  type PageQuery,
  sellerStatement,
  walkStatement,
  windowStatement,
} from './listing.sql.ts'
import { countCeiling, countListings } from './listing-count.service.ts'
import type { WordSearch } from './listing-words.policy.ts'
import { resolveLabels } from './listing-words.service.ts'

/** Matches that are gathered and sorted in a few milliseconds. */
const fewMatches = 2000
/** Gathering this many takes tens of milliseconds: only when the short ways have failed. */
const manyMatches = 20_000
/** Listings that a search looks at, newest (or cheapest) first, before it gathers instead. */
const windowSize = 5000

export interface ListQuery {
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

/** Rows of a page, and the number of all when finding them told it. */
interface Found<Row> {
  rows: Row[]
  counted?: number
}

async function gather<Row extends object>(
  db: Database,
  query: PageQuery,
  most: number,
): Promise<Found<Row> | null> {
  const rows = await db.read<Row & { matches?: number }>(gatherStatement(query, most))
  const matches = rows[0]?.matches
  if (matches === most) return null
  for (const row of rows) delete row.matches
  // Without a row there is none to carry the number; a page past the end leaves it open.
  return { rows, ...(matches !== undefined && { counted: matches }) }
}

/** Every way ends soon whatever the words: see docs/performance.md for what each costs. */
async function search<Row extends object>(
  db: Database,
  query: PageQuery,
  { atMost, expected, isExact }: WordSearch,
): Promise<Found<Row>> {
  const isRare = Math.min(atMost, expected) < fewMatches
  const isSurelyMany = isExact && query.filter.conditions.length === 0 && atMost > manyMatches
  if (!isRare && query.offset + query.limit < windowSize) {
    const rows = await db.read<Row>(windowStatement(query, windowSize))
    if (rows.length === query.limit) return { rows }
  }
  const gathered = isSurelyMany
    ? null
    : await gather<Row>(db, query, atMost < fewMatches ? fewMatches : manyMatches)
  if (gathered) return gathered
  // So many matches that they cannot be far: the index in the order asked finds them soonest.
  return { rows: await db.read<Row>(walkStatement(query)) }
}

/** A word on its own and very common: its count tells that the total is bounded, without a scan. */
const isSurelyBounded = (words: WordSearch | null, conditions: readonly Condition[]) =>
  words?.isExact === true && conditions.length === 0 && words.atMost > 2 * countCeiling

/**
 * One page of the listings that are not archived.
 * @param viewerId whose own listings are marked; null for a visitor.
 */
export async function listListings<Row extends object>(
  db: Database,
  table: ListingTable,
  { page, limit, q, sort, conditions }: ListQuery,
  viewerId: string | null,
): Promise<Page<Row>> {
  const words = await resolveLabels(db, table.kind, q)
  if (words === 'nothing') {
    return { rows: [], info: pageInfo({ page, limit, rows: 0, counted: 0 }) }
  }
  const narrowing = words === 'everything' ? null : words
  const filter = { conditions, tsquery: narrowing?.tsquery ?? null }
  const query: PageQuery = {
    table,
    filter,
    sort,
    viewerId,
    limit: rowsOfPage(page, limit),
    offset: (page - 1) * limit,
  }
  const found: Found<Row> =
    query.offset >= maxCountedResults
      ? { rows: [] }
      : narrowing
        ? await search<Row>(db, query, narrowing)
        : { rows: await db.read<Row>(walkStatement(query)) }
  const seen = { page, limit, rows: found.rows.length }
  const counted = isLastPage(seen)
    ? 0
    : (found.counted ??
      (isSurelyBounded(narrowing, conditions)
        ? countCeiling
        : await countListings(db, table, filter)))
  return { rows: found.rows, info: pageInfo({ ...seen, counted }) }
}

/** As many listings as a seller's page shows of each kind. */
const maxOfSeller = 24

/** The newest of what a person offers; none for one that is not known. */
export async function listOfSeller<Row extends object>(
  db: Database,
  table: ListingTable,
  sellerId: string,
  viewerId: string | null,
): Promise<Page<Row>> {
  const rows = isUuid(sellerId)
    ? await db.read<Row>(sellerStatement(table, { sellerId, viewerId, limit: maxOfSeller }))
    : []
  const total = rows.length
  const info = { totalPages: total > 0 ? 1 : 0, page: 1, total, isTotalBounded: false }
  return { rows, info }
}

/** A page of everything that a person lists, archived included, newest first. */
export async function listOwn<Row extends object>(
  db: Database,
  table: ListingTable,
  ownerId: string,
  { page, limit }: OwnListingsInput,
): Promise<Page<Row>> {
  const window = { limit: rowsOfPage(page, limit), offset: (page - 1) * limit }
  const rows = window.limit > 0 ? await db.read<Row>(ownStatement(table, ownerId, window)) : []
  const seen = { page, limit, rows: rows.length }
  const [counted] = isLastPage(seen)
    ? []
    : await db.read<{ total: number }>(ownCountStatement(table, ownerId, countCeiling))
  return { rows, info: pageInfo({ ...seen, counted: counted?.total ?? 0 }) }
}
