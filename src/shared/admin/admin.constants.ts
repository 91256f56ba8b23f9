/** Without zod, to keep the browser's chunks small. */
export const listingReportReasons = ['fraud', 'wrong', 'forbidden', 'spam', 'other'] as const
export type ListingReportReason = (typeof listingReportReasons)[number]
export const maxListingReportNote = 500
/** Reports that one user may send in 24 hours. */
export const listingReportsPerDay = 20

/** Decisions of operators; each is written to the audit log with its reason. */
export const adminActions = [
  'verify',
  'unverify',
  'hide-listing',
  'restore-listing',
  'settle-listing',
  'restore-post',
  'remove-post',
  'hide-message',
  'restore-message',
  'hide-review',
  'restore-review',
  'handle-contact',
  'reopen-contact',
  'confirm-session',
  'decline-session',
  'close-contest',
  'uphold-contest',
  'stop-api-key',
  'stop-webhook',
] as const
export type AdminAction = (typeof adminActions)[number]

/** What an action concerned. */
export const adminSubjects = [
  'person',
  'crop',
  'equipment',
  'post',
  'message',
  'review',
  'contact',
  'session',
  'order',
] as const
export type AdminSubject = (typeof adminSubjects)[number]

export const minAdminReason = 3
export const maxAdminReason = 500
export const adminPageSize = 20
/** Further words are ignored in a search for a person. */
export const maxPersonSearchWords = 5
/** Waiting items are counted up to this number; beyond it a tile shows "1,000+". */
export const maxWaiting = 1000
/** The newest reports of one listing or post that are shown. */
export const maxReportsShown = 10
/** Open reports, longest waiting first, from which the list of reported listings is built. */
export const maxReportsGathered = 10_000

/** The sections of the admin page, in the order of its tabs. */
export const adminSections = [
  'people',
  'listings',
  'posts',
  'messages',
  'reviews',
  'contests',
  'contact',
  'experts',
  'log',
] as const
export type AdminSection = (typeof adminSections)[number]

/** `lapsed`: people who lost their verification with a new name or UPI ID and wait for a decision. */
export const verifiedFilters = ['all', 'lapsed', 'verified', 'unverified'] as const
export const reviewFilters = ['waiting', 'hidden'] as const
export const postFilters = ['waiting', 'removed'] as const
export const shownFilters = ['shown', 'hidden'] as const
export const messageFilters = ['waiting', 'settled'] as const
export const contactFilters = ['waiting', 'handled'] as const
export const sessionFilters = ['requested', 'confirmed', 'declined', 'cancelled'] as const
