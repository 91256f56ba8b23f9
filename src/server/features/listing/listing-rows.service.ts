import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { isNarrowed } from './area/listing-area.sql.ts'
import {
  listingMatchesStatement,
  listingWalkStatement,
  listingWindowStatement,
  type PageQuery,
} from './listing.sql.ts'
import { countListings } from './listing-count.service.ts'
import { nearestWalkStatement, nearestWindowStatement } from './listing-nearest.sql.ts'
import type { WordSearch } from './listing-words.policy.ts'

/** Matches that can be collected and sorted in a few milliseconds. */
const fewMatches = 2000
/** Collecting this many takes tens of milliseconds, so it is done only when cheaper ways fail. */
const manyMatches = 20_000
/** Listings that a search scans, newest (or cheapest) first, before it collects matches instead. */
const windowSize = 5000
/** The same for the nearest ones, each of which costs more to read. */
const nearestWindowSize = 1000
/** Rows up to which a page is read in its order, when one listing in 500 matches. */
const deepPage = 600

interface ListingRows<Row> {
  rows: Row[]
  /** The number of all matches, if the query for the rows has found it. */
  counted?: number
}

async function collectMatches<Row extends object>(
  db: Database,
  query: PageQuery,
  most: number,
  by: 'points' | 'rows',
): Promise<ListingRows<Row> | null> {
  const rows = await queryRows<Row & { matches?: number }>(
    db,
    listingMatchesStatement(query, most, by),
  )
  const matches = rows[0]?.matches
  if (matches === most) return null
  for (const row of rows) delete row.matches
  // Only rows carry the number: without rows it is unknown, for example on a page past the end.
  return { rows, ...(matches !== undefined && { counted: matches }) }
}

/** Reads the listings in their order until the page is full. */
async function walk<Row extends object>(db: Database, query: PageQuery): Promise<ListingRows<Row>> {
  const isNearest = query.sort === 'nearest'
  const statement = isNearest ? nearestWalkStatement(query) : listingWalkStatement(query)
  return { rows: await queryRows<Row>(db, statement) }
}

/** The index that finds the listings of an area: of points for a radius, else of states. */
const indexOfArea = ({ filter: { area } }: PageQuery) => (area.chord === null ? 'rows' : 'points')

/**
 * Listings of an area in another order than by distance. Their number decides, and the list shows it
 * anyway: few are collected and sorted; of many, the order's own index meets one soon.
 */
async function areaListings<Row extends object>(
  db: Database,
  query: PageQuery,
): Promise<ListingRows<Row>> {
  const counted = await countListings(db, query.table, query.filter)
  const isFew = counted < fewMatches
  if (isFew || query.offset + query.limit > deepPage) {
    const most = isFew ? fewMatches : manyMatches
    const collected = await collectMatches<Row>(db, query, most, indexOfArea(query))
    if (collected) return collected
  }
  return walk<Row>(db, query)
}

/** Chooses a strategy that is fast for the words; docs/performance.md has the cost of each. */
async function searchListings<Row extends object>(
  db: Database,
  query: PageQuery,
  { atMost, expected, isExact }: WordSearch,
): Promise<ListingRows<Row>> {
  const { table, filter, sort } = query
  const isRare = Math.min(atMost, expected) < fewMatches
  const isWide = filter.conditions.length === 0 && !isNarrowed(filter.area)
  const hasTooManyMatches = isExact && isWide && atMost > manyMatches
  const isNearest = sort === 'nearest'
  const window = isNearest ? nearestWindowSize : windowSize
  if (!isRare && query.offset + query.limit < window) {
    const statement = isNearest
      ? nearestWindowStatement(query, window)
      : listingWindowStatement(query, window)
    const rows = await queryRows<Row>(db, statement)
    if (rows.length === query.limit) return { rows }
  }
  const most = atMost < fewMatches ? fewMatches : manyMatches
  // Where fewer listings are in the area than have the words, the area's index collects them.
  const inArea =
    !isRare && isNarrowed(filter.area)
      ? await countListings(db, table, { ...filter, tsquery: null })
      : Number.POSITIVE_INFINITY
  const by = inArea < atMost ? indexOfArea(query) : 'rows'
  const collected = hasTooManyMatches ? null : await collectMatches<Row>(db, query, most, by)
  // Else there are so many matches that reading the index in the sort order finds a page soonest.
  return collected ?? walk<Row>(db, query)
}

/** The rows of one page, by whichever of the strategies is fast for it. */
export function readListingRows<Row extends object>(
  db: Database,
  query: PageQuery,
  words: WordSearch | null,
): Promise<ListingRows<Row>> {
  if (words) return searchListings<Row>(db, query, words)
  const isOtherOrder = query.sort !== 'nearest'
  return isOtherOrder && isNarrowed(query.filter.area)
    ? areaListings<Row>(db, query)
    : walk<Row>(db, query)
}
