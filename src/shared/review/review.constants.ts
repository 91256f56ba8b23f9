/** How long after the delivery or the return people may review each other. */
export const reviewWithinDays = 90
/** Without the buyer's (the renter's) own word, so long after the delivery (the completion). */
export const reviewOpensAfterHours = 48
/** Of one person's reviews about another, one in so many days is part of the mean. */
export const countingReviewEveryDays = 90
export const mostStars = 5
export const maxReviewLength = 1000

/** What the one who is reviewed was in it. */
export const reviewedRoles = ['seller', 'buyer', 'owner', 'renter'] as const
export type ReviewedRole = (typeof reviewedRoles)[number]

export const reviewSentences = {
  noStars: 'Please choose from 1 to 5 stars',
  stars: 'Stars must be a whole number from 1 to 5',
  what: 'Either an order or a booking is reviewed',
} as const
