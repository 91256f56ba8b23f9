import { indiaDay } from '#shared/kit/india-day.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The day of a message in India, YYYY-MM-DD. */
export const dayOf = (instant: string) => indiaDay(Date.parse(instant))

/**
 * Whether a day is today or yesterday; otherwise null.
 * @param day YYYY-MM-DD.
 */
export function namedDay(day: string, now = Date.now()): 'today' | 'yesterday' | null {
  if (day === indiaDay(now)) return 'today'
  return day === indiaDay(now - dayMs) ? 'yesterday' : null
}
