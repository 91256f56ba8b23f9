/** How long after the delivery or the return people may review each other. */
export const reviewWithinDays = 90
export const mostStars = 5
export const maxReviewLength = 1000

/** What the one who is reviewed was in it. */
export const reviewedRoles = ['seller', 'buyer', 'owner', 'renter'] as const
export type ReviewedRole = (typeof reviewedRoles)[number]
