import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import type { SqlFragment } from '#server/platform/database/sql.ts'
import { type AreaIndex, isNarrowed } from './area/listing-area.sql.ts'
import {
  hasPriceLimit,
  listingMatchesStatement,
  listingScanStatement,
  listingWindowStatement,
  type PageQuery,
} from './listing.sql.ts'
import { countListings } from './listing-count.service.ts'
import { listNearest } from './listing-nearest.service.ts'
import { nearestWindowStatement } from './listing-nearest.sql.ts'
import { type SearchTier, searchTiers, tierCondition, tierNumberSql } from './listing-search.sql.ts'
import type { ListingSearch } from './words/listing-words.policy.ts'

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

/** @returns null when there are more matches than `maxMatches`. */
async function collectMatches<Row extends object>(
  db: Database,
  query: PageQuery,
  { maxMatches, areaIndex, tier }: { maxMatches: number; areaIndex: AreaIndex; tier?: SqlFragment },
): Promise<ListingRows<Row> | null> {
  const rows = await queryRows<Row & { matches?: number | undefined }>(
    db,
    listingMatchesStatement(query, maxMatches, areaIndex, tier),
  )
  const matches = rows[0]?.matches
  if (matches === maxMatches || (rows.length === 0 && query.offset >= maxMatches)) return null
  // An object of which a property is deleted is slow to read from then on.
  for (const row of rows) row.matches = undefined
  // Only rows carry the number: without rows it is unknown, for example on a page past the end.
  return { rows, ...(matches !== undefined && { counted: matches }) }
}

/** Reads the listings in their order until the page is full. */
async function scanInOrder<Row extends object>(
  db: Database,
  query: PageQuery,
): Promise<ListingRows<Row>> {
  const rows =
    query.sort === 'nearest'
      ? await listNearest<Row>(db, query)
      : await queryRows<Row>(db, listingScanStatement(query))
  return { rows }
}

/** The index that finds the listings of an area: of points for a radius, else of states. */
const indexOfArea = ({ filter: { area } }: PageQuery) => (area.chord === null ? 'rows' : 'points')

/** Whether a place or a price leaves so few listings that an order's own index may take long to meet them. */
const isSelective = ({ filter: { area, prices } }: PageQuery) =>
  isNarrowed(area) || hasPriceLimit(prices)

/**
 * Listings of an area or a range of prices in another order than by distance or price. Their number decides, and the list shows it
 * anyway: few are collected and sorted; of many, the order's own index meets one soon.
 */
async function selectedListings<Row extends object>(
  db: Database,
  query: PageQuery,
): Promise<ListingRows<Row>> {
  const counted = await countListings(db, query.table, query.filter)
  const isFew = counted < fewMatches
  if (isFew || query.offset + query.limit > deepPage) {
    const maxMatches = isFew ? fewMatches : manyMatches
    const collected = await collectMatches<Row>(db, query, {
      maxMatches,
      areaIndex: indexOfArea(query),
    })
    if (collected) return collected
  }
  return scanInOrder<Row>(db, query)
}

/** What a search looks for, on the day in India, YYYY-MM-DD. */
export interface SearchOfDay {
  search: ListingSearch
  today: string
}

const queryOfTier = (query: PageQuery, { search, today }: SearchOfDay, tier: SearchTier) => ({
  ...query,
  filter: { ...query.filter, search: tierCondition(query.table, search, tier, query.sort, today) },
})

const windowOf = ({ sort }: PageQuery) => (sort === 'nearest' ? nearestWindowSize : windowSize)

/** Whether a page can be found among the first listings of the order. */
const fitsWindow = (query: PageQuery) => query.offset + query.limit < windowOf(query)

/** A page of one part of the results, as far as it is among the first listings of the order. */
async function readWindow<Row extends object>(db: Database, query: PageQuery): Promise<Row[]> {
  if (!query.filter.search?.text) return (await scanInOrder<Row>(db, query)).rows
  const statementOf = query.sort === 'nearest' ? nearestWindowStatement : listingWindowStatement
  return queryRows<Row>(db, statementOf(query, windowOf(query)))
}

