import { deliveryFeeChange, deliveryRefusal } from '#server/features/delivery/delivery.errors.ts'
import type { DeliverySource } from '#server/features/delivery/delivery.sql.ts'
import {
  deliveryPlaceOf,
  deliveryReachFrom,
  pinOf,
} from '#server/features/delivery/delivery-place.service.ts'
import type { Issue } from '#server/platform/errors/errors.ts'
import type { DeliveryMode } from '#shared/delivery/delivery.constants.ts'
import type { DeliveryQuote } from '#shared/delivery/delivery-quote.schema.ts'
import {
  type DeliveredGoods,
  isDeliverable,
  quoteDelivery,
} from '#shared/delivery/delivery-quote.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'

/** What an order records of its delivery. */
export interface PlannedDelivery {
  delivery: DeliveryWay
  /** Rupees; null for a pick-up, and when it is agreed with the seller. */
  deliveryFee: number | null
  /** Null for a pick-up. */
  deliveryMode: DeliveryMode | null
  /** Whole kilometres; null when it is not known. */
  deliveryKm: number | null
  fromPin: string | null
  toPin: string | null
}

interface DeliveryPlan {
  planned: PlannedDelivery
  /** Why the seller does not deliver; null when they do. */
  refusal: Issue | null
  /** The fee differs from what the buyer saw; null when it does not. */
  change: Issue | null
}

const pickup: PlannedDelivery = {
  delivery: 'pickup',
  deliveryFee: null,
  deliveryMode: null,
  deliveryKm: null,
  fromPin: null,
  toPin: null,
}

/** What the buyer chose for a seller, with the field of the input that says so. */
function choiceOf({ deliveries, delivery }: PlaceOrdersInput, sellerId: string) {
  const index = deliveries?.findIndex((choice) => choice.sellerId.toLowerCase() === sellerId) ?? -1
  const choice = deliveries?.[index]
  return choice
    ? { way: choice.delivery, seenFee: choice.fee, path: `deliveries.${index}` }
    : { way: delivery, seenFee: undefined, path: '' }
}

/**
 * Whether the buyer agreed to a fee. A caller who names no fee has seen none: nobody pays one that they have
 * not seen. Null stands for a fee that is agreed with the seller.
 */
const isFeeAgreed = (seenFee: number | null | undefined, fee: number | null) =>
  seenFee === undefined ? (fee ?? 0) === 0 : seenFee === fee

/** Whether any seller of the checkout is to deliver. */
export const wantsDelivery = (input: PlaceOrdersInput, sellerIds: readonly string[]) =>
  sellerIds.some((sellerId) => choiceOf(input, sellerId).way === 'delivery')

/**
 * Why the seller does not deliver, at the field that is wrong; null when they do. Callers who know no
 * `deliveries` order from sellers without terms whatever the PIN code is, as before there were terms.
 */
function refusalOf(quote: DeliveryQuote, zip: string, path: string): Issue | null {
  const isForOldCaller = path === ''
  if (isDeliverable(quote) || (isForOldCaller && quote.mode === 'agreed')) return null
  const field = quote.outcome === 'unknown-pin' ? 'address.zip' : `${path}.delivery`
  return deliveryRefusal(isForOldCaller ? 'delivery' : field, quote, zip)
}

/** The delivery of one seller's goods, priced now. */
export function planDelivery(
  input: PlaceOrdersInput,
  seller: { id: string; source: DeliverySource },
  goods: DeliveredGoods,
): DeliveryPlan {
  const { way, seenFee, path } = choiceOf(input, seller.id)
  const { address } = input
  if (way === 'pickup' || !address) return { planned: pickup, refusal: null, change: null }
  const reach = deliveryReachFrom(seller.source, deliveryPlaceOf(address.zip))
  const quote = quoteDelivery(reach, goods)
  const { fee } = quote
  const feeField = path === '' ? 'delivery' : `${path}.fee`
  return {
    planned: {
      delivery: 'delivery',
      deliveryFee: fee,
      deliveryMode: quote.mode,
      deliveryKm: quote.distanceKm,
      fromPin: pinOf(seller.source),
      toPin: address.zip,
    },
    refusal: refusalOf(quote, address.zip, path),
    change: isFeeAgreed(seenFee, fee) ? null : deliveryFeeChange(feeField, fee, address.zip),
  }
}
