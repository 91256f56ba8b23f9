import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import {
  listParameters,
  pageFields,
  searchText,
  stateFilter,
  wholeNumber,
} from '#shared/kit/pagination.schema.ts'

const maxRows = 500

export const MarketPricesInput = z.object({
  state: stateFilter,
  /** Part of a crop's, variety's, market's or state's name. */
  q: searchText,
  page: listParameters.page,
  limit: wholeNumber('limit', maxRows).default(200),
})
export type MarketPricesInput = z.infer<typeof MarketPricesInput>

/** What a mandi reported, in rupees a quintal (100 kg). */
export const MandiReport = z.object({
  market: z.string(),
  district: z.string(),
  grade: z.string(),
  min: z.number(),
  modal: z.number(),
  max: z.number(),
  /** YYYY-MM-DD. */
  arrivalDate: z.string(),
  /** Whole days since, by the calendar of India; 0 is today. */
  ageDays: z.number(),
})

export const MarketPrice = z.object({
  /** Names the crop at this market through all days; for the sample list, its place in the list. */
  _id: z.string(),
  /** Crop and variety. */
  name: z.string(),
  commodity: z.string(),
  variety: z.string(),
  /** With the rupee sign: '₹2,320'. */
  price: z.string(),
  /** State or union territory. */
  region: z.string(),
  /** ISO 8601: the day the price is of. */
  timestamp: z.string(),
  /** Null in the sample list. */
  mandi: MandiReport.nullable(),
})
export type MarketPrice = z.infer<typeof MarketPrice>

export const MarketPricesView = z.object({
  prices: z.array(MarketPrice),
  source: z.object({
    /** `sample` is the built-in list, `mandi` the day's reports from data.gov.in. */
    kind: z.enum(['sample', 'mandi']),
    name: z.string(),
    url: z.string().nullable(),
    /** ISO 8601: the list's day, or when the reports were last fetched. */
    asOf: z.string(),
  }),
  ...pageFields,
})
export type MarketPricesView = z.infer<typeof MarketPricesView>

export const SeriesIdInput = z.object({ seriesId: z.uuid('This price is not known') })

export const PriceHistory = z.object({
  series: MarketPrice,
  /** Oldest first, the last year at most; rupees a quintal. */
  points: z.array(
    z.object({ day: z.string(), min: z.number(), modal: z.number(), max: z.number() }),
  ),
})
export type PriceHistory = z.infer<typeof PriceHistory>

/** The same crop at other markets: the district's first, then the state's, then its neighbours'. */
export const NearbyPrices = z.object({
  prices: z.array(MarketPrice.extend({ nearness: z.enum(['district', 'state', 'neighbour']) })),
})
export type NearbyPrices = z.infer<typeof NearbyPrices>

export const FairPriceInput = z.object({ cropId: z.uuid('This crop is no longer here.') })
/** What a listed crop fetches at the nearest mandi that reported it in the last 14 days. */
export const FairPriceView = z.object({
  /** Null when none did, or when it cannot be told what the mandis call this crop. */
  mandi: z
    .object({
      seriesId: z.string(),
      market: z.string(),
      /** State or union territory. */
      state: z.string(),
      /** Crop and variety, as reported. */
      name: z.string(),
      /** Rupees a quintal (100 kg). */
      modal: z.number(),
      /** The same in rupees a unit of the listing; of no unit that is no weight is anything said. */
      perUnit: z.number(),
      /** YYYY-MM-DD. */
      arrivalDate: z.string(),
      nearness: z.enum(['district', 'state', 'neighbour']),
    })
    .nullable(),
})
export type FairPriceView = z.infer<typeof FairPriceView>

export const alertDirections = ['above', 'below'] as const

export const PriceAlertInput = z.object({
  seriesId: z.uuid('This price is not known'),
  direction: z.enum(alertDirections, fieldMessages.mustBeOneOf('Direction', alertDirections)),
  /** Rupees a quintal. */
  level: z
    .number('Level must be a number')
    .min(0.01, 'Level must be above zero')
    .max(10_000_000, fieldMessages.maximum('Level', 10000000)),
})
export type PriceAlertInput = z.infer<typeof PriceAlertInput>

export const AlertIdInput = z.object({ alertId: z.uuid('This alert is not known') })

export const PriceAlert = z.object({
  _id: z.string(),
  direction: z.enum(alertDirections),
  level: z.number(),
  series: MarketPrice,
  createdAt: z.string(),
  /** When its price crossed the level and the person was told; null while it waits. */
  firedAt: z.string().nullable(),
})
export type PriceAlert = z.infer<typeof PriceAlert>
export const PriceAlerts = z.object({ alerts: z.array(PriceAlert) })
export type PriceAlerts = z.infer<typeof PriceAlerts>
