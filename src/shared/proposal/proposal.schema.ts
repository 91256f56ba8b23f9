import { z } from 'zod'
import { CartLineInput } from '#shared/cart/cart.schema.ts'
import { cropUnits } from '#shared/crop/crop.constants.ts'
import {
  atExpiryDate,
  CropUpdate,
  CropWithDefaults,
  isExpiryAfterHarvest,
} from '#shared/crop/crop.schema.ts'
import { recordId, requiredChoice, text } from '#shared/kit/common.schema.ts'
import { DeliveryAddress } from '#shared/order/delivery-address.schema.ts'
import { deliveryWays, payWays } from '#shared/order/order.constants.ts'
import { OrderIdInput } from '#shared/order/order.schema.ts'
import { proposalKinds, proposalStates } from './proposal.constants.ts'

/** A crop as the form takes it, without pictures, which an assistant has none of. */
const listedFields = CropWithDefaults.pick({
  name: true,
  category: true,
  price: true,
  quantity: true,
  unit: true,
  description: true,
  harvestDate: true,
  expiryDate: true,
  dispatchTime: true,
  isOrganic: true,
  tags: true,
})
export const ProposeListingInput = listedFields.refine(isExpiryAfterHarvest, atExpiryDate)
export type ProposeListingInput = z.infer<typeof ProposeListingInput>

export const ProposeOrderInput = z.object({
  cropId: CartLineInput.shape.cropId,
  /** Whole `unit`s: kilograms of a listing that is sold by kg. */
  quantity: CartLineInput.shape.quantity,
  /** The listing's own unit, so that nobody orders tonnes for kilograms. */
  unit: requiredChoice('Unit', cropUnits),
  /** `delivery` is to the address of the person's profile. */
  delivery: requiredChoice('Delivery', deliveryWays),
  payBy: requiredChoice('Payment', payWays).default('cash'),
  /** For the seller. */
  note: text('Note', 500).default(''),
})
export type ProposeOrderInput = z.infer<typeof ProposeOrderInput>

export const ProposeAcceptOrderInput = z.object({ orderId: OrderIdInput.shape.orderId })
export type ProposeAcceptOrderInput = z.infer<typeof ProposeAcceptOrderInput>

export const ProposePriceInput = z.object({
  cropId: CropUpdate.shape.cropId,
  /** Rupees per unit of the listing. */
  price: CropUpdate.shape.price.unwrap(),
})
export type ProposePriceInput = z.infer<typeof ProposePriceInput>

/** What a person agrees to by confirming. It never changes after it was proposed. */
export const ProposalTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listing'), ...listedFields.shape }),
  z.object({
    kind: z.literal('order'),
    cropId: z.string(),
    name: z.string(),
    sellerId: z.string(),
    /** Rupees per `unit`. */
    price: z.number(),
    quantity: z.number(),
    unit: z.enum(cropUnits),
    delivery: z.enum(deliveryWays),
    /** Rupees; null for a pick-up, and when it is agreed with the seller. */
    deliveryFee: z.number().nullable(),
    /** Null for a pick-up. */
    address: DeliveryAddress.nullable(),
    payBy: z.enum(payWays),
    note: z.string(),
    /** Rupees, with `deliveryFee`. */
    total: z.number(),
  }),
  z.object({
    kind: z.literal('accept-order'),
    orderId: z.string(),
    /** The order's public number. */
    number: z.string(),
    /** Of the first crop. */
    name: z.string(),
    quantity: z.number(),
    unit: z.enum(cropUnits),
    /** How many further crops the order has. */
    moreLines: z.number(),
    buyerId: z.string(),
    delivery: z.enum(deliveryWays),
    payBy: z.enum(payWays),
    /** Rupees, with the delivery. */
    total: z.number(),
  }),
  z.object({
    kind: z.literal('price'),
    cropId: z.string(),
    name: z.string(),
    unit: z.enum(cropUnits),
    /** Rupees per `unit`, when it was proposed. */
    oldPrice: z.number(),
    price: z.number(),
  }),
])
export type ProposalTerms = z.infer<typeof ProposalTerms>
export type TermsOf<Kind extends ProposalTerms['kind']> = Extract<ProposalTerms, { kind: Kind }>

const stateFields = {
  _id: z.string(),
  kind: z.enum(proposalKinds),
  state: z.enum(proposalStates),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** When the person confirmed or declined it; null before. */
  decidedAt: z.string().nullable(),
  /** The listing or order that the confirmed proposal made or changed; null before. */
  resultId: z.string().nullable(),
}

/** What the program that proposed it reads: never more of the person's account than the program knew. */
export const ProposalReceipt = z.object({
  ...stateFields,
  /** The page of the app where the person confirms or declines. */
  confirmAt: z.url(),
})
export type ProposalReceipt = z.infer<typeof ProposalReceipt>

export const ProposalView = z.object({
  ...stateFields,
  terms: ProposalTerms,
  /** The seller of an order, or the buyer of one to accept; null for own listings. */
  otherName: z.string().nullable(),
  /** The name of the key; null once the key is deleted. */
  keyName: z.string().nullable(),
})
export type ProposalView = z.infer<typeof ProposalView>

/** The open ones first, then the newest. */
export const ProposalList = z.object({ proposals: z.array(ProposalView) })
export type ProposalList = z.infer<typeof ProposalList>

export const ProposalInput = z.object({ proposalId: recordId('This proposal is no longer here.') })
