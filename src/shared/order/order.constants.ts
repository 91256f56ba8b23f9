/**
 * An order's way: placed → accepted → paid → dispatched → delivered when paid by UPI; paid in cash it
 * goes from accepted to dispatched, and the money changes hands at the door. Declined, cancelled and
 * expired give the stock back.
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

/** What an order's history tells: its statuses, and what became of a contest. */
export const orderEventKinds = [...orderStatuses, 'contested', 'contest-closed'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** What a person may ask for; the rest comes about by time alone. */
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

/** Cash at the door, or UPI straight to the seller. */
export const payWays = ['cash', 'upi'] as const
export type PayWay = (typeof payWays)[number]

/** A seller who does not accept within this time loses the order, and the stock is free again. */
export const acceptWithinHours = 24
/** Days from a buyer's word that a cash order came in which its seller can say that it was not paid. */
export const contestWithinDays = 7
/** Characters of the reason for declining or cancelling. */
export const maxOrderReason = 300
