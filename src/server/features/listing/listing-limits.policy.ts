/** Listings of one kind (crops, or equipment) that a person may have. */
export interface ListingLimits {
  /** New ones in 24 hours. */
  perDay: number
  /** At one time, archived ones not counted. */
  inAll: number
}

/** What an operator has checked a person's name and payment address for. */
const verifiedFactor = 5

/** Verified people may list five times as much as the settings say. */
export const limitsFor = (
  env: { LISTINGS_PER_DAY: number; LISTINGS_IN_ALL: number },
  isVerified: boolean,
): ListingLimits => {
  const factor = isVerified ? verifiedFactor : 1
  return { perDay: env.LISTINGS_PER_DAY * factor, inAll: env.LISTINGS_IN_ALL * factor }
}
