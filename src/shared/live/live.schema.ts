import { z } from 'zod'
import { liveTopics } from './live.constants.ts'

export const LiveEvent = z.object({
  topic: z.enum(liveTopics),
  /** The id of the conversation, order or booking; null when the whole list may have changed. */
  id: z.string().nullable(),
})
export type LiveEvent = z.infer<typeof LiveEvent>
