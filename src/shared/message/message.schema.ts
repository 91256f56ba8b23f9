import { z } from 'zod'
import { tidyText } from '#shared/community/community.ts'
import { cropUnits } from '#shared/crop/crop.schema.ts'
import { currencies } from '#shared/equipment/equipment.schema.ts'
import { imageSentences, requiredChoice, text } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { wholeNumber } from '#shared/kit/pagination.schema.ts'
import {
  listingKinds,
  maxMessageImages,
  maxMessageLength,
  maxMessageReportNote,
  messageReportReasons,
  messageSentences,
} from './message.constants.ts'

const id = z.string().min(1).max(64)
const subject = z
  .string(messageSentences.oneSubject)
  .min(1, messageSentences.oneSubject)
  .max(64, messageSentences.oneSubject)
  .optional()

/** About a crop or a machine it is with its owner; about an order or a booking with the other side. */
export const OpenConversationInput = z
  .object({ cropId: subject, equipmentId: subject, orderId: subject, bookingId: subject })
  .refine((given) => Object.values(given).filter(Boolean).length === 1, messageSentences.oneSubject)
export type OpenConversationInput = z.infer<typeof OpenConversationInput>

export const ConversationIdInput = z.object({ conversationId: id })

/** What a conversation is about, as it is today. */
const listingFields = {
  kind: z.enum(listingKinds),
  _id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** Archived: others cannot open its page any more. */
  isGone: z.boolean(),
}

const otherFields = {
  /** First and last name, "" when not given. */
  name: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
}

export const ConversationSummary = z.object({
  _id: z.string(),
  listing: z.object(listingFields),
  other: z.object(otherFields),
  last: z.object({
    /** The beginning; "" of pictures alone and of a message that an operator has hidden. */
    text: z.string(),
    images: z.number(),
    isOwn: z.boolean(),
    isHidden: z.boolean(),
    at: z.string(),
  }),
  /** The other side's messages that the viewer has not read. */
  unread: z.number(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

/** An instant and a conversation's id; days and ids that there are not would be the database's error. */
const Cursor = z
  .string(messageSentences.cursor)
  .regex(/^2\d{3}-[\dT:.-]{8,22}Z_[\da-f-]{36}$/, messageSentences.cursor)
  .refine((cursor) => {
    const [at, conversation] = cursor.split('_')
    return z.iso.datetime().safeParse(at).success && z.uuid().safeParse(conversation).success
  }, messageSentences.cursor)

export const ConversationListInput = z
  .object({
    /** The last answer's `next`. */
    cursor: Cursor.optional(),
    limit: wholeNumber('limit', 50).default(20),
  })
  .prefault({})
export type ConversationListInput = z.infer<typeof ConversationListInput>

/** Those with messages, the newest message first. */
export const ConversationPage = z.object({
  conversations: z.array(ConversationSummary),
  /** For the following ones; null when there are no more. */
  next: z.string().nullable(),
})
export type ConversationPage = z.infer<typeof ConversationPage>

export const MessageView = z.object({
  _id: z.string(),
  /** Counts the conversation's messages from 1. */
  seq: z.number(),
  isOwn: z.boolean(),
  /** "" of pictures alone and of a message that an operator has hidden. */
  text: z.string(),
  /** Signed for the viewer: good for an hour or two, and to be read anew with the message then. */
  images: z.array(z.string()),
  isHidden: z.boolean(),
  /** The viewer has reported it. */
  isReported: z.boolean(),
  createdAt: z.string(),
})
export type MessageView = z.infer<typeof MessageView>

export const MessagesInput = z.object({
  conversationId: id,
  /** The last answer's `older`: messages before it. */
  cursor: wholeNumber('cursor', 1_000_000_000).optional(),
  limit: wholeNumber('limit', 50).default(30),
})
export type MessagesInput = z.infer<typeof MessagesInput>

export const ConversationView = z.object({
  _id: z.string(),
  listing: z.object({
    ...listingFields,
    /** The viewer's own, who is asked about it. */
    isOwn: z.boolean(),
    /** A unit of a crop, a day of a machine. */
    price: z.number(),
    currency: z.enum(currencies),
    /** Null for a machine. */
    unit: z.enum(cropUnits).nullable(),
  }),
  other: z.object({
    ...otherFields,
    /** City and state, "" when not given. */
    place: z.string(),
  }),
  /** The viewer has blocked the other side. */
  isBlocked: z.boolean(),
  /** Nothing can be sent: one of the two has blocked the other. */
  isClosed: z.boolean(),
  /** The newest of the other side's messages that the viewer has read, by `seq`; 0 before any. */
  readUpTo: z.number(),
  /** Oldest first. */
  messages: z.array(MessageView),
  /** For the messages before these; null when there are none. */
  older: z.number().nullable(),
})
export type ConversationView = z.infer<typeof ConversationView>

/** An address that an upload gave; a private one may come with its signature, which is left out. */
const MessageImage = z
  .string()
  .max(300)
  .regex(/^\/uploads\/[\w-]+\.webp(\?[\w=&-]*)?$/, imageSentences.notUploaded)
  .transform((url) => url.replace(/\?.*/, ''))

export const MessageSendInput = z
  .object({
    conversationId: id,
    text: text('Message', maxMessageLength).overwrite(tidyText).default(''),
    images: z
      .array(MessageImage, fieldMessages.mustBeList('Images'))
      .max(maxMessageImages, imageSentences.tooMany)
      .transform((urls) => [...new Set(urls)])
      .default([]),
  })
  .refine(({ text: words, images }) => words !== '' || images.length > 0, {
    path: ['text'],
    message: messageSentences.nothingWritten,
  })
export type MessageSendInput = z.infer<typeof MessageSendInput>

export const MarkReadInput = z.object({
  conversationId: id,
  /** The newest message that was seen, by `seq`. */
  upTo: wholeNumber('upTo', 1_000_000_000),
})
export type MarkReadInput = z.infer<typeof MarkReadInput>

/** Unread messages in all conversations. */
export const UnreadMessages = z.object({ unread: z.number() })

export const MessageReportInput = z.object({
  messageId: id,
  reason: requiredChoice('Reason', messageReportReasons),
  note: text('Note', maxMessageReportNote).overwrite(tidyText).default(''),
})
export type MessageReportInput = z.infer<typeof MessageReportInput>

export const BlockView = z.object({ isBlocked: z.boolean() })
