import { priceCartLines } from '#server/features/cart/cart-offer.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import type { DeliveryAddress } from '#shared/order/delivery-address.schema.ts'
import type { DeliveryWay, PayWay } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { noUpi, tooLarge } from '../order.errors.ts'
import { planOrders } from '../order-place.policy.ts'
import { cropNotDelivered, cropNotOffered } from './order-quote.errors.ts'

/** One crop that somebody thinks of ordering. */
interface WantedOrder {
  cropId: string
  quantity: number
  /** The unit that the buyer counts in. */
  unit: CropUnit
  delivery: DeliveryWay
  /** Null for a pick-up. */
  address: DeliveryAddress | null
  payBy: PayWay
  note: string
}

interface OrderQuote {
  /** Places the order at exactly these terms, or is refused by `placeOrders`. */
  input: PlaceOrdersInput
  name: string
  sellerId: string
  /** Cash when there is nothing to pay. */
  payBy: PayWay
  /** Rupees per unit. */
  price: number
  /** Rupees; null for a pick-up, and when it is agreed with the seller. */
  deliveryFee: number | null
  /** Rupees, with the delivery. */
  total: number
}

/** The line's problem in words that name nobody and nothing. */
function requireOffered<Offer>(offer: Offer | null, problem: CartProblem | null): Offer {
  if (problem || !offer) throw cropNotOffered(problem ?? 'gone')
  return offer
}

/**
 * What an order of one crop would cost now, and the input that places it at these terms alone. The refusals
 * have no words of the seller and no part of the buyer's address, because a program reads them.
 * @throws AppError `proposal.not_offered`, `proposal.no_delivery`, `order.no_upi` (409), `order.too_large`,
 * `input.invalid` (400) for another unit than the listing's.
 */
export async function quoteOrder(
  db: Database,
  buyerId: string,
  { cropId, quantity, unit, delivery, address, payBy, note }: WantedOrder,
): Promise<OrderQuote> {
  const lines = await priceCartLines(db, [{ cropId, quantity }], buyerId)
  const offer = requireOffered(lines[0]?.offer ?? null, lines[0]?.problem ?? null)
  if (offer.unit !== unit) {
    const message = 'The listing is sold by another unit.'
    throw invalidInput([{ path: 'unit', message }])
  }
  const { name, price, seller } = offer
  const common = { delivery, address, payBy, note }
  const wanted = { lines: [{ cropId, quantity, price, unit, currency: 'INR' as const, name }] }
  const { orders, refusals, isTooLarge, lacksUpi } = planOrders(lines, {
    ...wanted,
    ...common,
    deliveries: [{ sellerId: seller._id, delivery }],
  })
  if (lacksUpi) throw noUpi()
  const [order] = orders
  if (!order || isTooLarge) throw tooLarge()
  if (refusals.length > 0) throw cropNotDelivered()
  const { deliveryFee, total } = order
  const deliveries =
    delivery === 'delivery' ? [{ sellerId: seller._id, delivery, fee: deliveryFee }] : undefined
  return {
    input: { ...wanted, ...common, payBy: order.payBy, ...(deliveries && { deliveries }) },
    name,
    sellerId: seller._id,
    payBy: order.payBy,
    price,
    deliveryFee,
    total,
  }
}
