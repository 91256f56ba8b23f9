import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import {
  listParameters,
  pageFields,
  searchText,
  stateFilter,
  wholeNumber,
} from '#shared/kit/pagination.schema.ts'
import { MarketPrice, MarketPricesView, PriceHistory } from './market.schema.ts'

/** The reader's district, '' when it is not known. A name that no mandi reports is not an error. */
const districtName = z
  .string(fieldMessages.mustBeText('District'))
  .trim()
  .max(80, fieldMessages.maxLength('District', 80))
  .default('')

const area = { state: stateFilter, district: districtName }

export const CropPricesInput = z.object({
  ...area,
  /** Part of a crop's, variety's, market's or state's name. */
  q: searchText,
  page: listParameters.page,
  limit: wholeNumber('limit', 60).default(30),
})
export type CropPricesInput = z.infer<typeof CropPricesInput>

/** What several mandis reported for one crop on one day, in rupees per quintal (100 kg). */
const PriceRange = z.object({
  /** From ten reports on without the lowest and the highest tenth: one mistyped price would be the range. */
  low: z.number(),
  /** The middle one of the mandis' modal prices. */
  usual: z.number(),
  high: z.number(),
  /** YYYY-MM-DD, the newest day with a report. */
  day: z.string(),
  /** Days since then by India's calendar; 0 is today. */
  ageDays: z.number(),
  /** How many mandis reported on that day; 0 in the sample list. */
  mandis: z.number(),
})

export const CropPrice = PriceRange.extend({
  /** The commodity's name for addresses: `bengal-gram-gram-whole`. */
  _id: z.string(),
  /** The crop as the price lists name it. */
  commodity: z.string(),
  /** The address of the kind's picture; null without one. */
  image: z.string().nullable(),
  /** State or union territory; '' for several. */
  region: z.string(),
  /** How many states and union territories the figures are from. */
  regions: z.number(),
  /** ISO 8601: the day of the price. */
  timestamp: z.string(),
  /** The same in the reader's district; null where none of its mandis reported. */
  near: PriceRange.nullable(),
  /** Since the mandis' reports before: 0.05 is 5 % more. Null without two reports of one mandi. */
  change: z.number().nullable(),
  /** Usual prices of up to 12 mandis on each of up to 30 days, the last one being that of the newest report. */
  trend: z.array(z.number()),
})
export type CropPrice = z.infer<typeof CropPrice>

const source = MarketPricesView.shape.source

export const CropPricesView = z.object({ crops: z.array(CropPrice), source, ...pageFields })
export type CropPricesView = z.infer<typeof CropPricesView>

export const OwnCropPricesInput = z.object(area)
export type OwnCropPricesInput = z.infer<typeof OwnCropPricesInput>
export const OwnCropPricesView = z.object({ crops: z.array(CropPrice) })
export type OwnCropPricesView = z.infer<typeof OwnCropPricesView>

export const CropMarketsInput = z.object({
  cropId: z.string().regex(/^[a-z0-9-]{1,120}$/, 'We could not find this price'),
  ...area,
})
export type CropMarketsInput = z.infer<typeof CropMarketsInput>

/** A price with the place of its mandi. */
export const LocatedPrice = MarketPrice.extend({
  /** Degrees with two decimals; null where the gazetteer knows neither town nor district. */
  point: z
    .object({
      lat: z.number(),
      lon: z.number(),
      /** The town's own point; otherwise the middle of its district. */
      isTown: z.boolean(),
    })
    .nullable(),
})
export type LocatedPrice = z.infer<typeof LocatedPrice>

/** One crop at all its mandis. */
export const CropMarketsView = z.object({
  crop: CropPrice,
  /** Of the district first, then of the state and its neighbours, newest first; at most 150. */
  prices: z.array(LocatedPrice),
  /** Whether there are more than `prices`. */
  hasMore: z.boolean(),
  /** Oldest first, at most one year: the lowest, the usual and the highest price of up to 12 mandis. */
  points: PriceHistory.shape.points,
  source,
})
export type CropMarketsView = z.infer<typeof CropMarketsView>
