import { z } from 'zod'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { recordId } from '#shared/kit/common.schema.ts'
import { cursorParameter } from '#shared/kit/cursor.schema.ts'
import { wholeNumber } from '#shared/kit/pagination.schema.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'
import { alertDirections } from '#shared/market/market.schema.ts'
import { deliveryWays, orderEventKinds } from '#shared/order/order.constants.ts'
import { proposalKinds } from '#shared/proposal/proposal.constants.ts'
import { secondFactorMethods } from '#shared/second-factor/second-factor.constants.ts'

/** How many notifications an answer has at most, and without `limit`. */
const maxShownNotifications = 50

/** The content of a notification, by its kind. */
export const NotificationContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price-alert'),
    seriesId: z.string(),
    /** Crop and variety. */
    name: z.string(),
    market: z.string(),
    /** The Hindi name of the market's town, where our data have one. */
    marketHindi: z.string().nullable().optional(),
    direction: z.enum(alertDirections),
    /** Rupees per quintal: the level of the alert, and the reported modal price. */
    level: z.number(),
    modal: z.number(),
    /** YYYY-MM-DD. */
    arrivalDate: z.string(),
  }),
  z.object({
    kind: z.literal('saved-search'),
    /** A new listing, and the reader's saved search that it matches. */
    listing: z.enum(listingKinds),
    listingId: z.string(),
    name: z.string(),
    searchId: z.string(),
    searchName: z.string(),
    /** How many new listings the SMS of the day tells; only on the newest of them. */
    countInSms: z.number().optional(),
  }),
  z.object({
    kind: z.literal('community-answer'),
    questionId: z.string(),
    /** The question's title. */
    title: z.string(),
    /** The name under which the answer is shown; "" without one. */
    by: z.string(),
  }),
  z.object({
    kind: z.literal('order'),
    orderId: z.string(),
    /** The public number. */
    number: z.string(),
    /** What happened: the new status, or news about a payment or a contest. */
    change: z.enum([...orderEventKinds, 'payment-claimed', 'cash-received']),
    /** The reader's role in the order. */
    to: z.enum(['buyer', 'seller']),
    /** The counterparty's name; "" without one. */
    by: z.string(),
    /** The first crop's name, and the number of further crops. */
    item: z.string(),
    more: z.number(),
    /** Rupees. */
    total: z.number(),
    /** Rupees of `total` for the delivery, when there is a fee. */
    deliveryFee: z.number().optional(),
    /** Decides what 'dispatched' means: on its way, or ready for pickup. */
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
    /** The first and the last day, YYYY-MM-DD. */
    from: z.string(),
    until: z.string(),
    /** When a request expires whose last day ends within 24 hours, ISO 8601. */
    answerBy: z.string().optional(),
  }),
  z.object({
    kind: z.literal('review'),
    /** The reviewed person, who is the reader. */
    sellerId: z.string(),
    stars: z.number(),
    by: z.string(),
    item: z.string(),
  }),
  // What happened to the reader's second factor.
  z.object({
    kind: z.literal('second-factor'),
    change: z.enum(['added', 'removed', 'recovery-code-used', 'recovery-codes-made']),
    /** Null for recovery codes. */
    method: z.enum(secondFactorMethods).nullable(),
  }),
  // An API key of the reader: created by somebody with their login, or stopped by an operator.
  z.object({
    kind: z.literal('api-key'),
    change: z.enum(['created', 'stopped']),
    name: z.string(),
  }),
  // Nobody has logged in to the reader's account for months, while software uses it.
  z.object({
    kind: z.literal('login-due'),
    /** From this day on the phone number alone no longer opens the account, YYYY-MM-DD. */
    day: z.string(),
  }),
  // A webhook of the reader: created, given another address or a new secret by somebody with their login or key, failing, ended by its receiver, or stopped by an operator.
  z.object({
    kind: z.literal('webhook'),
    change: z.enum(['created', 'moved', 'secret-rolled', 'failing', 'ended', 'stopped']),
    name: z.string(),
  }),
  // What an assistant of the reader proposes; nothing happens until the reader confirms it.
  z.object({
    kind: z.literal('proposal'),
    proposalId: z.string(),
    act: z.enum(proposalKinds),
    /** The name of the crop. */
    item: z.string(),
    /** The name of the key that the assistant uses. */
    by: z.string(),
  }),
  // An operator's decision about the reader or something they own, or a consequence of the reader's own
  // change.
  z.object({
    kind: z.literal('verified'),
    isVerified: z.boolean(),
    /** The verification ended because the reader changed their name or UPI ID. */
    isOwnChange: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('listing-decision'),
    listing: z.enum(listingKinds),
    listingId: z.string(),
    name: z.string(),
    isHidden: z.boolean(),
    /** The operator's reason. */
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('post-decision'),
    /** The question itself, or the question of a removed answer. */
    questionId: z.string(),
    /** The question's title. */
    title: z.string(),
    isRemoved: z.boolean(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('expert-session'),
    isConfirmed: z.boolean(),
    /** The expert's field, in both languages. */
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
  updatedAt: z.string(),
  readAt: z.string().nullable(),
})
export type NotificationView = z.infer<typeof NotificationView>

export const NotificationListInput = z
  .object({
    cursor: cursorParameter,
    limit: wholeNumber('limit', maxShownNotifications).default(maxShownNotifications),
  })
  .prefault({})
export type NotificationListInput = z.infer<typeof NotificationListInput>

/** The newest notifications, or those after the cursor, and the number of all unread ones, up to `maxUnreadCounted`. */
export const NotificationList = z.object({
  notices: z.array(NotificationView),
  unread: z.number(),
  /** Send it as `cursor` for the next ones; null at the end. */
  nextCursor: z.string().nullable().optional(),
})
export type NotificationList = z.infer<typeof NotificationList>

/** The notifications that were read; all of them when `ids` is left out. */
export const NotificationsReadInput = z
  .object({
    ids: z
      .array(recordId('We could not find this notification'), 'ids must be a list')
      .max(200, 'ids can have up to 200 notices')
      .optional(),
  })
  .prefault({})

/** Which notifications a user receives; by default all but the SMS about saved searches. Orders and bookings are always shown in the app. */
export const NotificationSettings = z.object({
  /** By SMS. */
  smsOrders: z.boolean(),
  smsBookings: z.boolean(),
  /** At most one a day; off until the user switches it on. */
  smsSavedSearches: z.boolean(),
  /** In the app. */
  priceAlerts: z.boolean(),
  savedSearches: z.boolean(),
  community: z.boolean(),
  reviews: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>
/** Only fields that are sent are changed. */
export const NotificationSettingsUpdate = NotificationSettings.partial()
export type NotificationSettingsUpdate = z.infer<typeof NotificationSettingsUpdate>
export const UnreadNotifications = z.object({ unread: z.number() })
