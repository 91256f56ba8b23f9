import { maxCartLines } from '#shared/cart/cart.constants.ts'

/**
 * How many orders may wait for their sellers at the same time. One that expired, or that its buyer
 * cancelled late and unanswered, counts for one more day.
 */
export interface OrderLimits {
  /** For one buyer. */
  perBuyer: number
  /** For a buyer who has never had an order delivered. */
  perNewBuyer: number
  /** For one buyer with one seller. */
  withOneSeller: number
}

/** After cancelling this many orders in 24 hours, a buyer cannot place more. */
export const cancelledPerDay = 50

/** What counts against a buyer's limits before a checkout. */
export interface BuyerLimits {
  /** Orders that wait for their sellers, and those that expired or were cancelled late in the last 24 hours. */
  waiting: number
  /** Order lines in those orders. */
  waitingLines: number
  /** The largest number of those orders with one of the sellers in this checkout. */
  mostWithOneSeller: number
  hasDeliveredOrder: boolean
  /** Orders that the buyer cancelled in the last 24 hours. */
  cancelled: number
}

export type ExceededLimit = 'too-many-open' | 'too-many-with-seller' | 'too-many-cancelled'

/**
 * The limit that one more checkout would exceed; null when it is within all limits.
 * @param checkout how many orders it places, one per seller, and how many lines they have together.
 */
export function exceededLimit(
  buyer: BuyerLimits,
  checkout: { orders: number; lines: number },
  limits: OrderLimits,
): ExceededLimit | null {
  const { waiting, waitingLines, mostWithOneSeller, hasDeliveredOrder, cancelled } = buyer
  const { perBuyer, perNewBuyer, withOneSeller } = limits
  const maxOpenOrders = hasDeliveredOrder ? perBuyer : Math.min(perBuyer, perNewBuyer)
  if (waiting + checkout.orders > maxOpenOrders) return 'too-many-open'
  // A new account may have at most one full cart waiting, however few orders that is.
  const exceedsFullCart =
    !hasDeliveredOrder && waiting > 0 && waitingLines + checkout.lines > maxCartLines
  if (exceedsFullCart) return 'too-many-open'
  if (mostWithOneSeller + 1 > withOneSeller) return 'too-many-with-seller'
  return cancelled >= cancelledPerDay ? 'too-many-cancelled' : null
}
