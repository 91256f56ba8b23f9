import { indianDay } from '../../core/indian-day.ts'

const dayMs = 24 * 60 * 60 * 1000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** "2:05 pm" by India's clock, in the chosen language. @param instant ISO 8601. */
export function clockTime(instant: string, language: string): string {
  const clock =
    clocks.get(language) ??
    new Intl.DateTimeFormat(`${language}-IN`, { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
  clocks.set(language, clock)
  return clock.format(new Date(instant))
}

/** The day in India on which something was said, YYYY-MM-DD. */
export const dayOf = (instant: string) => indianDay(Date.parse(instant))

/** Which of the days with a name of their own a day is. @param day YYYY-MM-DD. */
export function namedDay(day: string, now = Date.now()): 'today' | 'yesterday' | null {
  if (day === indianDay(now)) return 'today'
  return day === indianDay(now - dayMs) ? 'yesterday' : null
}
