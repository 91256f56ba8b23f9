import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Database } from '#server/platform/database/database.ts'
import { daysBefore, indiaDay, instantOf } from '#server/platform/text/india-day.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import {
  type MarketPrice,
  type MarketPricesInput,
  MarketPricesView,
} from '#shared/market/market.schema.ts'
import { type ListQuery, listStatement } from './market-list.policy.ts'
import { type SeriesRow, toMarketPrice } from './market-price.policy.ts'
import { sampleSource, searchSample } from './market-sample.policy.ts'
import { understand } from './market-words.policy.ts'

/** Older reports fall out of the list. */
const listedDays = 30

/** Pages of up to 500 prices each: few are kept, for memory's sake. */
const pages = createQueryCache<MarketPricesView>(100)

/** Lets this process see new reports at once; others follow in seconds. */
export const forgetCachedPrices = (db: Database) => pages.clear(db)

/** What a page says of the whole; results are counted up to a bound. */
const pageInfo = (counted: number, { page, limit }: ListQuery) => {
  const total = Math.min(counted, maxCountedResults)
  const isTotalBounded = counted > maxCountedResults
  return { totalPages: Math.ceil(total / limit), page, total, isTotalBounded }
}

function sampleView(query: ListQuery): MarketPricesView {
  const found = searchSample(query)
  const start = (query.page - 1) * query.limit
  return {
    prices: found.slice(start, start + query.limit),
    source: sampleSource,
    ...pageInfo(found.length, query),
  }
}

type FoundRow = (SeriesRow | { _id: null }) & {
  counted: number
  hasReports: boolean
  fetchedAt: string | null
}

const isSeries = (row: FoundRow): row is FoundRow & SeriesRow => row._id !== null

async function readView(db: Database, query: ListQuery): Promise<MarketPricesView> {
  const today = indiaDay()
  const rows = await db.read<FoundRow>(listStatement(query, daysBefore(today, listedDays)))
  const [seen] = rows
  if (!seen?.hasReports) return sampleView(query)
  return {
    prices: rows.filter(isSeries).map((row): MarketPrice => toMarketPrice(row, today)),
    source: {
      kind: 'mandi',
      name: 'Agmarknet, data.gov.in',
      url: 'https://www.data.gov.in/resource/current-daily-price-various-commodities-various-markets-mandi',
      asOf: seen.fetchedAt ?? instantOf(today),
    },
    ...pageInfo(seen.counted, query),
  }
}

/**
 * One page of mandi prices, newest reports first; of the sample list while no mandi has reported in
 * the last 30 days. Kept a few seconds a process.
 */
export function listPrices(
  db: Database,
  { state, q, page, limit }: MarketPricesInput,
): Promise<MarketPricesView> {
  const key = `${page} ${limit} ${state} ${q.toLowerCase()}`
  return pages.getOrLoad(db, key, async (isKept) => {
    const view = await readView(db, { state, words: understand(q), cropWords: [], page, limit })
    return prepare(MarketPricesView, view, isKept)
  })
}

/**
 * The newest prices of one crop, for other features.
 * @param wish `commodity` by any name, English or Hindi, with its variety if it matters ('gehun',
 * 'basmati rice'); `state` as in places.ts, "" for all of India; at most `limit` (10) prices.
 * @returns them with their source; `total` 0 when nobody reported any.
 */
export function findPrices(
  db: Database,
  { commodity, state = '', limit = 10 }: { commodity: string; state?: string; limit?: number },
): Promise<MarketPricesView> {
  return readView(db, { state, words: [], cropWords: understand(commodity), page: 1, limit })
}
