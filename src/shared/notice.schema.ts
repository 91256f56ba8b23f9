import { z } from 'zod'
import { bookingStatuses } from './booking.constants.ts'
import { alertDirections } from './market.schema.ts'
import { orderStatuses } from './order.constants.ts'

/** What a notice tells, by its kind. */
export const NoticeContent = z.discriminatedUnion('kind', [
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
    change: z.enum([...orderStatuses, 'payment-claimed', 'cash-received']),
    /** Which side of the order is told. */
    to: z.enum(['buyer', 'seller']),
    /** The other side's name; "" without one. */
    by: z.string(),
    /** The first crop's name, and how many more there are. */
    item: z.string(),
    more: z.number(),
    /** Rupees. */
    total: z.number(),
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
])
export type NoticeContent = z.infer<typeof NoticeContent>

export const Notice = z.object({
  _id: z.string(),
  content: NoticeContent,
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type Notice = z.infer<typeof Notice>

/** The newest notices, and how many of all are not yet read. */
export const NoticeList = z.object({ notices: z.array(Notice), unread: z.number() })
export type NoticeList = z.infer<typeof NoticeList>

/** Which notices were read: all when `ids` is left out. */
export const NoticesReadInput = z
  .object({
    ids: z
      .array(z.uuid('This notice is not known'), 'ids must be a list')
      .max(200, 'ids can have up to 200 notices')
      .optional(),
  })
  .prefault({})
export const UnreadNotices = z.object({ unread: z.number() })
