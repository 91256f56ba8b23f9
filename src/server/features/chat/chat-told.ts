import type { ChatReply } from '../../../shared/chat.schema.ts'

/** What was looked up, in words, and where it is from. */
export type Told = Pick<ChatReply, 'message' | 'sources'>
