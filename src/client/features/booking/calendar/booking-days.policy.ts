/** Days are YYYY-MM-DD throughout, by India's calendar; of a range, both ends are part of it. */

/** Which days can be had: from the first to the last, but for those taken. */
export interface Freedom {
  first: string
  last: string
  taken: readonly { from: string; to: string }[]
}

/** What a person has chosen so far. */
export interface DayChoice {
  /** null as long as only the length is chosen. */
  from: string | null
  /** From 1. */
  days: number
  /** The next day picked on the calendar may be the last one, not a new first one. */
  awaitsEnd: boolean
}

const dayMs = 24 * 60 * 60 * 1000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** How many days a range has; below 1 if it is backwards. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

export const lastDay = ({ from, days }: DayChoice): string | null => from && addDays(from, days - 1)

/** A real day of the calendar in its only form. */
export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  addDays(text, 0) === text

/** The taken days that a day is among. */
export const takenAt = <Range extends { from: string; to: string }>(
  day: string,
  taken: readonly Range[],
): Range | undefined => taken.find(({ from, to }) => day >= from && day <= to)

export const isFree = (day: string, { first, last, taken }: Freedom): boolean =>
  day >= first && day <= last && !takenAt(day, taken)

/** How many days in a row can be had from this one on: from 0 to `max`. */
export function longestFrom(day: string, freedom: Freedom, max: number): number {
  if (!isFree(day, freedom)) return 0
  const nextTaken = freedom.taken
    .map(({ from }) => from)
    .filter((from) => from > day)
    .sort()[0]
  const untilTaken = nextTaken ? countDays(day, nextTaken) - 1 : max
  return Math.min(max, untilTaken, countDays(day, freedom.last))
}

/** A new first day, for as long as wished or as can be had. */
export function startAt(choice: DayChoice, day: string, freedom: Freedom, max: number): DayChoice {
  const longest = longestFrom(day, freedom, max)
  if (longest === 0) return choice
  return { from: day, days: Math.min(choice.days, longest), awaitsEnd: true }
}

/** A last day for the first one that is chosen; nothing changes if the range can't be had. */
export function endAt(choice: DayChoice, day: string, freedom: Freedom, max: number): DayChoice {
  if (!choice.from) return choice
  const days = countDays(choice.from, day)
  if (days < 1 || days > longestFrom(choice.from, freedom, max)) return choice
  return { from: choice.from, days, awaitsEnd: false }
}

/** A day picked on the calendar: the last one if it can be that and one is awaited, else the first. */
export function pickDay(choice: DayChoice, day: string, freedom: Freedom, max: number): DayChoice {
  const ended = choice.awaitsEnd ? endAt(choice, day, freedom, max) : choice
  return ended === choice ? startAt(choice, day, freedom, max) : ended
}

/** What is left of a choice when other days are taken by now: the length, if the days are gone. */
export function keepPossible(choice: DayChoice, freedom: Freedom, max: number): DayChoice {
  const { from, days } = choice
  if (!from || days <= longestFrom(from, freedom, max)) return choice
  return { from: null, days, awaitsEnd: false }
}
