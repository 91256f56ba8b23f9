import { useTranslation } from '#client/platform/i18n/use-translation.ts'

const locales: Record<string, string> = { en: 'en-IN', hi: 'hi-IN' }
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Converts metres per second to kilometres per hour, the unit of vehicles and radio bulletins. */
export const toKmPerHour = (metresPerSecond: number) => Math.round(metresPerSecond * 3.6)

/** The date on a clock that is `timezone` seconds ahead of UTC, YYYY-MM-DD. */
export const dayAt = (instant: number, timezone: number) =>
  new Date(instant + timezone * 1000).toISOString().slice(0, 10)

/** Formats times, days and temperatures of one place in the current language. */
export function weatherFormat(language: string, timezone: number) {
  const locale = locales[language] ?? 'en-IN'
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  // Hindi names the part of the day instead of "am" and "pm".
  const time = format({
    ...{ hour: 'numeric', minute: '2-digit', hour12: true },
    ...(language === 'hi' && { dayPeriod: 'short' }),
  })
  const fullHour = format({
    ...{ hour: 'numeric', hour12: true },
    ...(language === 'hi' && { dayPeriod: 'short' }),
  })
  const weekday = format({ weekday: 'short' })
  const monthDay = format({ day: 'numeric', month: 'short' })
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return {
    /** Local time. @param instant ISO 8601. */
    time: (instant: string) => time.format(Date.parse(instant) + timezone * 1000),
    /** @param hour a local hour from 0 to 24, which may be a fraction. */
    hourOfDay: (hour: number) =>
      (Number.isInteger(hour) ? fullHour : time).format(new Date(hour * hourMs)),
    /** @param day YYYY-MM-DD. */
    weekday: (day: string) => weekday.format(new Date(day)),
    monthDay: (day: string) => monthDay.format(new Date(day)),
    celsius: (value: number) => `${degrees.format(value)}°C`,
    whole: (value: number) => whole.format(value),
    number: (value: number) => degrees.format(value),
    /** @param code ISO 3166, two letters; anything else is shown unchanged. */
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  }
}

/** "Today", "Tomorrow", or the day of the week. */
export function useDayName(timezone: number) {
  const { t, i18n } = useTranslation()
  const format = weatherFormat(i18n.language, timezone)
  const now = Date.now()
  return (day: string) => {
    if (day === dayAt(now, timezone)) return t('Today')
    if (day === dayAt(now + dayMs, timezone)) return t('Tomorrow')
    return format.weekday(day)
  }
}

export function useWeatherFormat(timezone: number) {
  const { i18n } = useTranslation()
  return weatherFormat(i18n.language, timezone)
}
