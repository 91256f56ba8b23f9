import type { OrderChange, OrderStatus, PayWay } from '#shared/order/order.constants.ts'

export type OrderRole = 'buyer' | 'seller'

/** What decides who may change an order, and how. */
export interface OrderState {
  status: OrderStatus
  payBy: PayWay
  /** The buyer has given a payment's reference. */
  hasReference: boolean
  /** The seller has confirmed the money. */
  isPaid: boolean
  /** The time to accept it is over. */
  isOverdue: boolean
  /** Who said that it was delivered; null before. */
  deliveredBy: OrderRole | null
  /** The time to contest a delivery is over, or there was no delivery. */
  isContestOver: boolean
  /** The seller has said once that the cash never came, whatever became of it. */
  wasContested: boolean
}

/** Those that gave their stock back when they came about. */
export const freeingStatuses: readonly OrderStatus[] = ['declined', 'cancelled', 'expired']
const overStatuses: readonly OrderStatus[] = [...freeingStatuses, 'delivered']

function sellersChanges({ status, payBy, isPaid, isOverdue }: OrderState): OrderChange[] {
  const isCash = payBy === 'cash'
  if (status === 'placed') return isOverdue ? [] : ['accepted', 'declined']
  if (status === 'accepted') return [isCash ? 'dispatched' : 'paid', 'cancelled']
  if (status === 'paid') return ['dispatched', 'cancelled']
  if (status !== 'dispatched') return []
  // Once the cash is there, the goods are.
  return isCash && !isPaid ? ['delivered', 'cancelled'] : ['delivered']
}

function buyersChanges({ status, hasReference }: OrderState): OrderChange[] {
  if (status === 'placed') return ['cancelled']
  // Who has paid can't just leave: the seller has the money.
  if (status === 'accepted') return hasReference ? [] : ['cancelled']
  return status === 'dispatched' ? ['delivered'] : []
}

/** What one side may change an order to now. */
export const changesFor = (order: OrderState, role: OrderRole): OrderChange[] =>
  role === 'seller' ? sellersChanges(order) : buyersChanges(order)

/** Why a change is refused. */
export type Refusal =
  | 'over'
  | 'too-late'
  | 'payment-given'
  | 'only-seller'
  | 'only-buyer'
  | 'is-cash'
  | 'wrong-step'

/** Why this side may not change the order to that now; null when it may. */
export function refusalOf(order: OrderState, role: OrderRole, to: OrderChange): Refusal | null {
  if (changesFor(order, role).includes(to)) return null
  if (overStatuses.includes(order.status)) return 'over'
  const isCancelling = role === 'buyer' && to === 'cancelled' && order.status === 'accepted'
  if (isCancelling) return 'payment-given'
  const other = role === 'buyer' ? 'seller' : 'buyer'
  if (changesFor(order, other).includes(to)) return `only-${other}`
  if (order.status === 'placed' && order.isOverdue && role === 'seller') return 'too-late'
  return to === 'paid' && order.payBy === 'cash' ? 'is-cash' : 'wrong-step'
}

/** The seller owes the buyer a reason for what the buyer did not ask for. */
export const needsReason = (role: OrderRole, to: OrderChange) =>
  role === 'seller' && (to === 'declined' || to === 'cancelled')

/** The buyer may give, or mend, the reference of a payment until the seller has confirmed one. */
export const canGiveReference = ({ status, payBy }: OrderState, role: OrderRole) =>
  role === 'buyer' && payBy === 'upi' && status === 'accepted'

/** Cash comes with the goods, or after them. */
export const canConfirmCash = ({ status, payBy, isPaid }: OrderState, role: OrderRole) =>
  role === 'seller' &&
  payBy === 'cash' &&
  !isPaid &&
  (status === 'dispatched' || status === 'delivered')

/**
 * A buyer's word alone ends a cash order, paid or not: its seller can say once, within
 * `contestWithinDays`, that the cash never came.
 */
export const canContest = (order: OrderState, role: OrderRole) =>
  role === 'seller' &&
  order.payBy === 'cash' &&
  order.status === 'delivered' &&
  order.deliveredBy === 'buyer' &&
  !order.isPaid &&
  !order.wasContested &&
  !order.isContestOver
