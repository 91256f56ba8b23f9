import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { instantOf } from '#server/platform/text/india-day.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import {
  type MarketPrice,
  type MarketPricesInput,
  MarketPricesView,
} from '#shared/market/market.schema.ts'
import { type MarketListQuery, priceListStatement } from './market-list.policy.ts'
import { type SeriesRow, toMarketPrice } from './market-price.policy.ts'
import { sampleSource, searchSample } from './market-sample.policy.ts'
import { type NameAlternatives, parsePriceSearch } from './market-words.policy.ts'

/** Reports older than this are not listed. */
export const listedDays = 30

/** Pages have up to 500 prices each, so only a few are cached to save memory. */
const pages = createQueryCache<MarketPricesView>(100)

/** Makes this process show new reports immediately; other processes follow within seconds. */
export const invalidatePriceCache = (db: Database) => pages.clear(db)

/** Page numbers and totals; matches are counted only up to a limit. */
export const priceListPageInfo = (
  counted: number,
  { page, limit }: Pick<MarketListQuery, 'page' | 'limit'>,
) => {
  const total = Math.min(counted, maxCountedResults)
  const isTotalBounded = counted > maxCountedResults
  return { totalPages: Math.ceil(total / limit), page, total, isTotalBounded }
}

/** The source of mandi prices. @param asOf ISO 8601, when they were last fetched. */
export const mandiSource = (asOf: string): MarketPricesView['source'] => ({
  kind: 'mandi',
  name: 'Agmarknet, data.gov.in',
  url: 'https://www.data.gov.in/resource/current-daily-price-various-commodities-various-markets-mandi',
  asOf,
})

function sampleView(query: MarketListQuery): MarketPricesView {
  const matches = searchSample(query)
  const start = (query.page - 1) * query.limit
  return {
    prices: matches.slice(start, start + query.limit),
    source: sampleSource,
    ...priceListPageInfo(matches.length, query),
  }
}

type PriceListRow = (SeriesRow | { _id: null }) & {
  counted: number
  hasReports: boolean
  fetchedAt: string | null
}

const isSeries = (row: PriceListRow): row is PriceListRow & SeriesRow => row._id !== null

async function readView(db: Database, query: MarketListQuery): Promise<MarketPricesView> {
  const today = indiaDay()
  const rows = await queryRows<PriceListRow>(
    db,
    priceListStatement(query, daysBefore(today, listedDays)),
  )
  const [firstRow] = rows
  if (!firstRow?.hasReports) return sampleView(query)
  return {
    prices: rows.filter(isSeries).map((row): MarketPrice => toMarketPrice(row, today)),
    source: mandiSource(firstRow.fetchedAt ?? instantOf(today)),
    ...priceListPageInfo(firstRow.counted, query),
  }
}

/**
 * One page of mandi prices, newest reports first, or of the sample list when no mandi reported in the
 * last 30 days. Cached for a few seconds in each process.
 */
export function listPrices(
  db: Database,
  { state, q, page, limit }: MarketPricesInput,
): Promise<MarketPricesView> {
  const key = `${page} ${limit} ${state} ${q.toLowerCase()}`
  return pages.getOrLoad(db, key, async (isCached) => {
    const read = (words: NameAlternatives[]) =>
      readView(db, { state, words, cropWords: [], page, limit })
    const exact = await read(parsePriceSearch(q))
    const view = exact.total > 0 || q === '' ? exact : await read(parsePriceSearch(q, true))
    return prepare(MarketPricesView, view, isCached)
  })
}

/**
 * The newest prices of one crop, for other features.
 * @param query `commodity` is any English or Hindi name, with the variety if it matters ('gehun',
 * 'basmati rice'); `state` is a name from places.ts, "" for all of India; `limit` is 10 by default.
 * @returns the prices with their source; `total` is 0 when there are none.
 */
export function findPrices(
  db: Database,
  { commodity, state = '', limit = 10 }: { commodity: string; state?: string; limit?: number },
): Promise<MarketPricesView> {
  return readView(db, { state, words: [], cropWords: parsePriceSearch(commodity), page: 1, limit })
}
