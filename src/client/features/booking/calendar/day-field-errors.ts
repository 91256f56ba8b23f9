import { fieldMessages } from '#shared/kit/field-messages.ts'
import {
  countDays,
  type DayChoice,
  endAt,
  type Freedom,
  isDay,
  isFree,
  takenAt,
} from './booking-days.policy.ts'

/** Why a typed first day can't be had; null when it can. In English. */
export function startError(text: string, freedom: Freedom): string | null {
  if (text === '') return 'Choose your first day.'
  if (!isDay(text)) return fieldMessages.mustBeDate('Start date')
  if (takenAt(text, freedom.taken)) return 'This day is already taken.'
  return isFree(text, freedom) ? null : 'This day is over, or the owner does not offer it.'
}

/** Why a typed last day can't be had; null when it can. In English. */
export function endError(
  text: string,
  choice: DayChoice,
  freedom: Freedom,
  max: number,
): string | null {
  if (!choice.from) return 'Choose the start date first.'
  if (!isDay(text)) return fieldMessages.mustBeDate('End date')
  if (text < choice.from) return 'End date cannot be before the start date'
  if (endAt(choice, text, freedom, max) !== choice) return null
  if (countDays(choice.from, text) > max) return 'These are too many days at once.'
  if (text > freedom.last) return 'This day is over, or the owner does not offer it.'
  return 'A day in between is already taken.'
}
