import { z } from 'zod'
import { moneyStep, moneyStepSentence } from '#shared/kit/amounts.ts'
import { recordId, requiredChoice, requiredText } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { messageFromTemplate } from '#shared/kit/message-template.ts'
import { indianStates } from '#shared/kit/places.ts'
import { rentalDays } from '#shared/listing/listing.constants.ts'
import { maxPlaceNameLength, maxRadiusKm } from '#shared/place/place.constants.ts'
import { notAPin, PinCode } from '#shared/place/place.schema.ts'
import {
  deliveryModes,
  maxDeliveryAmounts,
  maxDeliveryDistricts,
  maxPinPrefixes,
  travelModes,
} from './delivery.constants.ts'
import { DeliveryDestination, DeliveryPlace } from './delivery-quote.schema.ts'

/** Rupees, with paise. */
const amount = (label: string, max: number) =>
  z
    .number(fieldMessages.mustBeNumber(label))
    .min(0, fieldMessages.minimum(label, 0))
    .max(max, fieldMessages.maximum(label, max))
    .multipleOf(moneyStep, moneyStepSentence)

const wholeUpTo = (label: string, max: number) =>
  z
    .number(fieldMessages.mustBeNumber(label))
    .int(fieldMessages.mustBeWholeUpTo(label, max))
    .min(1, fieldMessages.mustBeWholeUpTo(label, max))
    .max(max, fieldMessages.mustBeWholeUpTo(label, max))

const radiusKm = wholeUpTo('Kilometres', maxRadiusKm).nullable().default(null)

/** A district as the list of districts names it. */
export const DistrictChoice = z.object({
  state: requiredChoice('State', indianStates),
  district: requiredText('District', maxPlaceNameLength),
})
export type DistrictChoice = z.infer<typeof DistrictChoice>

/** A district of somebody's terms, as it is shown. */
const DistrictView = DistrictChoice.extend({
  /** Null where no Hindi name is known. */
  districtHindi: z.string().nullable().optional(),
})
/** Terms that were read can be sent back: the Hindi name is not stored. */
const DistrictInput = DistrictView.transform(
  ({ state, district }): DistrictChoice => ({ state, district }),
)

const pinPrefixSentence = 'Enter the first two to six digits of PIN codes, such as 411'

const CropDeliveryFields = z.object({
  mode: requiredChoice('Delivery', deliveryModes),
  /** Kilometres from the seller's PIN code; needed for the mode `radius`. */
  radiusKm,
  /** Needed for the mode `districts`. */
  districts: z
    .array(DistrictInput, fieldMessages.mustBeList('Districts'))
    .max(
      maxDeliveryDistricts,
      messageFromTemplate('You can choose up to {{max}} districts', { max: maxDeliveryDistricts }),
    )
    .default([]),
  /** The first two to six digits of PIN codes; needed for the mode `pins`. */
  pinPrefixes: z
    .array(
      z.string(pinPrefixSentence).regex(/^[1-9]\d{1,5}$/, pinPrefixSentence),
      pinPrefixSentence,
    )
    .max(
      maxPinPrefixes,
      messageFromTemplate('You can enter up to {{max}} beginnings of PIN codes', {
        max: maxPinPrefixes,
      }),
    )
    .default([]),
  /** The fee is the sum of these three, in rupees. */
  flatFee: amount('Fixed charge', maxDeliveryAmounts.flatFee).default(0),
  perKmFee: amount('Charge per km', maxDeliveryAmounts.perKmFee).default(0),
  per100KgFee: amount('Charge per 100 kg', maxDeliveryAmounts.per100KgFee).default(0),
  /** Goods worth this many rupees or more are delivered free; null for never. */
  freeAbove: amount('Free for orders of at least', maxDeliveryAmounts.orderValue)
    .nullable()
    .default(null),
  /** Goods worth less are not delivered. */
  leastOrder: amount('Smallest order', maxDeliveryAmounts.orderValue).default(0),
})

