import { getCrop } from '#server/features/crop/crop.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { daysBefore, indiaDay } from '#server/platform/text/india-day.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import type { FairPriceView } from '#shared/market/market.schema.ts'
import { matchCommodity } from './commodity-match.policy.ts'
import { perUnit } from './fair-price.policy.ts'
import { priceName, type SeriesRow, seriesColumns } from './market-price.policy.ts'
import { neighboursOf, stateOf } from './market-states.policy.ts'

/** As of the markets nearby: who has not reported for longer says nothing of today. */
const recentDays = 14
const cacheMs = 5 * 60_000

const answers = createQueryCache<FairPriceView>(2000, cacheMs)
const lists = createQueryCache<string[]>(1, cacheMs)

const unknown: FairPriceView = { mandi: null }
const nearness = ['district', 'state', 'neighbour'] as const

/** What was reported lately anywhere, a few hundred names. The sample list is nobody's report. */
const reportedCommodities = (db: Database, oldest: string) =>
  lists.getOrLoad(db, oldest, async () => {
    const rows = await db.read<{ commodity: string }>({
      name: 'mandi_series:commodities',
      text: 'select distinct commodity from mandi_series where last_day >= $1::date order by commodity',
      values: [oldest],
    })
    return rows.map(({ commodity }) => commodity)
  })

/** City and state of a listing's place ("Nashik, Maharashtra"). */
function readPlace(place: string) {
  const parts = place.split(',').map((part) => part.trim())
  const state = stateOf(parts.at(-1) ?? '')
  return state && { state, city: parts.slice(0, -1).join(', ') }
}

async function findFairPrice(db: Database, crop: CropView): Promise<FairPriceView> {
  const place = readPlace(crop.user.place)
  if (!place || perUnit(1, crop.unit) === null) return unknown
  const oldest = daysBefore(indiaDay(), recentDays)
  const commodity = matchCommodity(crop.name, await reportedCommodities(db, oldest))
  if (!commodity) return unknown
  const [row] = await db.read<SeriesRow & { rank: 0 | 1 | 2 }>({
    name: 'mandi_series:fair',
    // Of one market the variety that the listing names, if it has that one.
    text: `select ${seriesColumns()}, case when state <> $2 then 2
          when lower($3) in (lower(district), lower(market)) then 0 else 1 end as rank
        from mandi_series
        where commodity = $1 and (state = $2 or state = any($4::text[])) and last_day >= $5::date
        order by rank, last_day desc, market, position(lower(variety) in lower($6)) > 0 desc, id
        limit 1`,
    values: [commodity, place.state, place.city, neighboursOf(place.state), oldest, crop.name],
  })
  const unitPrice = row && perUnit(row.modal, crop.unit)
  if (!row || unitPrice === null || unitPrice === undefined) return unknown
  return {
    mandi: {
      seriesId: row._id,
      market: row.market,
      state: row.state,
      name: priceName(row.commodity, row.variety),
      modal: row.modal,
      perUnit: unitPrice,
      arrivalDate: row.day,
      nearness: nearness[row.rank],
    },
  }
}

/**
 * What a listed crop fetches at the mandi nearest to its seller: the district's, else the state's, else
 * one of the states around. Kept five minutes a process. @throws AppError `crop.not_found` (404).
 */
export const fairPrice = (db: Database, cropId: string): Promise<FairPriceView> =>
  answers.getOrLoad(db, cropId, async () => findFairPrice(db, await getCrop(db, cropId, null)))
