import { z } from 'zod'
import { requiredText } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { chatTopics, maxQuestionLength } from './advisor.constants.ts'

export const ChatInput = z.object({
  message: requiredText('Message', maxQuestionLength),
  /** Left out for All Topics. */
  category: z.enum(chatTopics, fieldMessages.mustBeOneOf('Category', chatTopics)).optional(),
  /** The person's, for a question whose script does not tell: one in Devanagari is answered in Hindi. */
  language: z.enum(languages, `language must be one of: ${languages.join(', ')}`).optional(),
})
export type ChatInput = z.infer<typeof ChatInput>

/** What an answer is taken from. */
export const ChatSource = z.object({
  title: z.string(),
  /** Of when it is: YYYY-MM-DD, or '' for what does not age by the day. */
  date: z.string(),
  /** A page of this site or of the source; null when there is none. */
  url: z.string().nullable(),
})
export type ChatSource = z.infer<typeof ChatSource>

export const ChatReply = z.object({
  message: z.string(),
  sources: z.array(ChatSource),
  /** False when the advisor does not know and says so. */
  isKnown: z.boolean(),
  /** Who wrote the words: our own advisor, or the outside model over the same passages. */
  writtenBy: z.enum(['advisor', 'model']),
})
export type ChatReply = z.infer<typeof ChatReply>

/** What a streamed answer is made of: pieces of text, then the whole reply. */
export const ChatPiece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  /** What was written so far is withdrawn: the model failed and our own advisor begins anew. */
  z.object({ type: z.literal('restart') }),
  z.object({ type: z.literal('done'), reply: ChatReply }),
])
export type ChatPiece = z.infer<typeof ChatPiece>

export const ChatMessage = z.object({
  _id: z.string(),
  role: z.enum(['user', 'bot']),
  text: z.string(),
  sources: z.array(ChatSource),
  createdAt: z.string(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** The newest messages, oldest first. */
export const ChatHistory = z.object({ messages: z.array(ChatMessage) })
export type ChatHistory = z.infer<typeof ChatHistory>
