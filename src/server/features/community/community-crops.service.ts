import type { z } from 'zod'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import { CommunityCrops, type CropName } from '#shared/community/community.schema.ts'
import { unknownCrop } from './community.errors.ts'

let names: ReadonlyMap<string, CropName> | undefined

/** The crops that a question can be about, by id: all crops of the calendar. */
export function communityCrops(): ReadonlyMap<string, CropName> {
  names ??= new Map(calendarCrops().map(({ id, name }) => [id, { id, name }]))
  return names
}

let list: z.infer<typeof CommunityCrops> | undefined

/** As `communityCrops`, for all who ask. */
export function listCommunityCrops(): z.infer<typeof CommunityCrops> {
  list ??= prepare(CommunityCrops, { crops: [...communityCrops().values()] }, always)
  return list
}

/** @throws AppError `input.invalid` (400) when the calendar has no such crop; "" means no crop. */
export function requireCrop(id: string): void {
  if (id !== '' && !communityCrops().has(id)) throw unknownCrop()
}

/** The searchable names of a question's crop and state: "Wheat गेहूँ gehun … Uttar Pradesh". */
export function subjectSearchText({ crop, state }: { crop: string; state: string }): string {
  const data = calendarCrops().find(({ id }) => id === crop)
  const cropNames = data ? [data.name.en, data.name.hi, ...data.alsoCalled] : []
  return [...cropNames, state].filter(Boolean).join(' ')
}
