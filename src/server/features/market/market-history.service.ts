import type { Database } from '#server/platform/database/database.ts'
import { daysBefore, indiaDay } from '#server/platform/text/india-day.ts'
import type { NearbyPrices, PriceHistory } from '#shared/market/market.schema.ts'
import { unknownSeries } from './market.errors.ts'
import { type SeriesRow, seriesColumns, toMarketPrice } from './market-price.policy.ts'
import { nearbyReportDays, nearnessByRank, neighbouringStates } from './market-states.policy.ts'

const historyDays = 365

const maxNearby = 20

/** @throws AppError `market.unknown_series` (404). */
async function readSeries(db: Database, seriesId: string): Promise<SeriesRow> {
  const [row] = await db.read<SeriesRow>({
    name: 'mandi_series:one',
    text: `select ${seriesColumns()} from mandi_series where id = $1`,
    values: [seriesId],
  })
  if (!row) throw unknownSeries()
  return row
}

/** The reports of the last year, oldest first. @throws AppError `market.unknown_series` (404). */
export async function priceHistory(db: Database, seriesId: string): Promise<PriceHistory> {
  const today = indiaDay()
  const series = await readSeries(db, seriesId)
  const points = await db.read<PriceHistory['points'][number]>({
    name: 'mandi_prices:history',
    text: `select day, min, modal, max from mandi_prices
      where series_id = $1 and day >= $2::date order by day`,
    values: [seriesId, daysBefore(today, historyDays)],
  })
  return { series: toMarketPrice(series, today), points }
}

/**
 * The same crop at other markets that reported in the last 14 days: first those of the district, then of
 * the state, then of the neighbouring states. Each market has one price, of the same variety if possible.
 * @throws AppError `market.unknown_series` (404).
 */
export async function nearbyPrices(db: Database, seriesId: string): Promise<NearbyPrices> {
  const today = indiaDay()
  const { state, district, market, commodity, variety, grade } = await readSeries(db, seriesId)
  const rows = await db.read<SeriesRow & { rank: 0 | 1 | 2 }>({
    name: 'mandi_series:nearby',
    text: `select * from (
        select distinct on (state, district, market) ${seriesColumns()},
          case when state <> $1 then 2 when district <> $2 then 1 else 0 end as rank
        from mandi_series
        where commodity = $4 and (state = $1 or state = any($7::text[])) and last_day >= $8::date
          and (state, district, market) <> ($1, $2, $3)
        order by state, district, market, variety = $5 desc, last_day desc, grade = $6 desc, id
      ) nearest order by rank, day desc, market, _id limit ${maxNearby}`,
    values: [
      ...[state, district, market, commodity, variety, grade],
      neighbouringStates(state),
      daysBefore(today, nearbyReportDays),
    ],
  })
  const prices = rows.map(({ rank, ...row }) => ({
    ...toMarketPrice(row, today),
    nearness: nearnessByRank[rank],
  }))
  return { prices }
}