/** One part of the results, however many listings it has. */
async function readTier<Row extends object>(
  db: Database,
  query: PageQuery,
  isRare: boolean,
): Promise<Row[]> {
  if (!query.filter.search?.text) return (await scanInOrder<Row>(db, query)).rows
  if (!isRare && fitsWindow(query)) {
    const rows = await readWindow<Row>(db, query)
    if (rows.length === query.limit) return rows
  }
  const collected = await collectMatches<Row>(db, query, {
    maxMatches: manyMatches,
    areaIndex: 'rows',
  })
  // Else there are so many matches that reading the index in the sort order finds a page soonest.
  return (collected ?? (await scanInOrder<Row>(db, query))).rows
}

/** Reads the tiers of the results one after the other until the page is full. */
async function readTiers<Row extends object>(db: Database, query: PageQuery, wanted: SearchOfDay) {
  const rows: Row[] = []
  let skipped = 0
  for (const tier of searchTiers(wanted.search, query.sort)) {
    const limit = query.limit - rows.length
    if (limit === 0) break
    const offset = rows.length > 0 ? 0 : query.offset - skipped
    const ofTier = queryOfTier(query, wanted, tier)
    const isRare = tier === 'named' && wanted.search.preferredAtMost < fewMatches
    rows.push(...(await readTier<Row>(db, { ...ofTier, limit, offset }, isRare)))
    if (rows.length === 0) skipped += await countListings(db, query.table, ofTier.filter)
  }
  return rows
}

/** Chooses a strategy that is fast for the words; docs/performance.md has the cost of each. */
async function searchListings<Row extends object>(
  db: Database,
  query: PageQuery,
  wanted: SearchOfDay,
): Promise<ListingRows<Row>> {
  const { table, filter, sort } = query
  const { search, today } = wanted
  const isRare = Math.min(search.atMost, search.expected) < fewMatches
  const [first] = searchTiers(search, sort)
  const isFirstRare = first === 'named' && search.preferredAtMost < fewMatches
  if (!isRare && !isFirstRare && first && fitsWindow(query)) {
    const rows = await readWindow<Row>(db, queryOfTier(query, wanted, first))
    if (rows.length === query.limit) return { rows }
  }
  const isWide = filter.conditions.length === 0 && !isSelective(query)
  const hasTooManyMatches = isWide && search.atLeast > manyMatches
  if (hasTooManyMatches) return { rows: await readTiers<Row>(db, query, wanted) }
  const maxMatches = search.atMost < fewMatches ? fewMatches : manyMatches
  // Where fewer listings are in the area than have the words, the area's index collects them.
  const inArea =
    !isRare && isNarrowed(filter.area)
      ? await countListings(db, table, { ...filter, search: null })
      : Number.POSITIVE_INFINITY
  const areaIndex = inArea < search.atMost ? indexOfArea(query) : 'rows'
  const tier = tierNumberSql(table, search, sort, today)
  const collected = await collectMatches<Row>(db, query, { maxMatches, areaIndex, tier })
  return collected ?? { rows: await readTiers<Row>(db, query, wanted) }
}

/** The rows of one page, by whichever of the strategies is fast for it. */
export function readListingRows<Row extends object>(
  db: Database,
  query: PageQuery,
  wanted: SearchOfDay | null,
): Promise<ListingRows<Row>> {
  if (wanted) return searchListings<Row>(db, query, wanted)
  const { sort, filter } = query
  const isPriceOrder = sort === 'price-low' || sort === 'price-high'
  // The order's own index begins with what is asked for.
  const isInOrder = sort === 'nearest' || (isPriceOrder && !isNarrowed(filter.area))
  return !isInOrder && isSelective(query)
    ? selectedListings<Row>(db, query)
    : scanInOrder<Row>(db, query)
}
