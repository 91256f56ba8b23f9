import { z } from 'zod'

/** What may have changed for a person; they read it anew by its own call. */
export const liveTopics = ['notices', 'messages', 'orders', 'bookings'] as const
export type LiveTopic = (typeof liveTopics)[number]

export const LiveEvent = z.object({
  topic: z.enum(liveTopics),
  /** Which conversation, order or booking; null when it is about the whole list. */
  id: z.string().nullable(),
})
export type LiveEvent = z.infer<typeof LiveEvent>
