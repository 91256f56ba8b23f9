import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { orderEventKinds } from '#shared/order/order.constants.ts'

/** What happens to a person's things. Names are part of the contract: add, never rename. */
export const eventTypes = [
  ...orderEventKinds.map((kind) => `order.${kind}` as const),
  'payment.claimed',
  'payment.confirmed',
  ...bookingStatuses.map((status) => `booking.${status}` as const),
  'listing.created',
  'listing.changed',
  'listing.listed',
  'listing.archived',
  'stock.changed',
  'price.changed',
  'review.received',
  'message.received',
] as const

/** Days for which events are stored; an older cursor has expired. */
export const eventDays = 30
/** The most events of one answer. */
export const maxEventsOfPage = 500
