import { z } from 'zod'
import { liveTopics } from './live.constants.ts'

export const LiveEvent = z.object({
  topic: z.enum(liveTopics),
  /** Which conversation, order or booking; null when it is about the whole list. */
  id: z.string().nullable(),
})
export type LiveEvent = z.infer<typeof LiveEvent>
