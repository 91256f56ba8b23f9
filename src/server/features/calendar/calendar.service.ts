import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { cropPictureAddress } from '#server/features/reference/reference-drawings.service.ts'
import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import { readDataFiles } from '#server/platform/storage/data-files.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import { createNameSearch } from '#server/platform/text/name-search.ts'
import {
  CalendarCrop,
  type CalendarCropInput,
  type CalendarEntry,
  type CalendarInput,
  CalendarView,
} from '#shared/calendar/calendar.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { unknownCalendarCrop } from './calendar.errors.ts'
import { findCrops, namesOfCrop, toCalendarWindow, toSerializedCrops } from './calendar.policy.ts'
import { CalendarCropData } from './calendar-data.ts'
import { pesticideBansByCrop } from './pesticide-bans.data.ts'
import { toCropProblem } from './problem-pictures.service.ts'

let crops: readonly CalendarCropData[] | undefined

/**
 * Every crop of the Indian calendar with its texts in both languages, read and validated once.
 * @throws StartError that names the invalid file and field.
 */
export function calendarCrops(): readonly CalendarCropData[] {
  crops ??= readDataFiles(join(import.meta.dirname, 'crops'), CalendarCropData)
  return crops
}

/**
 * Whether a pesticide may not be used on a crop, though it is permitted on others.
 * @param pesticide its name in FarmAdvisor's lexicon, such as `mancozeb`.
 */
export const isPesticideBannedOnCrop = (pesticide: string, cropId: string): boolean =>
  pesticideBansByCrop[pesticide]?.split(' ').includes(cropId) ?? false

let searchNames: ReturnType<typeof createNameSearch> | undefined

/** The ids of the crops that a text names, the best first. */
export function searchCalendarCrops(q: string): readonly string[] {
  searchNames ??= createNameSearch(
    calendarCrops().map((crop) => ({ id: crop.id, names: namesOfCrop(crop) })),
  )
  return searchNames(q)
}

const serialized = new Map<Language, CalendarEntry[]>()

function cropsIn(language: Language): CalendarEntry[] {
  const cached = serialized.get(language)
  if (cached) return cached
  const cropsInLanguage = toSerializedCrops(calendarCrops(), language)
  serialized.set(language, cropsInLanguage)
  return cropsInLanguage
}

/** Cached lists without a search; most requests are for a few places and months. */
const filteredLists = new LRUCache<string, CalendarView>({ max: 500 })

/** The crops that match a place, month, season, group and search text, sorted by name. */
export function listCalendar({ language, ...query }: CalendarInput): CalendarView {
  if (query.q !== '') {
    return { crops: findCrops(cropsIn(language), query, searchCalendarCrops(query.q)) }
  }
  const { state, zone, month, season, group } = query
  const key = [language, state, zone, month, season, group].join('|')
  const cached = filteredLists.get(key)
  if (cached) return cached
  const matches = findCrops(cropsIn(language), query, null)
  const view = prepare(CalendarView, { crops: matches }, always)
  filteredLists.set(key, view)
  return view
}

const pages = new Map<string, CalendarCrop>()

function toCalendarCrop(data: CalendarCropData, language: Language): CalendarCrop {
  const { seedRate, spacing, varieties, ...crop } = inLanguage(data, language)
  return {
    ...crop,
    image: cropPictureAddress(data),
    windows: data.windows.map((window) => toCalendarWindow(window, language)),
    durationDays: crop.durationDays ?? null,
    climate: crop.climate ?? null,
    soil: crop.soil ?? null,
    seedRate: seedRate ? { ...seedRate, note: seedRate.note ?? '' } : null,
    spacing: spacing ? { ...spacing, note: spacing.note ?? '' } : null,
    water: crop.water ?? null,
    npk: crop.npk ?? null,
    harvest: crop.harvest ?? null,
    storage: crop.storage ?? null,
    yield: crop.yield ?? null,
    troubles: data.troubles.map((problem) => toCropProblem(data, problem, language)),
    varieties: varieties.map(({ name, note }) => ({ name, note: note ?? '' })),
    sources: data.sources.map(({ title, url }) => ({ title, url: url ?? null })),
  }
}

/**
 * All calendar information about one crop.
 * @throws AppError `calendar.unknown_crop` (404).
 */
export function getCalendarCrop({ cropId, language }: CalendarCropInput): CalendarCrop {
  const key = `${cropId}|${language}`
  const cached = pages.get(key)
  if (cached) return cached
  const data = calendarCrops().find(({ id }) => id === cropId)
  if (!data) throw unknownCalendarCrop()
  const page = prepare(CalendarCrop, toCalendarCrop(data, language), always)
  pages.set(key, page)
  return page
}
