import { maxCartLines } from '#shared/cart/cart.constants.ts'

/** How many orders may wait for their sellers at once; orders that expired count for one more day. */
export interface OrderLimits {
  /** Of one buyer. */
  perBuyer: number
  /** Of a buyer who has never had an order delivered. */
  perNewBuyer: number
  /** Of one buyer with one seller. */
  withOneSeller: number
}

/** A buyer's orders that may end cancelled by the buyer in 24 hours before no more are taken. */
export const cancelledPerDay = 50

/** How a buyer stands before ordering. */
export interface BuyerLimits {
  /** Orders that wait for their sellers, and those that expired in the last 24 hours. */
  waiting: number
  /** Crops in them. */
  waitingLines: number
  /** The most of them with one of the sellers who are ordered from now. */
  mostWithOneSeller: number
  hasDeliveredOrder: boolean
  /** Of the last 24 hours' orders, those that the buyer cancelled. */
  cancelled: number
}

export type LimitReached = 'too-many-open' | 'too-many-with-seller' | 'too-many-cancelled'

/**
 * The limit that one more checkout would break; null when there is room.
 * @param wish how many orders it makes, each with another seller, and of how many crops.
 */
export function limitReached(
  standing: BuyerLimits,
  query: { orders: number; lines: number },
  limits: OrderLimits,
): LimitReached | null {
  const { waiting, waitingLines, mostWithOneSeller, hasDeliveredOrder, cancelled } = standing
  const { perBuyer, perNewBuyer, withOneSeller } = limits
  const most = hasDeliveredOrder ? perBuyer : Math.min(perBuyer, perNewBuyer)
  if (waiting + query.orders > most) return 'too-many-open'
  // A new account holds no more than one full basket, however few orders that is.
  const isFull = !hasDeliveredOrder && waiting > 0 && waitingLines + query.lines > maxCartLines
  if (isFull) return 'too-many-open'
  if (mostWithOneSeller + 1 > withOneSeller) return 'too-many-with-seller'
  return cancelled >= cancelledPerDay ? 'too-many-cancelled' : null
}
