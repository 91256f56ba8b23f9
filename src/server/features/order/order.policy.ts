import type { OrderChange, OrderStatus, PayWay } from '#shared/order/order.constants.ts'

export type OrderRole = 'buyer' | 'seller'

/** What decides who may change an order, and how. */
export interface OrderState {
  status: OrderStatus
  payBy: PayWay
  /** There is nothing to pay. */
  isFree: boolean
  /** The buyer has given a payment reference. */
  hasReference: boolean
  /** The seller has confirmed the payment. */
  isPaid: boolean
  /** The time to accept the order has passed. */
  isOverdue: boolean
  /** Who reported the delivery; null before it. */
  deliveredBy: OrderRole | null
  /** The time to contest the delivery has passed, or there was no delivery. */
  isContestOver: boolean
  /** The seller has once reported that the cash never arrived, however that was settled. */
  wasContested: boolean
}

/** Statuses that return the stock to the crops. */
export const freeingStatuses: readonly OrderStatus[] = ['declined', 'cancelled', 'expired']
const finalStatuses: readonly OrderStatus[] = [...freeingStatuses, 'delivered']

function sellerChanges({ status, payBy, isPaid, isOverdue }: OrderState): OrderChange[] {
  const isCash = payBy === 'cash'
  if (status === 'placed') return isOverdue ? [] : ['accepted', 'declined']
  if (status === 'accepted') return [isCash ? 'dispatched' : 'paid', 'cancelled']
  if (status === 'paid') return ['dispatched', 'cancelled']
  if (status !== 'dispatched') return []
  // A seller who has confirmed the cash has handed over the goods, so cannot cancel any more.
  return isCash && !isPaid ? ['delivered', 'cancelled'] : ['delivered']
}

function buyerChanges({ status, hasReference }: OrderState): OrderChange[] {
  if (status === 'placed') return ['cancelled']
  // A buyer who has paid cannot cancel: the seller has the money.
  if (status === 'accepted') return hasReference ? [] : ['cancelled']
  return status === 'dispatched' ? ['delivered'] : []
}

/** What this role may change an order to now. */
export const changesFor = (order: OrderState, role: OrderRole): OrderChange[] =>
  role === 'seller' ? sellerChanges(order) : buyerChanges(order)

/** Why a change is not allowed. */
export type OrderRefusal =
  | 'over'
  | 'too-late'
  | 'payment-given'
  | 'only-seller'
  | 'only-buyer'
  | 'is-cash'
  | 'wrong-step'

/** Why this role may not change the order to `to` now; null when it may. */
export function orderRefusalOf(
  order: OrderState,
  role: OrderRole,
  to: OrderChange,
): OrderRefusal | null {
  if (changesFor(order, role).includes(to)) return null
  if (finalStatuses.includes(order.status)) return 'over'
  const isCancelling = role === 'buyer' && to === 'cancelled' && order.status === 'accepted'
  if (isCancelling) return 'payment-given'
  const counterparty = role === 'buyer' ? 'seller' : 'buyer'
  if (changesFor(order, counterparty).includes(to)) return `only-${counterparty}`
  if (order.status === 'placed' && order.isOverdue && role === 'seller') return 'too-late'
  return to === 'paid' && order.payBy === 'cash' ? 'is-cash' : 'wrong-step'
}

/** The seller must give the buyer a reason for declining or cancelling. */
export const orderChangeNeedsReason = (role: OrderRole, to: OrderChange) =>
  role === 'seller' && (to === 'declined' || to === 'cancelled')

/** The buyer may give or correct the payment reference until the seller has confirmed the payment. */
export const canGiveReference = ({ status, payBy }: OrderState, role: OrderRole) =>
  role === 'buyer' && payBy === 'upi' && status === 'accepted'

/** Cash is paid when the goods are delivered, or later. */
export const canConfirmCash = ({ status, payBy, isFree, isPaid }: OrderState, role: OrderRole) =>
  role === 'seller' &&
  payBy === 'cash' &&
  !isFree &&
  !isPaid &&
  (status === 'dispatched' || status === 'delivered')

/**
 * The buyer can end a cash order by reporting its delivery, paid or not. The seller can then report
 * once, within `contestWithinDays`, that the cash never arrived.
 */
export const canContest = (order: OrderState, role: OrderRole) =>
  role === 'seller' &&
  order.payBy === 'cash' &&
  !order.isFree &&
  order.status === 'delivered' &&
  order.deliveredBy === 'buyer' &&
  !order.isPaid &&
  !order.wasContested &&
  !order.isContestOver
