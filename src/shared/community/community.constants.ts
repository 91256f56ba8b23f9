// This file does not import zod, to keep the community's chunks in the browser small.
export const communityTopics = ['crops', 'health', 'soil', 'machines', 'market', 'other'] as const
export type CommunityTopic = (typeof communityTopics)[number]

/** `unanswered` lists only questions without answers, newest first. */
export const communitySorts = ['newest', 'unanswered', 'helpful'] as const
export type CommunitySort = (typeof communitySorts)[number]

export const reportReasons = ['spam', 'abuse', 'dangerous', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const titleLength = { min: 10, max: 150 } as const
export const maxPostLength = 5000
export const maxReportNote = 500

/** The most that one user can write in a day, by India's calendar. */
export const questionsPerDay = 10
export const answersPerDay = 60
export const reportsPerDay = 20

/** Reports by this many trusted users hide a post until an operator decides. */
export const reportsToHide = 3
/** Accounts of this many days are trusted. */
export const trustedAfterDays = 7
/** Buyers and sellers are trusted this many hours after an order with a price was delivered. */
export const trustedAfterOrderHours = 48
/** The same text by the same user within this many minutes is refused as a repetition. */
export const repeatMinutes = 10
/** The most answers shown for a question, the most helpful first. */
export const maxAnswersShown = 100
