import { z } from 'zod'
import { maxCartLines } from '#shared/cart/cart.constants.ts'
import { CartLinesInput } from '#shared/cart/cart.schema.ts'
import { cropUnits } from '#shared/crop/crop.constants.ts'
import { deliveryModes } from '#shared/delivery/delivery.constants.ts'
import { moneyStep, moneyStepSentence } from '#shared/kit/amounts.ts'
import { BatchIds } from '#shared/kit/batch.schema.ts'
import { PersonView, requiredChoice, text } from '#shared/kit/common.schema.ts'
import {
  checkCursor,
  cursorParameter,
  nextCursor,
  updatedSince,
} from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { pageFields, searchText, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { ExternalId } from '#shared/listing/external-id.schema.ts'
import { DeliveryAddress } from './delivery-address.schema.ts'
import {
  deliveryWays,
  maxOrderReason,
  orderBatchChanges,
  orderChanges,
  orderEventKinds,
  orderSorts,
  orderStatuses,
  payWays,
} from './order.constants.ts'

export const deliveryAddressMissing = 'Please enter the address to deliver to'

export const PlaceOrdersInput = z
  .object({
    lines: CartLinesInput.min(1, 'Your cart is empty'),
    /** For the sellers that `deliveries` does not name. */
    delivery: requiredChoice('Delivery', deliveryWays),
    /**
     * What the buyer chose for each seller, and the fee in rupees that they saw: null when it is agreed with
     * the seller. The order fails if the fee has changed. Without a fee it fails as soon as there is one.
     */
    deliveries: z
      .array(
        z.object({
          sellerId: z.uuid(),
          delivery: requiredChoice('Delivery', deliveryWays),
          fee: z
            .number(fieldMessages.mustBeNumber('Fee'))
            .min(0)
            .multipleOf(moneyStep, moneyStepSentence)
            .nullable()
            .optional(),
        }),
        fieldMessages.mustBeList('Deliveries'),
      )
      .max(maxCartLines)
      .refine(
        (deliveries) => new Set(deliveries.map((each) => each.sellerId)).size === deliveries.length,
        fieldMessages.isNotRight('Deliveries'),
      )
      .optional(),
    /** Required for delivery, ignored for pickup. */
    address: DeliveryAddress.nullish(),
    /** An order of ₹0 is recorded as `cash`: there is nothing to pay. */
    payBy: requiredChoice('Payment', payWays),
    /** For the sellers. */
    note: text('Note', 500).default(''),
    /**
     * Your own reference of the order, unique among your orders: a second order with it is refused. For the crops
     * of one seller only, because each seller gets an order of their own.
     */
    externalId: ExternalId,
  })
  // Which sellers are to deliver is known once the lines are read: see `noDeliveryAddress`.
  .refine(
    ({ delivery, deliveries, address }) =>
      delivery !== 'delivery' || Boolean(deliveries) || Boolean(address),
    { path: ['address'], message: deliveryAddressMissing },
  )
export type PlaceOrdersInput = z.infer<typeof PlaceOrdersInput>

const OrderLine = z.object({
  cropId: z.string(),
  /** As at the time of the order. */
  name: z.string(),
  /** The Hindi name of its kind of goods, while the crop still has this name; null where we have none. */
  kindHindi: z.string().nullable().optional(),
  /** The address of a drawing of its kind, where it has no photo. */
  kindImage: z.string().optional(),
  image: z.string().nullable(),
  unit: z.enum(cropUnits),
  price: z.number(),
  quantity: z.number(),
})
export type OrderLine = z.infer<typeof OrderLine>

const OrderEvent = z.object({
  /** The order's new status, or the start or end of a contest. */
  status: z.enum(orderEventKinds),
  by: z.enum(['buyer', 'seller', 'time', 'operator']),
  reason: z.string(),
  at: z.string(),
})

/** The fields that lists show. */
const orderFields = {
  _id: z.string(),
  /** The public number: KH- and eight characters. */
  number: z.string(),
  /** The viewer's own reference; null without one. The counterparty does not see it. */
  externalId: z.string().nullable(),
  /** The viewer's role in this order. */
  role: z.enum(['buyer', 'seller']),
  status: z.enum(orderStatuses),
  delivery: z.enum(deliveryWays),
  payBy: z.enum(payWays),
  lines: z.array(OrderLine),
  /** Rupees, with `deliveryFee`. */
  total: z.number(),
  /** Rupees; null for a pick-up, and when it is agreed with the seller. */
  deliveryFee: z.number().nullable(),
  /** The counterparty's name. */
  otherName: z.string(),
  /** The buyer has given a payment reference that the seller has not confirmed yet. */
  isPaymentClaimed: z.boolean(),
  /** When the seller confirmed the payment; null before. */
  paidAt: z.string().nullable(),
  /** When the seller reported that the cash never arrived; null if never, or once it is settled. */
  contestedAt: z.string().nullable(),
  createdAt: z.string(),
  /** When the order, or the viewer's reference of it, last changed. */
  updatedAt: z.string(),
  /** When it expires unless accepted; null once it is decided. */
  expiresAt: z.string().nullable(),
}
export const OrderSummary = z.object(orderFields)
export type OrderSummary = z.infer<typeof OrderSummary>

export const OrderView = z.object({
  ...orderFields,
  /** The seller sees the buyer's phone from the start; the buyer sees the seller's after acceptance. */
  buyer: PersonView,
  seller: PersonView,
  address: DeliveryAddress.nullable(),
  /** What the fee was computed from; null for a pick-up and for orders of releases that knew no fees. */
  deliveryTerms: z
    .object({
      mode: z.enum(deliveryModes),
      /** Whole kilometres; null when it is not known. */
      distanceKm: z.number().nullable(),
      fromPin: z.string().nullable(),
      /** Null where the viewer may not see the address. */
      toPin: z.string().nullable(),
    })
    .nullable(),
  note: z.string(),
  /** Twelve digits, as the buyer gave them; null before. */
  paymentReference: z.string().nullable(),
  /** Where to pay. Only for the buyer of an accepted order that is paid by UPI. */
  payee: z.object({ upiId: z.string(), name: z.string() }).nullable(),
  /** Newest last. */
  events: z.array(OrderEvent),
  /** What the viewer may change it to now. */
  changes: z.array(z.enum(orderChanges)),
  /** The viewer may give or correct the payment reference now. */
  canGiveReference: z.boolean(),
  /** The viewer may confirm now that the cash has arrived. */
  canConfirmCash: z.boolean(),
  /** Until when the viewer may report that the cash never arrived; null when they may not. */
  canContestUntil: z.string().nullable(),
  /** An operator found that the buyer had not paid, and the seller has not confirmed the cash since. */
  isFoundUnpaid: z.boolean().optional(),
  /** The viewer may review the counterparty now. */
  canReview: z.boolean(),
  /** From when the viewer may review, if only the time is missing; otherwise null. */
  reviewOpensAt: z.string().nullable(),
})
export type OrderView = z.infer<typeof OrderView>

export const PlacedOrders = z.object({ orders: z.array(OrderView) })
export type PlacedOrders = z.infer<typeof PlacedOrders>

export const orderNotFoundSentence = 'We could not find this order.'
export const OrderIdInput = z.object({ orderId: z.string().min(1).max(64) })

export const OrderListInput = z
  .object({
    cursor: cursorParameter,
    page: wholeNumber('page', 10_000).default(1),
    limit: wholeNumber('limit', 50).default(12),
    status: z
      .enum([...orderStatuses, ''], `status must be one of: ${orderStatuses.join(', ')}`)
      .default(''),
    /** Part of the order's number, a crop's name (or that of its kind, in English or Hindi) or the counterparty's name. */
    q: searchText,
    updatedSince,
    /** Of the newest 20,000 orders. */
    sort: z.enum(orderSorts, fieldMessages.mustBeOneOf('sort', orderSorts)).default('newest'),
  })
  .superRefine(checkCursor)
  .prefault({})
export type OrderListInput = z.infer<typeof OrderListInput>

export const OrderPage = z.object({
  orders: z.array(OrderSummary),
  ...pageFields,
  nextCursor,
  /** Orders per status, up to `maxCountedResults`; statuses without orders are left out. */
  counts: z.partialRecord(z.enum(orderStatuses), z.number()),
})
export type OrderPage = z.infer<typeof OrderPage>

export const OrderChangeInput = z.object({
  orderId: OrderIdInput.shape.orderId,
  to: requiredChoice('Status', orderChanges),
  /** Required for declining, and when the seller cancels. */
  reason: text('Reason', maxOrderReason).default(''),
})
export type OrderChangeInput = z.infer<typeof OrderChangeInput>

export const OrderBatchInput = z.object({
  orderIds: BatchIds,
  to: requiredChoice('Status', orderBatchChanges),
})
export type OrderBatchInput = z.infer<typeof OrderBatchInput>

export const OrderContestInput = z.object({
  orderId: OrderIdInput.shape.orderId,
  /** Shown to the buyer and to operators. */
  reason: text('Reason', maxOrderReason).default(''),
})
export type OrderContestInput = z.infer<typeof OrderContestInput>

const referenceSentence = 'The payment reference has 12 digits'
export const PaymentReferenceInput = z.object({
  orderId: OrderIdInput.shape.orderId,
  reference: z
    .string(referenceSentence)
    .trim()
    .regex(/^\d{12}$/, referenceSentence),
})
export type PaymentReferenceInput = z.infer<typeof PaymentReferenceInput>
