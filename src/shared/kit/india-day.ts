import { currentMs } from './clock.ts'

const dayMs = 24 * 60 * 60 * 1000
/** India is 5 h 30 min ahead of UTC all year. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** The date in India, YYYY-MM-DD, wherever the code runs. @param now in ms as `currentMs()`. */
export const indiaDay = (now = currentMs()): string =>
  new Date(now + indiaOffsetMs).toISOString().slice(0, 10)

/** The time of day in India, HH:MM. @param now in ms as `currentMs()`. */
export const indiaClockTime = (now: number): string =>
  new Date(now + indiaOffsetMs).toISOString().slice(11, 16)

/** An instant in Indian time with its zone: 2026-11-23T09:30:00.000+05:30. @param instant ISO 8601. */
export const indiaInstant = (instant: string): string =>
  new Date(Date.parse(instant) + indiaOffsetMs).toISOString().replace('Z', '+05:30')

/** A minute in Indian time, in a form that spreadsheets recognise: 2026-11-23 09:30. @param instant ISO 8601. */
export const indiaMinute = (instant: string): string =>
  new Date(Date.parse(instant) + indiaOffsetMs).toISOString().slice(0, 16).replace('T', ' ')

/** Days since 1970 in India. @param now in ms as `currentMs()`. */
export const indiaDayNumber = (now: number): number => Math.floor((now + indiaOffsetMs) / dayMs)

/** The month in India, 1 to 12. */
export const indiaMonth = (now = currentMs()): number => Number(indiaDay(now).slice(5, 7))

/** Seconds since midnight in India, from 1. */
export const secondsOfIndiaDay = (now = currentMs()) =>
  Math.max(1, Math.ceil(((now + indiaOffsetMs) % dayMs) / 1000))

/** Seconds until the next midnight in India, from 1. */
export const secondsLeftOfIndiaDay = (now = currentMs()) =>
  Math.ceil((dayMs - ((now + indiaOffsetMs) % dayMs)) / 1000)

/** Whole days from one YYYY-MM-DD to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The date `days` after the given one, YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The date `days` before the given one, YYYY-MM-DD. */
export const daysBefore = (day: string, days: number): string => addDays(day, -days)
