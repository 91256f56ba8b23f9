import { getCrop } from '#server/features/crop/crop.service.ts'
import { pricesOfOthers, sellingPlace } from '#server/features/crop/crop-market.service.ts'
import { findPlaceOfAddress } from '#server/features/place/place-address.service.ts'
import { districtNames, locateTown } from '#server/features/place/place-towns.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import type { FairPriceView } from '#shared/market/market.schema.ts'
import { pricePerUnit } from '#shared/market/price-per-unit.ts'
import type { SellingPriceInput, SellingPriceView } from '#shared/market/selling-price.schema.ts'
import { matchCommodity } from './commodity-match.policy.ts'
import { commodityLabel, type SeriesRow, seriesColumns } from './market-price.policy.ts'
import {
  canonicalState,
  nearbyReportDays,
  nearnessByRank,
  neighbouringStates,
} from './market-states.policy.ts'

const cacheMs = 5 * 60_000

type NearestReport = SeriesRow & { rank: 0 | 1 | 2 }

/** By the crop's name and its seller's place. Unit and price are the listing's and are never cached. */
const reportCache = createQueryCache<{ report: NearestReport | null }>(2000, cacheMs)
const commodityCache = createQueryCache<string[]>(1, cacheMs)

const noFairPrice: FairPriceView = { mandi: null }

/** The commodities that any market reported recently, a few hundred names; without the sample list. */
const reportedCommodities = (db: Database, oldest: string) =>
  commodityCache.getOrLoad(db, oldest, async () => {
    const rows = await queryRows<{ commodity: string }>(
      db,
      sql.named(
        'mandi_series:commodities',
        sql`select distinct commodity from mandi_series where last_day >= ${oldest}::date order by commodity`,
      ),
    )
    return rows.map(({ commodity }) => commodity)
  })

/** A place by its name, in place of coordinates. */
interface NamedPlace {
  state: string
  /** A district, or a town that has a mandi of its name. */
  district: string
}

/** The newest report of the crop from the mandi nearest to a place. */
async function findNearestReport(
  db: Database,
  cropName: string,
  place: NamedPlace,
): Promise<NearestReport | null> {
  const oldest = daysBefore(indiaDay(), nearbyReportDays)
  const commodity = matchCommodity(cropName, await reportedCommodities(db, oldest))
  if (!commodity) return null
  const { state, district } = place
  const names = districtNames(state, district)
  const [row] = await queryRows<NearestReport>(
    db,
    sql.named(
      'mandi_series:fair',
      sql`select ${seriesColumns()}, case when state <> ${state} then 2
          when lower(district) = any(${names}::text[]) or lower(market) = lower(${district}) then 0
          else 1 end as rank
        from mandi_series
        where commodity = ${commodity} and (state = ${state} or state = any(${neighbouringStates(state)}::text[])) and last_day >= ${oldest}::date
        order by rank, last_day desc, market, position(lower(variety) in lower(${cropName})) > 0 desc, id
        limit 1`,
    ),
  )
  return row ?? null
}

/** `findNearestReport`, cached for five minutes in each process. */
const nearestReport = async (db: Database, cropName: string, place: NamedPlace) => {
  const key = JSON.stringify([cropName, place.state, place.district])
  const { report } = await reportCache.getOrLoad(db, key, async () => ({
    report: await findNearestReport(db, cropName, place),
  }))
  return report
}

const toMandiPrice = (report: NearestReport, perUnit: number) => ({
  seriesId: report._id,
  market: report.market,
  marketHindi: locateTown({ ...report, town: report.market }).townHindi,
  state: report.state,
  name: commodityLabel(report.commodity, report.variety),
  modal: report.modal,
  perUnit,
  arrivalDate: report.day,
  nearness: nearnessByRank[report.rank],
})

/**
 * The price of a listed crop at the mandi nearest to its seller: in the district, else in the state, else
 * in a neighbouring state.
 * @throws AppError `crop.not_found` (404).
 */
export async function fairPrice(db: Database, cropId: string): Promise<FairPriceView> {
  const [crop, place] = await Promise.all([getCrop(db, cropId, null), sellingPlace(db, cropId)])
  const state = canonicalState(place?.state ?? '')
  if (!place || !state || pricePerUnit(1, crop.unit) === null) return noFairPrice
  const report = await nearestReport(db, crop.name, { state, district: place.district })
  const unitPrice = report && pricePerUnit(report.modal, crop.unit)
  return report && unitPrice !== null ? { mandi: toMandiPrice(report, unitPrice) } : noFairPrice
}

/**
 * What a seller can compare a price with: the nearest mandi's, and what others ask nearby. Both are
 * unknown for a kind that does not exist.
 * @param sellerId whose own listings are not compared.
 */
export async function sellingPrice(
  db: Database,
  { kind, state, district }: SellingPriceInput,
  sellerId: string,
): Promise<SellingPriceView> {
  const named = goodsKinds('crop').find(({ id }) => id === kind)
  if (!named) return { mandi: null, others: null }
  const center = findPlaceOfAddress({ zip: '', city: district, state, country: '' })
  const report = state === '' ? null : await nearestReport(db, named.name.en, { state, district })
  return {
    mandi: report && toMandiPrice(report, report.modal / 100),
    others: await pricesOfOthers(db, { kind, state, center, sellerId }),
  }
}
