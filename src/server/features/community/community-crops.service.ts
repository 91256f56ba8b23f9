import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { CropName } from '#shared/community/community.schema.ts'
import { unknownCrop } from './community.errors.ts'

let names: ReadonlyMap<string, CropName> | undefined

/** The crops that a question can be about, by id: those of the calendar. */
export function communityCrops(): ReadonlyMap<string, CropName> {
  names ??= new Map(calendarCrops().map(({ id, name }) => [id, { id, name }]))
  return names
}

/** @throws AppError `input.invalid` (400) when the calendar has no such crop; "" is none. */
export function requireCrop(id: string): void {
  if (id !== '' && !communityCrops().has(id)) throw unknownCrop()
}

/** What a question's subject is called, for the search: "Wheat गेहूँ gehun … Uttar Pradesh". */
export function subjectLabels({ crop, state }: { crop: string; state: string }): string {
  const data = calendarCrops().find(({ id }) => id === crop)
  const called = data ? [data.name.en, data.name.hi, ...data.alsoCalled] : []
  return [...called, state].filter(Boolean).join(' ')
}
