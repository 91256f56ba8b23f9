import { z } from 'zod'
import { moneyStep, moneyStepSentence } from '#shared/kit/amounts.ts'
import { recordId } from '#shared/kit/common.schema.ts'
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

/** What a mandi reported, in rupees per quintal (100 kg). */
export const MandiReport = z.object({
  market: z.string(),
  /** In Hindi where the gazetteer knows the town. */
  marketHindi: z.string().nullable().default(null),
  district: z.string(),
  districtHindi: z.string().nullable().default(null),
  grade: z.string(),
  min: z.number(),
  modal: z.number(),
  max: z.number(),
  /** YYYY-MM-DD. */
  arrivalDate: z.string(),
  /** Days since the report by India's calendar; 0 is today. */
  ageDays: z.number(),
})

export const MarketPrice = z.object({
  /** Identifies the crop at this market across days; in the sample list, the position in the list. */
  _id: z.string(),
  /** Crop and variety. */
  name: z.string(),
  commodity: z.string(),
  variety: z.string(),
  /** With the rupee sign: '₹2,320'. */
  price: z.string(),
  /** State or union territory. */
  region: z.string(),
  /** ISO 8601: the day of the price. */
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
    /** ISO 8601: the day of the sample list, or the time when reports were last fetched. */
    asOf: z.string(),
  }),
  ...pageFields,
})
export type MarketPricesView = z.infer<typeof MarketPricesView>

export const SeriesIdInput = z.object({ seriesId: recordId('We could not find this price') })

export const PriceHistory = z.object({
  series: MarketPrice,
  /** Oldest first, at most one year; rupees per quintal. */
  points: z.array(
    z.object({ day: z.string(), min: z.number(), modal: z.number(), max: z.number() }),
  ),
  /** The address of a drawing of the commodity; null where we have none. */
  image: z.string().nullable().optional(),
})
export type PriceHistory = z.infer<typeof PriceHistory>

/** The same crop at other markets: first of the district, then of the state, then of neighbouring states. */
export const NearbyPrices = z.object({
  prices: z.array(MarketPrice.extend({ nearness: z.enum(['district', 'state', 'neighbour']) })),
})
export type NearbyPrices = z.infer<typeof NearbyPrices>

export const FairPriceInput = z.object({ cropId: recordId('This crop is no longer here.') })
/** The price of a listed crop at the nearest mandi that reported it in the last 14 days. */
export const FairPriceView = z.object({
  /** Null when no mandi did, or when no commodity of the price lists fits the crop's name. */
  mandi: z
    .object({
      seriesId: z.string(),
      market: z.string(),
      /** In Hindi where the gazetteer knows the town. */
      marketHindi: z.string().nullable().default(null),
      /** State or union territory. */
      state: z.string(),
      /** Crop and variety, as reported. */
      name: z.string(),
      /** Rupees per quintal (100 kg). */
      modal: z.number(),
      /** The same price in rupees per unit of the listing; only units of weight have a fair price. */
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
  seriesId: recordId('We could not find this price'),
  direction: z.enum(alertDirections, fieldMessages.mustBeOneOf('Direction', alertDirections)),
  /** Rupees per quintal. */
  level: z
    .number('Level must be a number')
    .min(0.01, 'Level must be above zero')
    .max(10_000_000, fieldMessages.maximum('Level', 10000000))
    .multipleOf(moneyStep, moneyStepSentence),
})
export type PriceAlertInput = z.infer<typeof PriceAlertInput>

export const AlertIdInput = z.object({ alertId: recordId('We could not find this alert') })

export const PriceAlert = z.object({
  _id: z.string(),
  direction: z.enum(alertDirections),
  level: z.number(),
  series: MarketPrice,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the price reached the level and the user was notified; null before that. */
  firedAt: z.string().nullable(),
})
export type PriceAlert = z.infer<typeof PriceAlert>
export const PriceAlerts = z.object({ alerts: z.array(PriceAlert) })
export type PriceAlerts = z.infer<typeof PriceAlerts>
