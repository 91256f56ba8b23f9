import type { ChatReply } from '#shared/advisor/advisor.schema.ts'

/** What was looked up, in words, and where it is from. */
export type Told = Pick<ChatReply, 'message' | 'sources'>
