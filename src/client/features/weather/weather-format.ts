import { formatters } from '#client/platform/format/format.ts'
import { languageData, timeText } from '#client/platform/format/language-data.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Language } from '#shared/kit/language.constants.ts'

const dayMs = 86_400_000

/** The date on a clock that is `timezone` seconds ahead of UTC, YYYY-MM-DD. */
export const dayAt = (instant: number, timezone: number) =>
  new Date(instant + timezone * 1000).toISOString().slice(0, 10)

const countryNames = new Map<Language, Intl.DisplayNames>()

function countryName(language: Language, code: string): string {
  const names =
    countryNames.get(language) ??
    new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  countryNames.set(language, names)
  return names.of(code) ?? code
}

function makeWeatherFormat(language: Language) {
  const { decimal, dayAndMonth } = formatters(language)
  const { weekdays } = languageData[language]
  return {
    /** @param instant ISO 8601. @param timezone seconds ahead of UTC. */
    time: (instant: string, timezone: number) => {
      const local = new Date(Date.parse(instant) + timezone * 1000)
      return timeText(language, local.getUTCHours(), local.getUTCMinutes())
    },
    /** @param hour a local hour from 0 to 24, which may be a fraction. */
    hourOfDay: (hour: number) => {
      const minutes = Math.round(hour * 60)
      const fullHour = Math.floor(minutes / 60) % 24
      return timeText(language, fullHour, Number.isInteger(hour) ? null : minutes % 60)
    },
    /** @param day YYYY-MM-DD. */
    weekday: (day: string) => weekdays[new Date(day).getUTCDay()] ?? '',
    /** @param day YYYY-MM-DD. */
    monthDay: dayAndMonth,
    celsius: (value: number) => `${decimal(value, 1)}°C`,
    whole: (value: number) => decimal(value, 0),
    /** With at most one digit after the point. */
    number: (value: number) => decimal(value, 1),
    /** @param code ISO 3166, two letters; anything else is shown unchanged. */
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? countryName(language, code) : code),
  }
}

const cache = new Map<Language, ReturnType<typeof makeWeatherFormat>>()

/** Formats times, days and temperatures in a language. */
export function weatherFormat(language: Language) {
  const cached = cache.get(language) ?? makeWeatherFormat(language)
  cache.set(language, cached)
  return cached
}

/** "Today", "Tomorrow", or the day of the week. */
export function useDayName(timezone: number) {
  const { t } = useTranslation()
  const { weekday } = useWeatherFormat()
  const now = Date.now()
  return (day: string) => {
    if (day === dayAt(now, timezone)) return t('Today')
    if (day === dayAt(now + dayMs, timezone)) return t('Tomorrow')
    return weekday(day)
  }
}

export function useWeatherFormat() {
  const language = useLanguage()
  return weatherFormat(language)
}
