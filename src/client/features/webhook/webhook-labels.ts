import type { English } from '#client/platform/i18n/texts.ts'
import { eventTypes } from '#shared/event/event.constants.ts'
import type { DeliveryView, WebhookView } from '#shared/webhook/webhook.schema.ts'

type Label = { label: English }
type EventType = (typeof eventTypes)[number]

export const eventGroups = [
  'order',
  'payment',
  'booking',
  'listing',
  'stock',
  'price',
  'review',
  'message',
] as const
export type EventGroup = (typeof eventGroups)[number]

export const eventGroupLabels: Record<EventGroup, Label> = {
  order: { label: 'Orders' },
  payment: { label: 'Payments' },
  booking: { label: 'Bookings' },
  listing: { label: 'Listings' },
  stock: { label: 'Stock' },
  price: { label: 'Prices' },
  review: { label: 'Reviews' },
  message: { label: 'Messages' },
}

/** The events of some groups: `order` has all whose names begin with `order.`. */
export const typesOfGroups = (groups: readonly EventGroup[]): EventType[] =>
  eventTypes.filter((type) => groups.some((group) => type.startsWith(`${group}.`)))

/** The groups that events belong to. */
export const groupsOfTypes = (types: readonly EventType[]): EventGroup[] =>
  eventGroups.filter((group) => types.some((type) => type.startsWith(`${group}.`)))

export const webhookStateLabels: Record<WebhookView['state'], Label & { color: string }> = {
  active: { label: 'Active', color: 'leaf' },
  paused: { label: 'Paused', color: 'soil' },
  failing: { label: 'Does not answer', color: 'turmeric' },
  ended: { label: 'Ended by the receiver', color: 'soil' },
  stopped: { label: 'Stopped by our operators', color: 'red' },
}

export const deliveryLabels: Record<DeliveryView['state'], Label & { color: string }> = {
  waiting: { label: 'Waiting', color: 'turmeric' },
  delivered: { label: 'Delivered', color: 'leaf' },
  'given-up': { label: 'Given up', color: 'soil' },
}

export const failureLabels: Record<Exclude<DeliveryView['failure'], null>, Label> = {
  status: { label: 'The receiver answered {{status}}' },
  timeout: { label: 'No answer within 10 seconds' },
  unreachable: { label: 'The receiver could not be reached' },
  'private-address': { label: 'The address leads into a private network' },
  ended: { label: 'The receiver answered {{status}} and so ended the webhook' },
}
