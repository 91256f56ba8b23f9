/** How long after the delivery or the return people may review each other. */
export const reviewWithinDays = 90
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
