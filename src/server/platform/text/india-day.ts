const dayMs = 24 * 60 * 60 * 1000
/** India is this far ahead of UTC all year. */
const indiaMs = 5.5 * 60 * 60 * 1000

/** The day by India's calendar, YYYY-MM-DD. */
export const indiaDay = (now = Date.now()) => new Date(now + indiaMs).toISOString().slice(0, 10)

/** Seconds since India's midnight, from 1. */
export const secondsOfIndiaDay = (now = Date.now()) =>
  Math.max(1, Math.ceil(((now + indiaMs) % dayMs) / 1000))

/** Whole days from one YYYY-MM-DD to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The day that is `days` before the given one. */
export const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** A calendar day as an instant; midnight in UTC is the same day's morning in India. */
export const instantOf = (day: string) => `${day}T00:00:00.000Z`
