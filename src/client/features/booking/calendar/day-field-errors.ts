import { fieldMessages } from '#shared/kit/field-messages.ts'
import {
  type Availability,
  countDays,
  type DayChoice,
  endAt,
  isDay,
  isFree,
  takenAt,
} from './booking-days.policy.ts'

/** The English error for a typed first day; null when it is free. */
export function startError(text: string, availability: Availability): string | null {
  if (text === '') return 'Choose your first day.'
  if (!isDay(text)) return fieldMessages.mustBeDate('Start date')
  if (takenAt(text, availability.taken)) return 'This day is already taken.'
  return isFree(text, availability) ? null : 'This day has passed, or the owner does not offer it.'
}

/** The English error for a typed last day; null when the range is free. */
export function endError(
  text: string,
  choice: DayChoice,
  availability: Availability,
  max: number,
): string | null {
  if (!choice.from) return 'Choose the start date first.'
  if (!isDay(text)) return fieldMessages.mustBeDate('End date')
  if (text < choice.from) return 'End date cannot be before the start date'
  if (endAt(choice, text, availability, max) !== choice) return null
  if (countDays(choice.from, text) > max) return 'This is too many days at once.'
  if (text > availability.last) return 'This day has passed, or the owner does not offer it.'
  return 'A day in this range is already taken.'
}
