import { z } from 'zod'
import { alertDirections } from './market.schema.ts'

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
