const dayMs = 24 * 60 * 60 * 1000

/**
 * Whole days, rounded up, until the expiry date (YYYY-MM-DD, counted in UTC so that browser and
 * server agree): 0 on the day itself, negative after it.
 */
export function daysUntilExpiry(expiryDate: string, now = Date.now()): number {
  // `+ 0` turns -0, which rounding up can give, into 0.
  return Math.ceil((Date.parse(expiryDate) - now) / dayMs) + 0
}

/** The expiry date itself is the last good day. */
export const isExpired = (expiryDate: string, now = Date.now()) =>
  daysUntilExpiry(expiryDate, now) < 0
