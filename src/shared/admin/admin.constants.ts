/** Free of zod, so that the browser's chunks stay lean. */
export const listingKinds = ['crop', 'equipment'] as const
export type ListingKind = (typeof listingKinds)[number]

export const listingReportReasons = ['fraud', 'wrong', 'forbidden', 'spam', 'other'] as const
export type ListingReportReason = (typeof listingReportReasons)[number]
export const maxListingReportNote = 500
/** What one person may report in 24 hours. */
export const listingReportsPerDay = 20

/** Whatever an operator decides; each is written to the log with its reason. */
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
] as const
export type AdminAction = (typeof adminActions)[number]

/** What an act was about. */
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
/** More words add nothing to a search for a person but work. */
export const maxWords = 5
/** What waits is counted up to here; the tile says "1,000+" then. */
export const maxWaiting = 1000
/** Reports that are shown of one thing, the newest ones. */
export const maxReportsShown = 10
/** The desk looks at so many open reports, the longest waiting ones, when it gathers what was reported. */
export const maxReportsGathered = 10_000

/** The parts of the desk, in the order of its tabs. */
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

/** `lapsed`: whose tick fell with a new name or UPI ID, and who wait for a decision. */
export const verifiedFilters = ['all', 'lapsed', 'verified', 'unverified'] as const
export const reviewFilters = ['waiting', 'hidden'] as const
export const postFilters = ['waiting', 'removed'] as const
export const shownFilters = ['shown', 'hidden'] as const
export const messageFilters = ['waiting', 'settled'] as const
export const contactFilters = ['waiting', 'handled'] as const
export const sessionFilters = ['requested', 'confirmed', 'declined', 'cancelled'] as const
