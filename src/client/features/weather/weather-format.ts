import { formatters, lazily } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

const dayMs = 86_400_000

/** Converts metres per second to kilometres per hour, the unit of vehicles and radio bulletins. */
export const toKmPerHour = (metresPerSecond: number) => Math.round(metresPerSecond * 3.6)

/** The date on a clock that is `timezone` seconds ahead of UTC, YYYY-MM-DD. */
export const dayAt = (instant: number, timezone: number) =>
  new Date(instant + timezone * 1000).toISOString().slice(0, 10)

/**
 * The names that the weather needs, as the language data of Intl writes them; its formatters would take a cheap phone
 * 100 ms and more in the moment in which the forecast comes.
 */
const names = {
  en: {
    weekdays: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat'.split(','),
    india: 'India',
    time: (hour: number, clock: string) => `${clock} ${hour < 12 ? 'am' : 'pm'}`,
  },
  hi: {
    weekdays: 'रवि,सोम,मंगल,बुध,गुरु,शुक्र,शनि'.split(','),
    india: 'भारत',
    // Hindi names the part of the day instead of "am" and "pm".
    time: (hour: number, clock: string) => `${partOfDay(hour)} ${clock}`,
  },
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

function makeWeatherFormat(language: string) {
  const { weekdays, india, time } = names[language === 'hi' ? 'hi' : 'en']
  const { number, dayAndMonth } = formatters(language)
  const countries = lazily(
    () => new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }),
  )
  const clockTime = (hour: number, minute: number | null) => {
    const minutes = minute === null ? '' : `:${String(minute).padStart(2, '0')}`
    return time(hour, `${hour % 12 || 12}${minutes}`)
  }
  /** With at most one digit after the point. */
  const tenths = (value: number) => {
    const rounded = Math.round(Math.abs(value) * 10)
    const fraction = rounded % 10 === 0 ? '' : `.${rounded % 10}`
    return `${value < 0 && rounded > 0 ? '-' : ''}${number(Math.floor(rounded / 10))}${fraction}`
  }
  return {
    /** @param instant ISO 8601. @param timezone seconds ahead of UTC. */
    time: (instant: string, timezone: number) => {
      const local = new Date(Date.parse(instant) + timezone * 1000)
      return clockTime(local.getUTCHours(), local.getUTCMinutes())
    },
    /** @param hour a local hour from 0 to 24, which may be a fraction. */
    hourOfDay: (hour: number) => {
      const minutes = Math.round(hour * 60)
      return clockTime(Math.floor(minutes / 60) % 24, Number.isInteger(hour) ? null : minutes % 60)
    },
    /** @param day YYYY-MM-DD. */
    weekday: (day: string) => weekdays[new Date(day).getUTCDay()] ?? '',
    /** @param day YYYY-MM-DD. */
    monthDay: dayAndMonth,
    celsius: (value: number) => `${tenths(value)}°C`,
    whole: (value: number) => number(Math.sign(value) * Math.round(Math.abs(value)) || 0),
    number: tenths,
    /** @param code ISO 3166, two letters; anything else is shown unchanged. */
    country: (code: string) => {
      if (code === 'IN') return india
      return /^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code
    },
  }
}

const cache = new Map<string, ReturnType<typeof makeWeatherFormat>>()

/** Formats times, days and temperatures in a language. */
export function weatherFormat(language: string) {
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
  const { i18n } = useTranslation()
  return weatherFormat(i18n.language)
}
