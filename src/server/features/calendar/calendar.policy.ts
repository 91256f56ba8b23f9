import { cropPictureAddress } from '#server/features/reference/reference-drawings.service.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import { isGrownIn, statesWhereGrown } from '#shared/calendar/agro-zones.ts'
import type {
  CalendarEntry,
  CalendarInput,
  CalendarWindow,
} from '#shared/calendar/calendar.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { isSownIn } from '#shared/reference/planting.ts'
import type { CalendarCropData } from './calendar-data.ts'

/** Every name of a crop, in all languages. */
export const namesOfCrop = (crop: CalendarCropData): string[] => [
  crop.name.en,
  crop.name.hi,
  crop.latinName,
  ...crop.alsoCalled,
  ...crop.regionalNames,
]

export function toCalendarWindow(
  window: CalendarCropData['windows'][number],
  language: Language,
): CalendarWindow {
  const { season, zones, sowing, harvest, note } = window
  return {
    season,
    zones,
    states: statesWhereGrown(window),
    sowing,
    harvest,
    note: note?.[language] ?? '',
  }
}

/** Every crop in one language, sorted by name. */
export function toSerializedCrops(
  crops: readonly CalendarCropData[],
  language: Language,
): CalendarEntry[] {
  const byName = new Intl.Collator(language)
  return crops
    .map((crop) => {
      const { id, latinName, group, durationDays } = crop
      const { name } = inLanguage(crop, language)
      const windows = crop.windows.map((window) => toCalendarWindow(window, language))
      return {
        id,
        name,
        latinName,
        group,
        image: cropPictureAddress(crop),
        windows,
        durationDays: durationDays ?? null,
      }
    })
    .sort((a, b) => byName.compare(a.name, b.name))
}

type Query = Omit<CalendarInput, 'language'>

/** Whether a window is in the season and sown in the month of the query. */
const matchesFilter = (window: CalendarWindow, query: Query) =>
  (query.season === undefined || window.season === query.season) &&
  (query.month === undefined || isSownIn(window, query.month))

/**
 * The crops that match the query, each with all its windows in the state and zone of the query.
 * @param named the ids of the crops that the search text names, the best first; null without a text.
 */
export function findCrops(
  crops: readonly CalendarEntry[],
  query: Query,
  named: readonly string[] | null,
): CalendarEntry[] {
  const rank = new Map((named ?? []).map((id, at) => [id, at]))
  const matches = crops
    .filter(
      ({ id, group }) =>
        (!query.group || group === query.group) && (named === null || rank.has(id)),
    )
    .map((entry) => ({
      ...entry,
      windows: entry.windows.filter((window) => isGrownIn(window, query.state, query.zone)),
    }))
    .filter(({ windows }) => windows.some((window) => matchesFilter(window, query)))
  return named === null
    ? matches
    : matches.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
}
