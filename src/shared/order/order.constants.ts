/**
 * The steps of an order: placed → accepted → paid → dispatched → delivered when paid by UPI. An order
 * paid in cash goes from accepted to dispatched, and the buyer pays on delivery. Declined, cancelled
 * and expired orders return their stock.
 */
export const orderStatuses = [
  'placed',
  'accepted',
  'declined',
  'paid',
  'dispatched',
  'delivered',
  'cancelled',
  'expired',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Kinds of events in an order's history: its statuses, and how a contest began and ended. */
export const orderEventKinds = [...orderStatuses, 'contested', 'contest-closed'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** Statuses that a person can set; time alone sets the others. */
export const orderChanges = [
  'accepted',
  'declined',
  'paid',
  'dispatched',
  'delivered',
  'cancelled',
] as const
export type OrderChange = (typeof orderChanges)[number]

export const deliveryWays = ['delivery', 'pickup'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** Cash on delivery, or UPI directly to the seller. */
export const payWays = ['cash', 'upi'] as const
export type PayWay = (typeof payWays)[number]

/** Hours that a seller has to accept an order; then it expires and its stock is free again. */
export const acceptWithinHours = 24
/** Days after the buyer reported a cash order as delivered in which the seller can contest it. */
export const contestWithinDays = 7
/** Characters of a reason for declining, cancelling or contesting. */
export const maxOrderReason = 300
