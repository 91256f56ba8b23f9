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

/** Changes that a seller can make to many orders at once. */
export const orderBatchChanges = ['accepted', 'dispatched'] as const
export type OrderBatchChange = (typeof orderBatchChanges)[number]

/** How a list of orders is sorted; `step` is the order of the process. */
export const orderSorts = [
  'newest',
  'oldest',
  'total-low',
  'total-high',
  'name-a',
  'name-z',
  'step-first',
  'step-last',
] as const
export type OrderSort = (typeof orderSorts)[number]

export const deliveryWays = ['delivery', 'pickup'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** Cash on delivery, or UPI directly to the seller. */
export const payWays = ['cash', 'upi'] as const
export type PayWay = (typeof payWays)[number]

/** Whether nothing is paid for an order. What the two people agree on for its delivery is not in the total. */
export const isFreeOrder = ({ total }: { total: number }) => total === 0

/** Hours that a seller has to accept an order; then it expires and its stock is free again. */
export const acceptWithinHours = 24
/** Days that an order which waits, or ended without an answer, counts towards the limits of its buyer. */
export const countedOrderDays = 2
/** Hours in which a buyer can take an order back as if it had not been placed. */
export const orderRegretHours = 2
/** Days after the buyer reported a cash order as delivered in which the seller can contest it. */
export const contestWithinDays = 7
/** Characters of a reason for declining, cancelling or contesting. */
export const maxOrderReason = 300

/** Buyers that are counted at most. */
export const maxCountedBuyers = 1000
