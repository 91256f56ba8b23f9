import { z } from 'zod'
import { cropUnits } from '#shared/crop/crop.schema.ts'
import { currencies } from '#shared/equipment/equipment.schema.ts'
import { requiredChoice, text } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { messageFromTemplate } from '#shared/kit/message-template.ts'
import { cartProblems, maxCartLines, maxOrderQuantity } from './cart.constants.ts'

const quantitySentence = fieldMessages.mustBeWholeFromOne('Quantity')
const Quantity = z
  .number({ error: quantitySentence })
  .int(quantitySentence)
  .min(1, quantitySentence)
  .max(maxOrderQuantity, 'Quantity is too high')

const cropId = z.uuid('This crop is no longer here.')

/** How much of a crop somebody wants. */
export const CartLineInput = z.object({
  cropId,
  /** Whole units. */
  quantity: Quantity,
  /** Rupees a unit as the buyer saw it: another price by now refuses the order. Unchecked if left out. */
  price: z
    .number(fieldMessages.mustBeNumber('Price'))
    .min(0, 'Price must be positive')
    .max(10_000_000, 'Price is too high')
    .optional(),
  /**
   * What the buyer saw beside the price: anything else by now refuses the order like a changed price.
   * What is left out is taken from the buyer's stored basket. A price that comes without its unit is
   * refused once the listing has had another name or unit.
   */
  unit: requiredChoice('Unit', cropUnits).optional(),
  currency: requiredChoice('Currency', currencies).optional(),
  name: text('Crop name', 100).optional(),
})
export type CartLineInput = z.infer<typeof CartLineInput>

/** What somebody wants, in the order in which they chose it. */
export const CartLinesInput = z
  .array(CartLineInput, 'lines must be a list')
  .max(
    maxCartLines,
    messageFromTemplate('A basket can have up to {{max}} crops', { max: maxCartLines }),
  )

/** One line of a basket as things stand now. */
export const CartLineView = z.object({
  cropId: z.string(),
  /** As asked for; what there is may be less: see `problem`. */
  quantity: z.number(),
  /** "" when it is gone. */
  name: z.string(),
  image: z.string().nullable(),
  unit: z.enum(cropUnits),
  /** Rupees a unit today. */
  price: z.number(),
  /** What the buyer saw, when that is another price by now. */
  oldPrice: z.number().nullable(),
  /** As `oldPrice`, for the unit, the currency and the name. */
  oldUnit: z.enum(cropUnits).nullable(),
  oldCurrency: z.enum(currencies).nullable(),
  oldName: z.string().nullable(),
  /** The price came without its unit, and the listing has had another name or unit since it was made. */
  isUnitUnknown: z.boolean(),
  /** Whole units in stock. */
  stock: z.number(),
  problem: z.enum(cartProblems).nullable(),
})
export type CartLineView = z.infer<typeof CartLineView>

/** What one seller's part of a basket is: it becomes one order. */
export const SellerGroup = z.object({
  /** Null for lines that are gone. */
  seller: z
    .object({
      _id: z.string(),
      name: z.string(),
      place: z.string(),
      verified: z.boolean(),
      /** Has a UPI id, so that one can pay by it. */
      takesUpi: z.boolean(),
    })
    .nullable(),
  lines: z.array(CartLineView),
  /** Rupees, of the lines without a problem. */
  total: z.number(),
})
export type SellerGroup = z.infer<typeof SellerGroup>

export const CartView = z.object({
  parts: z.array(SellerGroup),
  /** Rupees, of all lines without a problem. */
  total: z.number(),
  /** Nothing is in the way of ordering it as it is: no line has a problem or has changed. */
  isReady: z.boolean(),
})
export type CartView = z.infer<typeof CartView>

export const CartCheckInput = z.object({ lines: CartLinesInput })
/** 0 takes the crop out. The rest is what the buyer sees at this moment. */
export const CartPutInput = z.object({
  ...CartLineInput.shape,
  quantity: z.union([z.literal(0), Quantity], quantitySentence),
})
export type CartPutInput = z.infer<typeof CartPutInput>
/** A visitor's basket, when they log in: of a crop in both the larger quantity stays. */
export const CartJoinInput = z.object({ lines: CartLinesInput })
