import { currentMs } from '#shared/kit/clock.ts'
import { daysBetween, indiaDay } from '#shared/kit/india-day.ts'

/**
 * Whole days from today in India until the expiry date (YYYY-MM-DD): 0 on the day itself, negative
 * after it. The cart counts by the same day.
 */
export const daysUntilExpiry = (expiryDate: string, now = currentMs()): number =>
  daysBetween(indiaDay(now), expiryDate)

/** The expiry date itself is the last good day. */
export const isExpired = (expiryDate: string, now = currentMs()) =>
  daysUntilExpiry(expiryDate, now) < 0
