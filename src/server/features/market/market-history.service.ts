import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import type { NearbyPrices, PriceHistory } from '#shared/market/market.schema.ts'
import { commodityImage } from './commodity-kind.policy.ts'
import { unknownSeries } from './market.errors.ts'
import { type SeriesRow, seriesColumns, toMarketPrice } from './market-price.policy.ts'
import { nearbyReportDays, nearnessByRank, neighbouringStates } from './market-states.policy.ts'

const historyDays = 365

const maxNearby = 20

/** @throws AppError `market.unknown_series` (404). */
async function readSeries(db: Database, seriesId: string): Promise<SeriesRow> {
  const [row] = await queryRows<SeriesRow>(
    db,
    sql.named(
      'mandi_series:one',
      sql`select ${seriesColumns()} from mandi_series where id = ${seriesId}`,
    ),
  )
  if (!row) throw unknownSeries()
  return row
}

/** The reports of the last year, oldest first. @throws AppError `market.unknown_series` (404). */
export async function priceHistory(db: Database, seriesId: string): Promise<PriceHistory> {
  const today = indiaDay()
  const series = await readSeries(db, seriesId)
  const points = await queryRows<PriceHistory['points'][number]>(
    db,
    sql.named(
      'mandi_prices:history',
      sql`select day, min, modal, max from mandi_prices
      where series_id = ${seriesId} and day >= ${daysBefore(today, historyDays)}::date order by day`,
    ),
  )
  const image = commodityImage(series.commodity)
  return { series: toMarketPrice(series, today), points, image }
}

/**
 * The same crop at other markets that reported in the last 14 days: first those of the district, then of
 * the state, then of the neighbouring states. Each market has one price, of the same variety if possible.
 * @throws AppError `market.unknown_series` (404).
 */
export async function nearbyPrices(db: Database, seriesId: string): Promise<NearbyPrices> {
  const today = indiaDay()
  const { state, district, market, commodity, variety, grade } = await readSeries(db, seriesId)
  const [ownState, ownDistrict] = [sql.value(state), sql.value(district)]
  const rows = await queryRows<SeriesRow & { rank: 0 | 1 | 2 }>(
    db,
    sql.named(
      'mandi_series:nearby',
      sql`select * from (
          select distinct on (state, district, market) ${seriesColumns()},
            case when state <> ${ownState} then 2 when district <> ${ownDistrict} then 1
              else 0 end as rank
          from mandi_series
          where commodity = ${commodity}
            and (state = ${ownState} or state = any(${neighbouringStates(state)}::text[]))
            and last_day >= ${daysBefore(today, nearbyReportDays)}::date
            and (state, district, market) <> (${ownState}, ${ownDistrict}, ${market})
          order by state, district, market, variety = ${variety} desc, last_day desc,
            grade = ${grade} desc, id
        ) nearest order by rank, day desc, market, _id limit ${sql.raw(maxNearby)}`,
    ),
  )
  const prices = rows.map(({ rank, ...row }) => ({
    ...toMarketPrice(row, today),
    nearness: nearnessByRank[rank],
  }))
  return { prices }
}
