import {
  countDays,
  type DayChoice,
  endAt,
  type Freedom,
  isDay,
  isFree,
  takenAt,
} from './booking-days.policy.ts'

/** The English error for a typed first day; null when it is free. */
export function startError(text: string, freedom: Freedom): string | null {
  if (text === '') return 'Choose your first day.'
  if (!isDay(text)) return 'Start date must be a date (YYYY-MM-DD)'
  if (takenAt(text, freedom.taken)) return 'This day is already taken.'
  return isFree(text, freedom) ? null : 'This day is over, or the owner does not offer it.'
}

/** The English error for a typed last day; null when the range is free. */
export function endError(
  text: string,
  choice: DayChoice,
  freedom: Freedom,
  max: number,
): string | null {
  if (!choice.from) return 'Choose the start date first.'
  if (!isDay(text)) return 'End date must be a date (YYYY-MM-DD)'
  if (text < choice.from) return 'End date cannot be before the start date'
  if (endAt(choice, text, freedom, max) !== choice) return null
  if (countDays(choice.from, text) > max) return 'These are too many days at once.'
  if (text > freedom.last) return 'This day is over, or the owner does not offer it.'
  return 'A day in between is already taken.'
}
