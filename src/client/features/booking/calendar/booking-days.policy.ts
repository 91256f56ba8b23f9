import { addDays, daysBetween } from '#shared/kit/india-day.ts'

/** Days are YYYY-MM-DD in India's calendar. Both ends belong to a range. */

/** The days that can be booked: from `first` to `last`, except those taken. */
export interface Availability {
  first: string
  last: string
  taken: readonly { from: string; to: string }[]
}

/** The user's choice so far. */
export interface DayChoice {
  /** null while only the number of days is chosen. */
  from: string | null
  /** At least 1. */
  days: number
  /** The next day picked may be the last day rather than a new first day. */
  awaitsEnd: boolean
}

/** The number of days in a range; below 1 when the range is reversed. */
export const countDays = (from: string, to: string): number => daysBetween(from, to) + 1

export const lastDay = ({ from, days }: DayChoice): string | null => from && addDays(from, days - 1)

/** Whether the text is an existing day, written YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  addDays(text, 0) === text

/** The taken range that contains a day. */
export const takenAt = <Range extends { from: string; to: string }>(
  day: string,
  taken: readonly Range[],
): Range | undefined => taken.find(({ from, to }) => day >= from && day <= to)

export const isFree = (day: string, { first, last, taken }: Availability): boolean =>
  day >= first && day <= last && !takenAt(day, taken)

/** How many consecutive days are free from this day on: 0 to `max`. */
export function longestFrom(day: string, availability: Availability, max: number): number {
  if (!isFree(day, availability)) return 0
  const nextTaken = availability.taken
    .map(({ from }) => from)
    .filter((from) => from > day)
    .sort()[0]
  const untilTaken = nextTaken ? countDays(day, nextTaken) - 1 : max
  return Math.min(max, untilTaken, countDays(day, availability.last))
}

/** Sets a new first day, and shortens the range when fewer days are free. */
export function startAt(
  choice: DayChoice,
  day: string,
  availability: Availability,
  max: number,
): DayChoice {
  const longest = longestFrom(day, availability, max)
  if (longest === 0) return choice
  return { from: day, days: Math.min(choice.days, longest), awaitsEnd: true }
}

/** Sets the last day; changes nothing when the range is not free. */
export function endAt(
  choice: DayChoice,
  day: string,
  availability: Availability,
  max: number,
): DayChoice {
  if (!choice.from) return choice
  const days = countDays(choice.from, day)
  if (days < 1 || days > longestFrom(choice.from, availability, max)) return choice
  return { from: choice.from, days, awaitsEnd: false }
}

/** Handles a picked day: the last day if one is expected and possible, otherwise the first. */
export function pickDay(
  choice: DayChoice,
  day: string,
  availability: Availability,
  max: number,
): DayChoice {
  const ended = choice.awaitsEnd ? endAt(choice, day, availability, max) : choice
  return ended === choice ? startAt(choice, day, availability, max) : ended
}

/** Adapts a choice to newly taken days: only the number of days remains when its days are gone. */
export function withoutTakenDays(
  choice: DayChoice,
  availability: Availability,
  max: number,
): DayChoice {
  const { from, days } = choice
  if (!from || days <= longestFrom(from, availability, max)) return choice
  return { from: null, days, awaitsEnd: false }
}
