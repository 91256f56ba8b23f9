/** How many listings of one kind (crops or equipment) a user may have. */
export interface ListingLimits {
  /** New listings in 24 hours. */
  perDay: number
  /** Listings at the same time, not counting archived ones. */
  inAll: number
}

/** How much higher the limits are for verified users. */
const verifiedFactor = 5

/** The limits of the settings, times `verifiedFactor` for verified users. */
export const limitsFor = (
  env: { LISTINGS_PER_DAY: number; LISTINGS_IN_ALL: number },
  isVerified: boolean,
): ListingLimits => {
  const factor = isVerified ? verifiedFactor : 1
  return { perDay: env.LISTINGS_PER_DAY * factor, inAll: env.LISTINGS_IN_ALL * factor }
}
