import { z } from 'zod'
import { tidyText } from '#shared/community/community.ts'
import { cropUnits } from '#shared/crop/crop.constants.ts'
import { currencies } from '#shared/equipment/equipment.constants.ts'
import { requiredChoice, text } from '#shared/kit/common.schema.ts'
import { optionalParameter } from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { imageSentences } from '#shared/kit/image.ts'
import { wholeNumber } from '#shared/kit/pagination.schema.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'
import {
  maxConversationMessageLength,
  maxMessageImages,
  maxMessageReportNote,
  messageReportReasons,
  messageSentences,
} from './message.constants.ts'

const id = z.string().min(1).max(64)
/** More than any conversation has messages. */
const maxSeq = 1_000_000_000
const subject = z
  .string(messageSentences.oneSubject)
  .min(1, messageSentences.oneSubject)
  .max(64, messageSentences.oneSubject)
  .optional()

/** A crop or a machine: with its owner. An order or a booking: with its counterparty. */
export const OpenConversationInput = z
  .object({ cropId: subject, equipmentId: subject, orderId: subject, bookingId: subject })
  .refine((given) => Object.values(given).filter(Boolean).length === 1, messageSentences.oneSubject)
export type OpenConversationInput = z.infer<typeof OpenConversationInput>

export const ConversationIdInput = z.object({ conversationId: id })

/** The listing that a conversation is about, in its current state. */
const listingFields = {
  kind: z.enum(listingKinds),
  _id: z.string(),
  name: z.string(),
  /** The Hindi name of its kind of goods; null where it has none. */
  kindHindi: z.string().nullable().optional(),
  /** The address of a drawing of its kind, where it has no photo. */
  kindImage: z.string().optional(),
  image: z.string().nullable(),
  /** Archived: only its owner can open its page. */
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
    /** The beginning of the last message; "" for pictures alone and for a hidden message. */
    text: z.string(),
    images: z.number(),
    isOwn: z.boolean(),
    isHidden: z.boolean(),
    at: z.string(),
  }),
  /** Messages of the counterparty that the viewer has not read. */
  unread: z.number(),
  /** When its last message was sent or changed; reading it changes nothing. */
  updatedAt: z.string(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

/** An instant and a conversation's id, both checked, because the database rejects invalid ones with an error. */
const Cursor = z
  .string(messageSentences.cursor)
  .regex(/^2\d{3}-[\dT:.-]{8,22}Z_[\da-f-]{36}$/, messageSentences.cursor)
  .refine((cursor) => {
    const [at, conversation] = cursor.split('_')
    return z.iso.datetime().safeParse(at).success && z.uuid().safeParse(conversation).success
  }, messageSentences.cursor)

export const ConversationListInput = z
  .object({
    /** `next` of the previous page; empty or left out to begin. */
    cursor: optionalParameter(Cursor),
    limit: wholeNumber('limit', 50).default(20),
  })
  .prefault({})
export type ConversationListInput = z.infer<typeof ConversationListInput>

/** Conversations with messages, by newest message. */
export const ConversationPage = z.object({
  conversations: z.array(ConversationSummary),
  /** The cursor of the next page; null on the last page. */
  next: z.string().nullable(),
  /** The same as `next`. */
  nextCursor: z.string().nullable(),
})
export type ConversationPage = z.infer<typeof ConversationPage>

export const MessageView = z.object({
  _id: z.string(),
  /** The number of the message in its conversation, from 1. */
  seq: z.number(),
  isOwn: z.boolean(),
  /** "" for pictures alone and for a message that an operator has hidden. */
  text: z.string(),
  /** Addresses signed for the viewer, valid for one to two hours; then read the message again. */
  images: z.array(z.string()),
  isHidden: z.boolean(),
  /** The viewer has reported it. */
  isReported: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MessageView = z.infer<typeof MessageView>

export const MessagesInput = z.object({
  conversationId: id,
  /** `older` of the previous page: returns messages before it; empty or left out for the newest. */
  cursor: optionalParameter(wholeNumber('cursor', maxSeq)),
  limit: wholeNumber('limit', 50).default(30),
})
export type MessagesInput = z.infer<typeof MessagesInput>

export const ConversationView = z.object({
  _id: z.string(),
  listing: z.object({
    ...listingFields,
    /** Whether the viewer owns the listing. */
    isOwn: z.boolean(),
    /** Per unit of a crop, or per day of a machine. */
    price: z.number(),
    currency: z.enum(currencies),
    /** Null for a machine. */
    unit: z.enum(cropUnits).nullable(),
  }),
  other: z.object({
    ...otherFields,
    /** City and state, "" when not given. */
    place: z.string(),
    /** The Hindi name of the town in `place`, where our data have one. */
    placeHindi: z.string().nullable().optional(),
  }),
  /** The viewer has blocked the counterparty. */
  isBlocked: z.boolean(),
  /** Nothing can be sent, because one of the two has blocked the other. */
  isClosed: z.boolean(),
  /** `seq` of the newest message of the counterparty that the viewer has read; 0 before any. */
  readUpTo: z.number(),
  /** Oldest first. */
  messages: z.array(MessageView),
  /** The cursor for older messages; null when there are none. */
  older: z.number().nullable(),
  /** The same as `older`, as text. */
  nextCursor: z.string().nullable(),
})
export type ConversationView = z.infer<typeof ConversationView>

/** An address from an upload. The signature of a private picture is removed. */
const MessageImage = z
  .string()
  .max(300)
  .regex(/^\/uploads\/[\w-]+\.webp(\?[\w=&-]*)?$/, imageSentences.notUploaded)
  .transform((url) => url.replace(/\?.*/, ''))

export const MessageSendInput = z
  .object({
    conversationId: id,
    text: text('Message', maxConversationMessageLength).overwrite(tidyText).default(''),
    images: z
      .array(MessageImage, fieldMessages.mustBeList('Images'))
      .max(maxMessageImages, imageSentences.tooMany)
      .transform((urls) => [...new Set(urls)])
      .default([]),
  })
  .refine(({ text: body, images }) => body !== '' || images.length > 0, {
    path: ['text'],
    message: messageSentences.nothingWritten,
  })
export type MessageSendInput = z.infer<typeof MessageSendInput>

export const MarkReadInput = z.object({
  conversationId: id,
  /** `seq` of the newest message that was shown. */
  upTo: wholeNumber('upTo', maxSeq),
})
export type MarkReadInput = z.infer<typeof MarkReadInput>

/** The number of unread messages in all conversations. */
export const UnreadMessages = z.object({ unread: z.number() })

export const MessageReportInput = z.object({
  messageId: id,
  reason: requiredChoice('Reason', messageReportReasons),
  note: text('Note', maxMessageReportNote).overwrite(tidyText).default(''),
})
export type MessageReportInput = z.infer<typeof MessageReportInput>

export const BlockView = z.object({ isBlocked: z.boolean() })
