import { inLanguage } from '#server/platform/text/both-languages.ts'
import { foldText, searchTest } from '#server/platform/text/word-search.ts'
import { isGrownIn, statesWhereGrown } from '#shared/calendar/agro-zones.ts'
import type {
  CalendarEntry,
  CalendarInput,
  CalendarWindow,
} from '#shared/calendar/calendar.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { isSownIn } from '#shared/reference/planting.ts'
import type { CalendarCropData } from './calendar-data.ts'

export const cropPictureAddress = (icon: string) => `/api/reference/pictures/${icon}.webp`

/** A crop with its texts in one language, and its folded names for searches. */
export interface SerializedCrop {
  entry: CalendarEntry
  names: string
}

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
): SerializedCrop[] {
  const byName = new Intl.Collator(language)
  return crops
    .map((crop) => {
      const { id, latinName, group, icon, durationDays, alsoCalled } = crop
      const { name } = inLanguage(crop, language)
      const windows = crop.windows.map((window) => toCalendarWindow(window, language))
      return {
        entry: {
          id,
          name,
          latinName,
          group,
          image: cropPictureAddress(icon),
          windows,
          durationDays: durationDays ?? null,
        },
        names: foldText([crop.name.en, crop.name.hi, latinName, ...alsoCalled].join('\n')),
      }
    })
    .sort((a, b) => byName.compare(a.entry.name, b.entry.name))
}

type Query = Omit<CalendarInput, 'language'>

/** Whether a window is in the season and sown in the month of the query. */
const matchesFilter = (window: CalendarWindow, query: Query) =>
  (query.season === undefined || window.season === query.season) &&
  (query.month === undefined || isSownIn(window, query.month))

/** The crops that match the query, each with all its windows in the state and zone of the query. */
export function findCrops(crops: readonly SerializedCrop[], query: Query): CalendarEntry[] {
  const nameMatches = searchTest(query.q)
  return crops
    .filter(
      ({ entry, names }) => (!query.group || entry.group === query.group) && nameMatches(names),
    )
    .map(({ entry }) => ({
      ...entry,
      windows: entry.windows.filter((window) => isGrownIn(window, query.state, query.zone)),
    }))
    .filter(({ windows }) => windows.some((window) => matchesFilter(window, query)))
}
