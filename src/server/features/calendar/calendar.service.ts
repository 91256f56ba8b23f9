import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import { readDataFiles } from '#server/platform/storage/data-files.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import {
  CalendarCrop,
  type CalendarCropInput,
  type CalendarInput,
  CalendarView,
} from '#shared/calendar/calendar.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { unknownCalendarCrop } from './calendar.errors.ts'
import {
  findCrops,
  pictureOf,
  prepareCrops,
  prepareWindow,
  type SerializedCrop,
} from './calendar.policy.ts'
import { CalendarCropData } from './calendar-data.ts'

let crops: readonly CalendarCropData[] | undefined

/**
 * Every crop of the Indian calendar with its texts in both languages, read and checked once.
 * @throws StartError that names the file and the field.
 */
export function calendarCrops(): readonly CalendarCropData[] {
  crops ??= readDataFiles(join(import.meta.dirname, 'crops'), CalendarCropData)
  return crops
}

const serialized = new Map<Language, SerializedCrop[]>()

function cropsIn(language: Language): SerializedCrop[] {
  const known = serialized.get(language)
  if (known) return known
  const made = prepareCrops(calendarCrops(), language)
  serialized.set(language, made)
  return made
}

/** Lists without a search: a few places and months make up nearly all that is asked for. */
const lists = new LRUCache<string, CalendarView>({ max: 500 })

/** The crops that fit a place, a month, a season, a group and words, by their names. */
export function listCalendar({ language, ...query }: CalendarInput): CalendarView {
  if (query.q !== '') return { crops: findCrops(cropsIn(language), query) }
  const { state, zone, month, season, group } = query
  const key = [language, state, zone, month, season, group].join('|')
  const known = lists.get(key)
  if (known) return known
  const found = findCrops(cropsIn(language), query)
  const view = prepare(CalendarView, { crops: found }, always)
  lists.set(key, view)
  return view
}

const pages = new Map<string, CalendarCrop>()

function wholeCrop(data: CalendarCropData, language: Language): CalendarCrop {
  const {
    seedRate,
    spacing,
    troubles: cropProblems,
    varieties,
    ...crop
  } = inLanguage(data, language)
  return {
    ...crop,
    image: pictureOf(data.icon),
    windows: data.windows.map((window) => prepareWindow(window, language)),
    seedRate: { ...seedRate, note: seedRate.note ?? '' },
    spacing: { ...spacing, note: spacing.note ?? '' },
    troubles: cropProblems,
    varieties: varieties.map(({ name, note }) => ({ name, note: note ?? '' })),
    sources: data.sources.map(({ title, url }) => ({ title, url: url ?? null })),
  }
}

/**
 * Everything that the calendar knows of one crop.
 * @throws AppError `calendar.unknown_crop` (404).
 */
export function getCalendarCrop({ cropId, language }: CalendarCropInput): CalendarCrop {
  const key = `${cropId}|${language}`
  const known = pages.get(key)
  if (known) return known
  const data = calendarCrops().find(({ id }) => id === cropId)
  if (!data) throw unknownCalendarCrop()
  const page = prepare(CalendarCrop, wholeCrop(data, language), always)
  pages.set(key, page)
  return page
}
