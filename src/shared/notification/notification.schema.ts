import { z } from 'zod'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'
import { alertDirections } from '#shared/market/market.schema.ts'
import { deliveryWays, orderEventKinds } from '#shared/order/order.constants.ts'
import { secondFactorMethods } from '#shared/second-factor/second-factor.constants.ts'

/** What a notice tells, by its kind. */
export const NotificationContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price-alert'),
    seriesId: z.string(),
    /** Crop and variety. */
    name: z.string(),
    market: z.string(),
    direction: z.enum(alertDirections),
    /** Rupees a quintal, as the person asked and as reported. */
    level: z.number(),
    modal: z.number(),
    /** YYYY-MM-DD. */
    arrivalDate: z.string(),
  }),
  z.object({
    kind: z.literal('community-answer'),
    questionId: z.string(),
    /** The question's. */
    title: z.string(),
    /** Who answered, as the board names them; "" without a name. */
    by: z.string(),
  }),
  z.object({
    kind: z.literal('order'),
    orderId: z.string(),
    /** As people name it. */
    number: z.string(),
    /** What has happened: its new state, or word of a payment. */
    change: z.enum([...orderEventKinds, 'payment-claimed', 'cash-received']),
    /** Which side of the order is told. */
    to: z.enum(['buyer', 'seller']),
    /** The other side's name; "" without one. */
    by: z.string(),
    /** The first crop's name, and how many more there are. */
    item: z.string(),
    more: z.number(),
    /** Rupees. */
    total: z.number(),
    /** What 'dispatched' means: on its way, or ready to be picked up. */
    delivery: z.enum(deliveryWays).default('delivery'),
  }),
  z.object({
    kind: z.literal('booking'),
    bookingId: z.string(),
    number: z.string(),
    change: z.enum(bookingStatuses),
    to: z.enum(['renter', 'owner']),
    by: z.string(),
    /** The machine's name. */
    item: z.string(),
    /** YYYY-MM-DD, both part of it. */
    from: z.string(),
    until: z.string(),
  }),
  z.object({
    kind: z.literal('review'),
    /** Who was reviewed: the reader. */
    sellerId: z.string(),
    stars: z.number(),
    by: z.string(),
    item: z.string(),
  }),
  // What happened to the reader's second step at login.
  z.object({
    kind: z.literal('second-factor'),
    change: z.enum(['added', 'removed', 'recovery-code-used', 'recovery-codes-made']),
    /** Null of recovery codes. */
    method: z.enum(secondFactorMethods).nullable(),
  }),
  // What an operator has decided about the reader, or what is theirs; or what follows of a change of the
  // reader's own.
  z.object({
    kind: z.literal('verified'),
    isVerified: z.boolean(),
    /** It fell because the reader changed their name or UPI ID. */
    isOwnChange: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('listing-decision'),
    listing: z.enum(listingKinds),
    listingId: z.string(),
    name: z.string(),
    isHidden: z.boolean(),
    /** The operator's words. */
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('post-decision'),
    /** The answered one of an answer. */
    questionId: z.string(),
    /** The question's. */
    title: z.string(),
    isRemoved: z.boolean(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('expert-session'),
    isConfirmed: z.boolean(),
    /** The field, in both languages. */
    expert: z.object({ en: z.string(), hi: z.string() }),
    /** YYYY-MM-DD. */
    day: z.string(),
    reason: z.string(),
  }),
])
export type NotificationContent = z.infer<typeof NotificationContent>

export const NotificationView = z.object({
  _id: z.string(),
  content: NotificationContent,
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type NotificationView = z.infer<typeof NotificationView>

/** The newest notices, and how many of all are not yet read. */
export const NotificationList = z.object({ notices: z.array(NotificationView), unread: z.number() })
export type NotificationList = z.infer<typeof NotificationList>

/** Which notices were read: all when `ids` is left out. */
export const NotificationsReadInput = z
  .object({
    ids: z
      .array(z.uuid('This notice is not known'), 'ids must be a list')
      .max(200, 'ids can have up to 200 notices')
      .optional(),
  })
  .prefault({})

/** What a person wants to be told; all of it when they never said. Orders and bookings always ring. */
export const NotificationSettings = z.object({
  /** By SMS, for the few that can't wait. */
  smsOrders: z.boolean(),
  smsBookings: z.boolean(),
  /** At the bell. */
  priceAlerts: z.boolean(),
  community: z.boolean(),
  reviews: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>
/** Only what is sent is changed. */
export const NotificationSettingsUpdate = NotificationSettings.partial()
export type NotificationSettingsUpdate = z.infer<typeof NotificationSettingsUpdate>
export const UnreadNotifications = z.object({ unread: z.number() })
