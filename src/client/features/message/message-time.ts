import { indianDay } from '#client/platform/format/indian-day.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The day of a message in India, YYYY-MM-DD. */
export const dayOf = (instant: string) => indianDay(Date.parse(instant))

/**
 * Whether a day is today or yesterday; otherwise null.
 * @param day YYYY-MM-DD.
 */
export function namedDay(day: string, now = Date.now()): 'today' | 'yesterday' | null {
  if (day === indianDay(now)) return 'today'
  return day === indianDay(now - dayMs) ? 'yesterday' : null
}
