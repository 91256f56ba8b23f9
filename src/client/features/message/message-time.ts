import { indianDay } from '#client/platform/format/indian-day.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The day in India on which something was said, YYYY-MM-DD. */
export const dayOf = (instant: string) => indianDay(Date.parse(instant))

/** Which of the days with a name of their own a day is. @param day YYYY-MM-DD. */
export function namedDay(day: string, now = Date.now()): 'today' | 'yesterday' | null {
  if (day === indianDay(now)) return 'today'
  return day === indianDay(now - dayMs) ? 'yesterday' : null
}
