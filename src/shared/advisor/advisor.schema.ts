import { z } from 'zod'
import { requiredText } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { isInIndia } from '#shared/place/place.constants.ts'
import { notInIndia } from '#shared/place/place.schema.ts'
import { chatTopics, maxQuestionLength } from './advisor.constants.ts'
import { ChatCard } from './advisor-card.schema.ts'

/** Where the person who asks is. */
export const ChatPlace = z
  .object({
    /** The town or district, as the mandi lists and weather services write it. */
    name: requiredText('City', 100),
    state: z.enum(indianStates),
    /** Degrees (WGS 84). */
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
  })
  .refine(({ lat, lon }) => isInIndia(lat, lon), { message: notInIndia, path: ['lat'] })
export type ChatPlace = z.infer<typeof ChatPlace>

export const ChatInput = z.object({
  message: requiredText('Message', maxQuestionLength),
  /** Left out for All Topics. */
  category: z.enum(chatTopics, fieldMessages.mustBeOneOf('Category', chatTopics)).optional(),
  /** The user's language, used unless the question is in Devanagari, which is answered in Hindi. */
  language: z.enum(languages, `language must be one of: ${languages.join(', ')}`).optional(),
  /** Used for the weather and for prices where the question names no place; never stored. */
  place: ChatPlace.optional(),
})
export type ChatInput = z.infer<typeof ChatInput>

/** A source of an answer. */
export const ChatSource = z.object({
  title: z.string(),
  /** The date of the information, YYYY-MM-DD or YYYY-MM; '' for information that does not change from day to day. */
  date: z.string(),
  /** A page of this site or of the source; null when there is none. */
  url: z.string().nullable(),
})
export type ChatSource = z.infer<typeof ChatSource>

/** A button below an answer. */
export const ChatChoice = z.object({
  label: z.string(),
  /** The whole question that the button sends. */
  message: z.string(),
})
export type ChatChoice = z.infer<typeof ChatChoice>

export const ChatReply = z.object({
  message: z.string(),
  sources: z.array(ChatSource),
  /** False when the advisor does not know and says so. */
  isKnown: z.boolean(),
  /**
   * What the advisor took a misspelt word, or a question without a crop, to mean ("Wheat"); null when the
   * question says it plainly. In the language of the answer.
   */
  understood: z.string().nullable().optional(),
  /** Questions that the reader may want to send next: to answer what is asked back, or to put a guess right. */
  choices: z.array(ChatChoice).optional(),
  /**
   * Prices, the weather, machines and the way to the form of a listing, to look at or to press. They are not stored
   * with the conversation, because they are of the moment.
   */
  cards: z.array(ChatCard).optional(),
  /** Who wrote the answer: the built-in advisor, or the external model from the same passages. */
  writtenBy: z.enum(['advisor', 'model']),
})
export type ChatReply = z.infer<typeof ChatReply>

/** A piece of a streamed answer: pieces of text, then the whole reply. */
export const ChatPiece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Discards the text so far: the model failed and the built-in advisor starts again. */
  z.object({ type: z.literal('restart') }),
  z.object({ type: z.literal('done'), reply: ChatReply }),
])
export type ChatPiece = z.infer<typeof ChatPiece>

export const ChatMessage = z.object({
  _id: z.string(),
  role: z.enum(['user', 'bot']),
  text: z.string(),
  sources: z.array(ChatSource),
  understood: z.string().nullable().optional(),
  choices: z.array(ChatChoice).optional(),
  createdAt: z.string(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** The newest messages, oldest first. */
export const ChatHistory = z.object({ messages: z.array(ChatMessage) })
export type ChatHistory = z.infer<typeof ChatHistory>
