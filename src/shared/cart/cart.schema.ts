import { z } from 'zod'
import { cropUnits } from '#shared/crop/crop.constants.ts'
import { DeliveryPlace, DeliveryQuote } from '#shared/delivery/delivery-quote.schema.ts'
import { currencies } from '#shared/equipment/equipment.constants.ts'
import { moneyStep, moneyStepSentence } from '#shared/kit/amounts.ts'
import { recordId, requiredChoice, text } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { messageFromTemplate } from '#shared/kit/message-template.ts'
import { notAPin, PinCode } from '#shared/place/place.schema.ts'
import { cartFullSentence, cartProblems, maxCartLines, maxOrderQuantity } from './cart.constants.ts'

const quantitySentence = fieldMessages.mustBeWholeFromOne('Quantity')
const Quantity = z
  .number({ error: quantitySentence })
  .int(quantitySentence)
  .min(1, quantitySentence)
  .max(maxOrderQuantity, 'Quantity is too high')

const cropId = recordId('This crop is no longer here.')

/** A crop and the quantity that the buyer wants. */
export const CartLineInput = z.object({
  cropId,
  /** Whole units. */
  quantity: Quantity,
  /** Rupees per unit that the buyer saw: the order fails if it has changed. Unchecked if left out. */
  price: z
    .number(fieldMessages.mustBeNumber('Price'))
    .min(0, 'Price must be positive')
    .max(10_000_000, 'Price is too high')
    .multipleOf(moneyStep, moneyStepSentence)
    .optional(),
  /**
   * The unit, currency and name that the buyer saw: the order fails if they have changed, like a changed
   * price. Terms left out are taken from the buyer's stored cart. A price without a unit
   * fails once the listing has had another name or unit.
   */
  unit: requiredChoice('Unit', cropUnits).optional(),
  currency: requiredChoice('Currency', currencies).optional(),
  name: text('Crop name', 100).optional(),
})
export type CartLineInput = z.infer<typeof CartLineInput>

/** Cart lines in the order in which the buyer added them. */
export const CartLinesInput = z
  .array(CartLineInput, 'lines must be a list')
  .max(maxCartLines, messageFromTemplate(cartFullSentence, { max: maxCartLines }))

/** A cart line with the crop's current price and stock. */
export const CartLineView = z.object({
  cropId: z.string(),
  /** As requested; the stock may be smaller: see `problem`. */
  quantity: z.number(),
  /** "" when the crop is gone. */
  name: z.string(),
  /** The Hindi name of its kind of goods; null where we have none. */
  kindHindi: z.string().nullable().optional(),
  /** The address of a drawing of its kind, where it has no photo. */
  kindImage: z.string().optional(),
  image: z.string().nullable(),
  unit: z.enum(cropUnits),
  /** Rupees per unit, now. */
  price: z.number(),
  /** The price that the buyer saw; null when it has not changed. */
  oldPrice: z.number().nullable(),
  /** Like `oldPrice`, for the unit, the currency and the name. */
  oldUnit: z.enum(cropUnits).nullable(),
  oldCurrency: z.enum(currencies).nullable(),
  oldName: z.string().nullable(),
  /** The price was sent without its unit, and the listing had another name or unit before. */
  isUnitUnknown: z.boolean(),
  /** Whole units in stock. */
  stock: z.number(),
  problem: z.enum(cartProblems).nullable(),
})
export type CartLineView = z.infer<typeof CartLineView>

/** The lines of one seller, which become one order. */
export const SellerGroup = z.object({
  /** Null for lines whose crop is gone. */
  seller: z
    .object({
      _id: z.string(),
      name: z.string(),
      place: z.string(),
      /** The Hindi name of the town in `place`, where our data have one. */
      placeHindi: z.string().nullable().optional(),
      verified: z.boolean(),
      /** The seller has a UPI id, so buyers can pay by UPI. */
      takesUpi: z.boolean(),
    })
    .nullable(),
  lines: z.array(CartLineView),
  /** Rupees, for the lines without a problem; without delivery. */
  total: z.number(),
  /** The delivery of the lines without a problem; null for lines whose crop is gone. */
  delivery: DeliveryQuote.nullable(),
})
export type SellerGroup = z.infer<typeof SellerGroup>

export const CartView = z.object({
  parts: z.array(SellerGroup),
  /** Rupees, for all lines without a problem; without delivery. */
  total: z.number(),
  /** The place that `delivery` of the parts is for; null when it is not given. */
  deliverTo: DeliveryPlace.nullable(),
  /** The cart can be ordered as it is: no line has a problem or has changed. */
  isReady: z.boolean(),
})
export type CartView = z.infer<typeof CartView>

/** Where the crops would be delivered: a PIN code, or "" for the one of the buyer's profile. */
const pin = z.union([z.literal(''), PinCode], notAPin).default('')

export const CartGetInput = z.object({ pin }).prefault({})
export const CartCheckInput = z.object({ lines: CartLinesInput, pin })
/** A quantity of 0 removes the crop. The other fields are what the buyer sees now. */
export const CartPutInput = z.object({
  ...CartLineInput.shape,
  quantity: z.union([z.literal(0), Quantity], quantitySentence),
})
export type CartPutInput = z.infer<typeof CartPutInput>
/** A visitor's cart at login: for a crop in both carts, the larger quantity counts. */
export const CartJoinInput = z.object({ lines: CartLinesInput })
