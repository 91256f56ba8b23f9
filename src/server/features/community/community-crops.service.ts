import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { CropName } from '#shared/community/community.schema.ts'
import { unknownCrop } from './community.errors.ts'

let names: ReadonlyMap<string, CropName> | undefined

/** The crops that a question can be about, by id: all crops of the calendar. */
export function communityCrops(): ReadonlyMap<string, CropName> {
  names ??= new Map(calendarCrops().map(({ id, name }) => [id, { id, name }]))
  return names
}

/** @throws AppError `input.invalid` (400) when the calendar has no such crop; "" means no crop. */
export function requireCrop(id: string): void {
  if (id !== '' && !communityCrops().has(id)) throw unknownCrop()
}

/** The searchable names of a question's crop and state: "Wheat गेहूं gehun … Uttar Pradesh". */
export function subjectSearchText({ crop, state }: { crop: string; state: string }): string {
  const data = calendarCrops().find(({ id }) => id === crop)
  const cropNames = data ? [data.name.en, data.name.hi, ...data.alsoCalled] : []
  return [...cropNames, state].filter(Boolean).join(' ')
}
