import { daysBetween, instantOf } from '#server/platform/text/india-day.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import type { MandiReport } from './mandi-record.policy.ts'

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Rupees as text, '₹2,320'. */
export const priceText = (amount: number) => `₹${rupees.format(amount)}`

/** Crop and variety; what a mandi writes when it has no variety to tell is left out. */
export const priceName = (commodity: string, variety: string) =>
  variety === '' || /^(other|others|local|common|n\/?a)$/i.test(variety) || variety === commodity
    ? commodity
    : `${commodity} (${variety})`

/** A series as `seriesColumns` reads it. */
export interface SeriesRow extends MandiReport {
  _id: string
}

/** A series with its newest report, as SQL; `row` is the table's alias with its dot. */
export const seriesColumns = (row = '') =>
  `${row}id as "_id", ${row}state, ${row}district, ${row}market, ${row}commodity, ${row}variety,
  ${row}grade, ${row}last_day as day, ${row}last_min as min, ${row}last_modal as modal, ${row}last_max as max`

/** @param today by India's calendar. */
export function toMarketPrice(row: SeriesRow, today: string): MarketPrice {
  const { _id, state, district, market, commodity, variety, grade, day, min, modal, max } = row
  return {
    _id,
    name: priceName(commodity, variety),
    commodity,
    variety,
    price: priceText(modal),
    region: state,
    timestamp: instantOf(day),
    mandi: {
      market,
      district,
      grade,
      min,
      modal,
      max,
      arrivalDate: day,
      // A process whose clock is behind must not tell of a report from tomorrow.
      ageDays: Math.max(0, daysBetween(day, today)),
    },
  }
}
