import { AppError } from '#server/platform/errors/errors.ts'
import { messageSentences } from '#shared/message/message.constants.ts'

export const conversationNotFound = () =>
  new AppError({
    code: 'message.unknown_conversation',
    status: 404,
    message: messageSentences.unknownConversation,
  })

export const messageNotFound = () =>
  new AppError({
    code: 'message.unknown_message',
    status: 404,
    message: messageSentences.unknownMessage,
  })

export const conversationSubjectNotFound = () =>
  new AppError({
    code: 'message.unknown_subject',
    status: 404,
    message: messageSentences.unknownSubject,
  })

export const cannotMessageOwnListing = () =>
  new AppError({
    code: 'message.own_listing',
    status: 409,
    message: messageSentences.ownListing,
  })

export const cannotReportOwnMessage = () =>
  new AppError({
    code: 'message.own_message',
    status: 409,
    message: messageSentences.ownMessage,
  })

export const blockedByThem = () =>
  new AppError({
    code: 'message.blocked',
    status: 403,
    message: messageSentences.blockedByThem,
  })

export const blockedByYou = () =>
  new AppError({
    code: 'message.blocking',
    status: 403,
    message: messageSentences.blockedByYou,
  })

const limitSentences = {
  fast: messageSentences.tooFast,
  messages: messageSentences.tooManyMessages,
  conversations: messageSentences.tooManyConversations,
  reports: messageSentences.tooManyReports,
}

/** @param retryAfter seconds until the caller may try again. */
export const tooManyMessageActions = (what: keyof typeof limitSentences, retryAfter: number) =>
  new AppError({
    code: 'message.too_many',
    status: 429,
    message: limitSentences[what],
    retryAfter: Math.max(1, retryAfter),
  })
