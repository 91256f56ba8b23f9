import { sql } from '#server/platform/database/sql.ts'

const dayMs = 24 * 60 * 60 * 1000
/** India is 5 h 30 min ahead of UTC all year. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** Today's date in India as SQL; an offset needs no time-zone data in the database. */
export const indiaDaySql = sql`(now() at time zone interval '5:30')::date`

/** The date in India, YYYY-MM-DD. */
export const indiaDay = (now = Date.now()) =>
  new Date(now + indiaOffsetMs).toISOString().slice(0, 10)

/** Seconds since midnight in India, from 1. */
export const secondsOfIndiaDay = (now = Date.now()) =>
  Math.max(1, Math.ceil(((now + indiaOffsetMs) % dayMs) / 1000))

/** Seconds until the next midnight in India, from 1. */
export const secondsLeftOfIndiaDay = (now = Date.now()) =>
  Math.ceil((dayMs - ((now + indiaOffsetMs) % dayMs)) / 1000)

/** Whole days from one YYYY-MM-DD to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The date `days` before the given one. */
export const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** A date as an instant. Midnight UTC is the morning of the same date in India. */
export const instantOf = (day: string) => `${day}T00:00:00.000Z`
