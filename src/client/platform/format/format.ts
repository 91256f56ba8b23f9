import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { indiaDay } from '#shared/kit/india-day.ts'

const locales: Record<string, string> = { en: 'en-IN', hi: 'hi-IN' }
/** For the past: the language data's "now" and "अब" mean the near future. */
const justNowLabels: Record<string, string> = { en: 'just now', hi: 'अभी-अभी' }

/** As the language data writes them in a day; the first formatter of dates takes a cheap phone 40 ms and more. */
const shortMonths: Record<string, string[]> & { en: string[] } = {
  en: 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec'.split(','),
  hi: 'जन॰,फ़र॰,मार्च,अप्रैल,मई,जून,जुल॰,अग॰,सित॰,अक्टू॰,नव॰,दिस॰'.split(','),
}

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * A whole number as Indians write it in both languages: 12,34,567. Nearly all numbers of a page are whole, and the
 * first formatter of Intl takes a cheap phone 40 ms and more.
 */
const groupedWhole = (value: number) => String(value).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** Whether `groupedWhole` writes the number as Intl does; neither -0 nor 1e21. */
const isPlainWhole = (value: number) => Number.isSafeInteger(value) && !Object.is(value, -0)

/** Makes what is needed at its first use: a formatter of Intl takes a cheap phone 5 to 10 ms, and a page uses two or three. */
export function lazily<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => {
    made ??= make()
    return made
  }
}

function makeFormatters(language: string) {
  const locale = locales[language] ?? 'en-IN'
  const dates = (parts: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, parts))
  const inIndia = (parts: Intl.DateTimeFormatOptions) =>
    dates({ ...parts, timeZone: 'Asia/Kolkata' })
  const inYear = (parts: Intl.DateTimeFormatOptions) => dates({ ...parts, timeZone: 'UTC' })

  const number = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }))
  const amounts = new Map<string, Intl.NumberFormat>()
  const amount = (currency: string, minimumFractionDigits: number) => {
    const key = currency + minimumFractionDigits
    const known =
      amounts.get(key) ??
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits,
        maximumFractionDigits: 2,
      })
    amounts.set(key, known)
    return known
  }
  const monthNames = shortMonths[language] ?? shortMonths.en
  // "शाम 4:30" for "4:30 pm".
  const hindiTime = { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const
  const time: Intl.DateTimeFormatOptions = language === 'hi' ? hindiTime : { timeStyle: 'short' }
  const clock = inIndia(time)
  const hindiDay = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const moment = inIndia({ ...(language === 'hi' ? hindiDay : { dateStyle: 'medium' }), ...time })
  const justNow = justNowLabels[language] ?? 'just now'
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const monthDay = inYear({ day: 'numeric', month: 'long' })
  const months = {
    narrow: inYear({ month: 'narrow' }),
    short: inYear({ month: 'short' }),
    long: inYear({ month: 'long' }),
  }
  return {
    number: (value: number) => (isPlainWhole(value) ? groupedWhole(value) : number().format(value)),
    /** ₹1,23,456; paise only when there are any. */
    money: (value: number, currency = 'INR') =>
      currency === 'INR' && isPlainWhole(value) && value >= 0
        ? `₹${groupedWhole(value)}`
        : amount(currency, Number.isInteger(value) ? 0 : 2).format(value),
    /** @param text YYYY-MM-DD, or an ISO instant, which is shown as its day in India. */
    date: (text: string) => {
      const [year, month = 0, day] = indiaDay(Date.parse(text)).split('-').map(Number)
      return `${day} ${monthNames[month - 1]} ${year}`
    },
    /** "26 Nov". @param text YYYY-MM-DD. */
    dayAndMonth: (text: string) => {
      const [, month = 0, day] = text.split('-').map(Number)
      return `${day} ${monthNames[month - 1]}`
    },
    /** "4:30 pm" in Indian time. @param instant ISO 8601. */
    clock: (instant: string) => clock().format(new Date(instant)),
    /** "21 Nov 2026, 4:30 pm" in Indian time. @param instant ISO 8601. */
    moment: (instant: string) => moment().format(new Date(instant)),
    /** @param text MM-DD, a day of any year. */
    monthDay: (text: string) => monthDay().format(new Date(`2028-${text}`)),
    /** @param month from 1. */
    month: (month: number, length: keyof typeof months = 'long') =>
      months[length]().format(Date.UTC(2028, month - 1)),
    /** "2 hours ago"; under a minute it is "just now". @param instant ISO 8601. */
    ago: (instant: string, now = Date.now()) => {
      const seconds = (Date.parse(instant) - now) / 1000
      const step = steps.find(([, size]) => Math.abs(seconds) >= size)
      return step ? relative().format(Math.trunc(seconds / step[1]), step[0]) : justNow
    },
  }
}

const cache = new Map<string, ReturnType<typeof makeFormatters>>()

/** Numbers, money and dates as people in India write them, in the chosen language. */
export function formatters(language: string) {
  const cached = cache.get(language) ?? makeFormatters(language)
  cache.set(language, cached)
  return cached
}

export function useFormat() {
  const { i18n } = useTranslation()
  return formatters(i18n.language)
}
