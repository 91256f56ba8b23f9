/** Free of zod, so that the board's chunks in the browser stay lean. */
export const communityTopics = ['crops', 'health', 'soil', 'machines', 'market', 'other'] as const
export type CommunityTopic = (typeof communityTopics)[number]

/** `unanswered` shows only what still waits for an answer, newest first. */
export const communitySorts = ['newest', 'unanswered', 'helpful'] as const
export type CommunitySort = (typeof communitySorts)[number]

export const reportReasons = ['spam', 'abuse', 'dangerous', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const titleLength = { min: 10, max: 150 } as const
export const maxPostLength = 5000
export const maxReportNote = 500

/** What one person may write in a day, by India's calendar. */
export const questionsPerDay = 10
export const answersPerDay = 60
export const reportsPerDay = 20

/** Reports by so many different people with some standing hide a post until an operator decides. */
export const reportsToHide = 3
/** An account that is so many days old has the standing to help hide a post. */
export const trustedAfterDays = 7
/** So has one that was part of an order with a price that was delivered so many hours ago. */
export const trustedAfterOrderHours = 48
/** Within so many minutes the same text of the same person is a slip, not a second post. */
export const repeatMinutes = 10
/** Answers of one question that are shown, the most helpful first. */
export const maxAnswersShown = 100
