import { districtNames } from '#server/features/place/place-towns.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { instantOf } from '#server/platform/text/india-day.ts'
import { daysBefore, daysBetween, indiaDay } from '#shared/kit/india-day.ts'
import {
  type CropPrice,
  type CropPricesInput,
  CropPricesView,
} from '#shared/market/crop-prices.schema.ts'
import { commodityId, commodityImage } from '../commodity-kind.policy.ts'
import { listedDays, mandiSource, priceListPageInfo } from '../market.service.ts'
import { priceFilterSql } from '../market-list.policy.ts'
import { sampleSource } from '../market-sample.policy.ts'
import { type NameAlternatives, parsePriceSearch } from '../market-words.policy.ts'
import { type CropPriceListQuery, cropPriceListStatement } from './crop-price-list.policy.ts'
import { type ComparedReport, carriedDays, dailyPrices, priceChange } from './price-trend.policy.ts'
import { sampleCropPrices } from './sample-crops.policy.ts'

/** Days of a trend, today included. */
const trendDays = 30

/**
 * Reports come every few hours, and this process forgets its pages then; other processes show new ones
 * after this time. A page reads every series of its area: a third of a second for all of India.
 */
export const cropPriceCacheMs = 5 * 60_000

/** A page has some 12 kB; the states' first pages are asked for most. */
const pages = createQueryCache<CropPricesView>(300, cropPriceCacheMs)

/** Makes this process show new reports immediately. */
export const invalidateCropPriceCache = (db: Database) => pages.clear(db)

interface CropRow {
  commodity: string
  day: string
  region: string
  regions: number
  mandis: number
  low: number
  usual: number
  high: number
  nearDay: string | null
  nearMandis: number
  nearLow: number
  nearUsual: number
  nearHigh: number
  reports: [series: number, day: string, min: number, modal: number, max: number][] | null
}

type ListRow = (CropRow | { commodity: null }) & {
  counted: number
  hasReports: boolean
  fetchedAt: string | null
}

const isCropRow = (row: ListRow): row is ListRow & CropRow => row.commodity !== null

export const toComparedReports = (reports: CropRow['reports']): ComparedReport[] =>
  (reports ?? []).map(([series, day, min, modal, max]) => ({ series, day, min, modal, max }))

// When the clock of this process is behind, the age must not become negative.
const ageOf = (day: string, today: string) => Math.max(0, daysBetween(day, today))

function toCropPrice(row: CropRow, today: string): CropPrice {
  const { commodity, day, region, regions, mandis, low, usual, high, nearDay } = row
  const reports = toComparedReports(row.reports)
  return {
    _id: commodityId(commodity),
    commodity,
    image: commodityImage(commodity),
    region,
    regions,
    mandis,
    low,
    usual,
    high,
    day,
    ageDays: ageOf(day, today),
    timestamp: instantOf(day),
    near:
      nearDay === null
        ? null
        : {
            mandis: row.nearMandis,
            low: row.nearLow,
            usual: row.nearUsual,
            high: row.nearHigh,
            day: nearDay,
            ageDays: ageOf(nearDay, today),
          },
    change: priceChange(reports),
    trend: dailyPrices(reports, daysBefore(today, trendDays - 1)),
  }
}

export interface CropArea {
  state: string
  /** The reader's district, '' when it is not known. */
  district: string
}

/** What a list of crops says beside them. */
interface CropRows {
  crops: CropPrice[]
  counted: number
  hasReports: boolean
  /** ISO 8601. */
  fetchedAt: string
}

/** Crops with their ranges and trends; `hasReports` is false when no mandi reported in the last 30 days. */
export async function readCropPrices(
  db: Database,
  { state, district }: CropArea,
  query: Pick<CropPriceListQuery, 'where' | 'offset' | 'limit'>,
): Promise<CropRows> {
  const today = indiaDay()
  const rows = await queryRows<ListRow>(
    db,
    cropPriceListStatement(
      {
        ...query,
        districts: state && district ? districtNames(state, district) : [],
        trendFrom: daysBefore(today, trendDays - 1 + carriedDays),
      },
      daysBefore(today, listedDays),
    ),
  )
  const [first] = rows
  return {
    crops: rows.filter(isCropRow).map((row) => toCropPrice(row, today)),
    counted: first?.counted ?? 0,
    hasReports: first?.hasReports ?? false,
    fetchedAt: first?.fetchedAt ?? instantOf(today),
  }
}

/** The series of these commodities in a state, or in all of India for ''. */
export const commoditiesSql = (commodities: readonly string[], state: string): SqlFragment =>
  sql`last_day >= ${daysBefore(indiaDay(), listedDays)}::date and commodity = any(${commodities}::text[])
    ${state ? sql`and state = ${state}` : sql``}`

async function readPage(
  db: Database,
  { state, district, page, limit }: CropPricesInput,
  words: NameAlternatives[],
): Promise<CropPricesView> {
  const filter = { state, words, cropWords: [] }
  const offset = (page - 1) * limit
  const where = priceFilterSql(filter, daysBefore(indiaDay(), listedDays))
  const answer = await readCropPrices(db, { state, district }, { where, offset, limit })
  if (!answer.hasReports) {
    const crops = sampleCropPrices(filter)
    return {
      crops: crops.slice(offset, offset + limit),
      source: sampleSource,
      ...priceListPageInfo(crops.length, { page, limit }),
    }
  }
  return {
    crops: answer.crops,
    source: mandiSource(answer.fetchedAt),
    ...priceListPageInfo(answer.counted, { page, limit }),
  }
}

/**
 * One page of crops with the range of their newest prices, or of the sample list when no mandi reported in
 * the last 30 days. Cached for five minutes in each process, on one day.
 */
export function listCropPrices(db: Database, input: CropPricesInput): Promise<CropPricesView> {
  const { state, district, q, page, limit } = input
  const area = [state, state && district.toLowerCase()]
  // The age of a report changes at midnight.
  const key = JSON.stringify([indiaDay(), ...area, q.toLowerCase(), page, limit])
  return pages.getOrLoad(db, key, async (isCached) => {
    const exact = await readPage(db, input, parsePriceSearch(q))
    const view =
      exact.total > 0 || q === '' ? exact : await readPage(db, input, parsePriceSearch(q, true))
    return prepare(CropPricesView, view, isCached)
  })
}
