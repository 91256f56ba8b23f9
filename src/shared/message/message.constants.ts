/** Without zod, to keep the conversation's chunk in the browser small. */
export const maxConversationMessageLength = 2000
export const maxMessageImages = 5

export const messageReportReasons = ['fraud', 'abuse', 'spam', 'other'] as const
export type MessageReportReason = (typeof messageReportReasons)[number]
export const maxMessageReportNote = 500

/** Limits for one user: messages, new conversations and reports. */
export const messagesPerMinute = 30
export const messagesPerDay = 500
export const conversationsPerDay = 40
export const messageReportsPerDay = 20

/** Errors about messages that the server sends; here, so that only their pages load the Hindi. */
export const messageSentences = {
  unknownConversation: 'We could not find this conversation.',
  unknownMessage: 'This message is no longer here.',
  unknownSubject: 'What you want to write about is no longer here.',
  oneSubject: 'Say what the conversation is about: one crop, machine, order or booking',
  cursor: 'cursor must be a value from an earlier response',
  ownListing: 'This is your own listing: there is nobody else to write to.',
  ownMessage: 'You cannot report what you wrote yourself.',
  blockedByThem: 'This person does not take messages from you.',
  blockedByYou: 'You have blocked this person. Unblock them to write again.',
  nothingWritten: 'Write a message or add a photo',
  tooFast: 'You are sending messages very fast. Please wait a minute.',
  tooManyMessages: 'You have reached the limit of messages for today. Please try again tomorrow.',
  tooManyConversations:
    'You have reached the limit of new conversations for today. Please try again tomorrow.',
  tooManyReports: 'You have reached the limit of reports for today. Please try again tomorrow.',
} as const
