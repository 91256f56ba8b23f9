import { locateTown } from '#server/features/place/place-towns.service.ts'
import { sql } from '#server/platform/database/sql.ts'
import { instantOf } from '#server/platform/text/india-day.ts'
import { daysBetween } from '#shared/kit/india-day.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import type { MandiReport } from './mandi-record.policy.ts'

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Formats an amount in rupees, for example '₹2,320'. */
export const priceText = (amount: number) => `₹${rupees.format(amount)}`

/** Crop and variety; fillers such as "Other" that mandis enter without a variety are left out. */
export const commodityLabel = (commodity: string, variety: string) =>
  variety === '' || /^(other|others|local|common|n\/?a)$/i.test(variety) || variety === commodity
    ? commodity
    : `${commodity} (${variety})`

/** A row selected with `seriesColumns`. */
export interface SeriesRow extends MandiReport {
  _id: string
}

/** The SQL columns of a series with its newest report; `alias` is the table's alias with a dot, as in 's.'. */
export function seriesColumns(alias = '') {
  const s = sql.raw(alias)
  return sql`${s}id as "_id", ${s}state, ${s}district, ${s}market, ${s}commodity, ${s}variety,
    ${s}grade, ${s}last_day as day, ${s}last_min as min, ${s}last_modal as modal, ${s}last_max as max`
}

/** @param today the date in India. */
export function toMarketPrice(row: SeriesRow, today: string): MarketPrice {
  const { _id, state, district, market, commodity, variety, grade, day, min, modal, max } = row
  const { townHindi, districtHindi } = locateTown({ state, district, town: market })
  return {
    _id,
    name: commodityLabel(commodity, variety),
    commodity,
    variety,
    price: priceText(modal),
    region: state,
    timestamp: instantOf(day),
    mandi: {
      market,
      marketHindi: townHindi,
      district,
      districtHindi,
      grade,
      min,
      modal,
      max,
      arrivalDate: day,
      // When the clock of this process is behind, the age must not become negative.
      ageDays: Math.max(0, daysBetween(day, today)),
    },
  }
}
