/** Days after the delivery or the return in which people may review each other. */
export const reviewWithinDays = 90
/**
 * Hours after the delivery (the return) until reviews open without the word of the counterparty, and after a paid
 * order was cancelled.
 */
export const reviewOpensAfterHours = 48
/**
 * Days after the seller confirmed the payment, or after the buyer gave its reference and the seller did not answer,
 * until the buyer may review an order that was not dispatched.
 */
export const unsentReviewAfterDays = 7
/** Of one person's reviews about another, only one within this many days counts for the mean. */
export const countingReviewEveryDays = 90
export const mostStars = 5
export const maxReviewLength = 1000

/** The role of the reviewed person. */
export const reviewedRoles = ['seller', 'buyer', 'owner', 'renter'] as const
export type ReviewedRole = (typeof reviewedRoles)[number]

export const reviewSentences = {
  noStars: 'Please choose from 1 to 5 stars',
  stars: 'Stars must be a whole number from 1 to 5',
  what: 'Either an order or a booking is reviewed',
} as const
