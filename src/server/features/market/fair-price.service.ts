import { getCrop } from '#server/features/crop/crop.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import type { FairPriceView } from '#shared/market/market.schema.ts'
import { matchCommodity } from './commodity-match.policy.ts'
import { pricePerUnit } from '#shared/market/price-per-unit.ts'
import { commodityLabel, type SeriesRow, seriesColumns } from './market-price.policy.ts'
import {
  canonicalState,
  nearbyReportDays,
  nearnessByRank,
  neighbouringStates,
} from './market-states.policy.ts'

const cacheMs = 5 * 60_000

const fairPriceCache = createQueryCache<FairPriceView>(2000, cacheMs)
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

/** Splits the place of a listing ("Nashik, Maharashtra") into city and state. */
function parsePlace(place: string) {
  const names = place.split(',').map((name) => name.trim())
  const state = canonicalState(names.at(-1) ?? '')
  return state && { state, city: names.slice(0, -1).join(', ') }
}

async function findFairPrice(db: Database, crop: CropView): Promise<FairPriceView> {
  const place = parsePlace(crop.user.place)
  if (!place || pricePerUnit(1, crop.unit) === null) return noFairPrice
  const oldest = daysBefore(indiaDay(), nearbyReportDays)
  const commodity = matchCommodity(crop.name, await reportedCommodities(db, oldest))
  if (!commodity) return noFairPrice
  const [row] = await queryRows<SeriesRow & { rank: 0 | 1 | 2 }>(
    db,
    sql.named(
      'mandi_series:fair',
      sql`select ${seriesColumns()}, case when state <> ${place.state} then 2
          when lower(${place.city}) in (lower(district), lower(market)) then 0 else 1 end as rank
        from mandi_series
        where commodity = ${commodity} and (state = ${place.state} or state = any(${neighbouringStates(place.state)}::text[])) and last_day >= ${oldest}::date
        order by rank, last_day desc, market, position(lower(variety) in lower(${crop.name})) > 0 desc, id
        limit 1`,
    ),
  )
  const unitPrice = row && pricePerUnit(row.modal, crop.unit)
  if (!row || unitPrice === null || unitPrice === undefined) return noFairPrice
  return {
    mandi: {
      seriesId: row._id,
      market: row.market,
      state: row.state,
      name: commodityLabel(row.commodity, row.variety),
      modal: row.modal,
      perUnit: unitPrice,
      arrivalDate: row.day,
      nearness: nearnessByRank[row.rank],
    },
  }
}

/**
 * The price of a listed crop at the mandi nearest to its seller: in the district, else in the state, else
 * in a neighbouring state. Cached for five minutes in each process.
 * @throws AppError `crop.not_found` (404).
 */
export const fairPrice = (db: Database, cropId: string): Promise<FairPriceView> =>
  fairPriceCache.getOrLoad(db, cropId, async () =>
    findFairPrice(db, await getCrop(db, cropId, null)),
  )
