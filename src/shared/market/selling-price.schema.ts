import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { stateFilter } from '#shared/kit/pagination.schema.ts'
import { GoodsKindId } from '#shared/vocabulary/vocabulary.schema.ts'
import { FairPriceView } from './market.schema.ts'

export const SellingPriceInput = z.object({
  kind: GoodsKindId,
  /** The seller's state; '' is all of India, which has no mandi that is near. */
  state: stateFilter,
  /** The seller's district or town, '' when it is not known. */
  district: z
    .string(fieldMessages.mustBeText('District'))
    .max(80, fieldMessages.maxLength('District', 80))
    .default(''),
})
export type SellingPriceInput = z.infer<typeof SellingPriceInput>

/** What a seller can compare a price with before listing a crop. */
export const SellingPriceView = z.object({
  /** Of the nearest mandi; `perUnit` is rupees per kilogram. */
  mandi: FairPriceView.shape.mandi,
  /** What others ask for the kind nearby, else in the same state; null when nobody does. */
  others: z
    .object({
      /** How many listings were compared, at most 200. */
      listings: z.number(),
      /** Rupees per kilogram: a quarter of the listings ask less than the one and more than the other. */
      low: z.number(),
      high: z.number(),
      /** Kilometres around the seller's district within which they are; null for the whole state. */
      nearKm: z.number().nullable().optional(),
    })
    .nullable(),
})
export type SellingPriceView = z.infer<typeof SellingPriceView>