/** Where a seller of crops delivers and what it costs. Fields that the mode does not use are stored. */
export const CropDeliveryTerms = CropDeliveryFields.refine(
  ({ mode, radiusKm: radius }) => mode !== 'radius' || radius !== null,
  { path: ['radiusKm'], message: 'Say how many kilometres you deliver' },
)
  .refine(({ mode, districts }) => mode !== 'districts' || districts.length > 0, {
    path: ['districts'],
    message: 'Choose at least one district',
  })
  .refine(({ mode, pinPrefixes }) => mode !== 'pins' || pinPrefixes.length > 0, {
    path: ['pinPrefixes'],
    message: pinPrefixSentence,
  })
export type CropDeliveryTerms = z.infer<typeof CropDeliveryTerms>

const EquipmentTravelFields = z.object({
  mode: requiredChoice('Travel', travelModes),
  /** Kilometres from the owner's PIN code; needed for the mode `radius`. */
  radiusKm,
  /** The fee for bringing and fetching the machine is the sum of these two, in rupees. */
  flatFee: amount('Fixed charge', maxDeliveryAmounts.flatFee).default(0),
  perKmFee: amount('Charge per km', maxDeliveryAmounts.perKmFee).default(0),
  /** For fewer days the machine is not brought. */
  leastDays: wholeUpTo('Smallest number of days', rentalDays.max).default(1),
})

/** How far an owner's machines travel to a renter and what it costs. */
export const EquipmentTravelTerms = EquipmentTravelFields.refine(
  ({ mode, radiusKm: radius }) => mode !== 'radius' || radius !== null,
  { path: ['radiusKm'], message: 'Say how many kilometres the machine travels' },
)
export type EquipmentTravelTerms = z.infer<typeof EquipmentTravelTerms>

/** Only the part that is sent is checked and changed. */
export const DeliveryTermsUpdate = z
  .object({ crops: CropDeliveryTerms, equipment: EquipmentTravelTerms })
  .partial()
export type DeliveryTermsUpdate = z.infer<typeof DeliveryTermsUpdate>

/** What everybody starts with: pick-up, or delivery agreed with the seller. */
export const defaultCropDelivery: CropDeliveryTerms = {
  mode: 'agreed',
  radiusKm: null,
  districts: [],
  pinPrefixes: [],
  flatFee: 0,
  perKmFee: 0,
  per100KgFee: 0,
  freeAbove: null,
  leastOrder: 0,
}
export const defaultEquipmentTravel: EquipmentTravelTerms = {
  mode: 'agreed',
  radiusKm: null,
  flatFee: 0,
  perKmFee: 0,
  leastDays: 1,
}

/** Whole terms, as they are shown: the rules of a change have been checked when they were stored. */
const CropDeliveryView = CropDeliveryFields.extend({ districts: z.array(DistrictView) })
export type CropDeliveryView = z.infer<typeof CropDeliveryView>
const termsFields = { crops: CropDeliveryView, equipment: EquipmentTravelFields }

/** The terms of the user who asks. */
export const OwnDeliveryTerms = z.object({
  ...termsFields,
  /** The user's PIN code in the profile with its place, from which distances are measured; null without one. */
  from: DeliveryPlace.nullable(),
  /** The point of that PIN code is known; without it no distance can be computed. */
  hasPoint: z.boolean(),
})
export type OwnDeliveryTerms = z.infer<typeof OwnDeliveryTerms>

export const SellerDeliveryInput = z.object({
  sellerId: recordId('We could not find this seller.'),
  /** Where the goods or the machine would go; "" for nowhere. */
  pin: z.union([z.literal(''), PinCode], notAPin).default(''),
})
export type SellerDeliveryInput = z.infer<typeof SellerDeliveryInput>

/** A seller's terms, and how far the place of the request is from the seller. */
export const SellerDeliveryView = z.object({
  ...termsFields,
  to: DeliveryDestination.nullable(),
})
export type SellerDeliveryView = z.infer<typeof SellerDeliveryView>
