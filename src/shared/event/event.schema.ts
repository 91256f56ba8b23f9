import { z } from 'zod'
import { wholeNumber } from '#shared/kit/pagination.schema.ts'
import { eventTypes, maxEventsOfPage } from './event.constants.ts'

export const ChangesInput = z
  .object({
    /** The `next` of an earlier answer; left out for the oldest events that are stored. */
    since: z.string('since must be text').max(100, 'This cursor is not one of ours.').default(''),
    limit: wholeNumber('limit', maxEventsOfPage).default(100),
  })
  .prefault({})
export type ChangesInput = z.infer<typeof ChangesInput>

export const EventView = z.object({
  /** The same in the feed and at a webhook, and on every retry. */
  id: z.string(),
  type: z.enum(eventTypes),
  /** ISO 8601. */
  at: z.string(),
  /** Ids and facts at that moment; read the object itself for the rest. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type EventView = z.infer<typeof EventView>

export const ChangesView = z.object({
  events: z.array(EventView),
  /** Send it as `since` to read on; the same again when there is nothing new. */
  next: z.string(),
  /** Whether there are more events already. */
  hasMore: z.boolean(),
})
export type ChangesView = z.infer<typeof ChangesView>
