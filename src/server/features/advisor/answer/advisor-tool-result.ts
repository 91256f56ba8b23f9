import type { ChatReply } from '#shared/advisor/advisor.schema.ts'

/** The text that a tool wrote, and its sources. */
export type ToolResult = Pick<ChatReply, 'message' | 'sources'>
