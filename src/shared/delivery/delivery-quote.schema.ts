import { z } from 'zod'
import { deliveryModes } from './delivery.constants.ts'

/**
 * Whether a seller delivers to a place: `agreed` with the seller; `pickup-only`; `no-pin`, the place is
 * not given; `unknown-pin`, no post office has it; `beyond` what the seller reaches; `reached`.
 */
export const deliveryReaches = [
  'agreed',
  'pickup-only',
  'no-pin',
  'unknown-pin',
  'beyond',
  'reached',
] as const

/** A seller's delivery to one place, before the goods are known. */
export const DeliveryReach = z.object({
  mode: z.enum(deliveryModes),
  reach: z.enum(deliveryReaches),
  /** Whole kilometres from the seller's PIN code; null when one of the two places is not known. */
  distanceKm: z.number().nullable(),
  /** How far the seller delivers, for the mode `radius`. */
  radiusKm: z.number().nullable(),
  /** Rupees. */
  flatFee: z.number(),
  perKmFee: z.number(),
  per100KgFee: z.number(),
  freeAbove: z.number().nullable(),
  leastOrder: z.number(),
})
export type DeliveryReach = z.infer<typeof DeliveryReach>

/**
 * What the buyer is told: a reach that is not `reached`, or `below-least`, the goods are worth too little;
 * `weight-unknown`, the fee follows weight and something is sold by the piece, so it is agreed with the
 * seller; `priced`.
 */
export const deliveryOutcomes = [
  'agreed',
  'pickup-only',
  'no-pin',
  'unknown-pin',
  'beyond',
  'below-least',
  'weight-unknown',
  'priced',
] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** The delivery of certain goods to one place. */
export const DeliveryQuote = DeliveryReach.extend({
  outcome: z.enum(deliveryOutcomes),
  /** Rupees when it is `priced`, otherwise null. */
  fee: z.number().nullable(),
  /** Rupees of goods that are missing when it is `below-least`, otherwise 0. */
  missing: z.number(),
})
export type DeliveryQuote = z.infer<typeof DeliveryQuote>

/** A PIN code with its place. */
export const DeliveryPlace = z.object({
  /** Six digits. */
  pin: z.string(),
  /** Null when the PIN code is not in the table of PIN codes. */
  place: z
    .object({
      name: z.string(),
      nameHindi: z.string().nullable(),
      district: z.string(),
      state: z.string(),
    })
    .nullable(),
})
export type DeliveryPlace = z.infer<typeof DeliveryPlace>

/** Where something goes, as seen from its seller. */
export const DeliveryDestination = DeliveryPlace.extend({
  /** Whole kilometres from the seller; null when the seller's or the buyer's point is not known. */
  distanceKm: z.number().nullable(),
})
export type DeliveryDestination = z.infer<typeof DeliveryDestination>

/** Like `deliveryOutcomes`, for machines; `too-few-days`: the machine is not brought for so few days. */
export const travelOutcomes = [
  'agreed',
  'pickup-only',
  'no-pin',
  'unknown-pin',
  'beyond',
  'too-few-days',
  'priced',
] as const
export type TravelOutcome = (typeof travelOutcomes)[number]

/** Bringing a machine to one place and fetching it. */
export const TravelQuote = z.object({
  outcome: z.enum(travelOutcomes),
  distanceKm: z.number().nullable(),
  radiusKm: z.number().nullable(),
  /** Rupees. */
  flatFee: z.number(),
  perKmFee: z.number(),
  leastDays: z.number(),
  /** Rupees when it is `priced`, otherwise null. */
  fee: z.number().nullable(),
})
export type TravelQuote = z.infer<typeof TravelQuote>
