import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { indiaClockTime, indiaDay } from '#shared/kit/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import {
  decimalText,
  languageData,
  type RelativeUnit,
  relativeText,
  timeText,
} from './language-data.ts'

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies [RelativeUnit, number][]

function makeFormatters(language: Language) {
  const { months, justNow, nearDays } = languageData[language]
  const amounts = new Map<string, Intl.NumberFormat>()
  /** Only of other currencies than the rupee. */
  const amount = (value: number, currency: string, fraction: number) => {
    const key = currency + fraction
    const digits = { minimumFractionDigits: fraction, maximumFractionDigits: 2 }
    const format =
      amounts.get(key) ??
      new Intl.NumberFormat(`${language}-IN`, { style: 'currency', currency, ...digits })
    amounts.set(key, format)
    return format.format(value)
  }
  const date = (text: string) => {
    const [year, month = 0, day] = indiaDay(Date.parse(text)).split('-').map(Number)
    return `${day} ${months.short[month - 1]} ${year}`
  }
  const clock = (instant: string) => {
    const [hour = 0, minute = 0] = indiaClockTime(Date.parse(instant)).split(':').map(Number)
    return timeText(language, hour, minute)
  }
  const dayOfYear = (text: string, length: keyof typeof months) => {
    const [month = 0, day] = text.split('-').map(Number)
    return `${day} ${months[length][month - 1]}`
  }
  return {
    /** With at most three digits after the point. */
    number: (value: number) => decimalText(value, 0, 3),
    /** With at most so many digits after the point. */
    decimal: (value: number, digits: number) => decimalText(value, 0, digits),
    /** "12%". @param share 0.12. @param digits the most digits after the point. */
    percent: (share: number, digits = 0) => `${decimalText(share * 100, 0, digits)}%`,
    /** ₹1,23,456; paise only when there are any. */
    money: (value: number, currency = 'INR') => {
      const fraction = Number.isInteger(value) ? 0 : 2
      if (currency !== 'INR') return amount(value, currency, fraction)
      return decimalText(value, fraction, 2).replace(/^-?/, '$&₹')
    },
    /** @param text YYYY-MM-DD, or an ISO instant, which is shown as its day in India. */
    date,
    /** "26 Nov". @param text YYYY-MM-DD. */
    dayAndMonth: (text: string) => dayOfYear(text.slice(5, 10), 'short'),
    /** "4:30 pm" in Indian time. @param instant ISO 8601. */
    clock,
    /** "21 Nov 2026, 4:30 pm" in Indian time. @param instant ISO 8601. */
    moment: (instant: string) => `${date(instant)}, ${clock(instant)}`,
    /** @param text MM-DD, a day of any year. */
    monthDay: (text: string) => dayOfYear(text, 'long'),
    /** @param month from 1. */
    month: (month: number, length: keyof typeof months = 'long') => months[length][month - 1] ?? '',
    /** "2 hours ago"; under a minute it is "just now". @param instant ISO 8601. */
    ago: (instant: string, now = Date.now()) => {
      const seconds = (Date.parse(instant) - now) / 1000
      const step = steps.find(([, size]) => Math.abs(seconds) >= size)
      if (!step) return justNow
      const [unit, size] = step
      const value = Math.trunc(seconds / size)
      return (unit === 'day' && nearDays[value]) || relativeText(language, value, unit)
    },
  }
}

const cache = new Map<Language, ReturnType<typeof makeFormatters>>()

/** Numbers, money and dates as people in India write them, in the chosen language. */
export function formatters(language: Language) {
  const cached = cache.get(language) ?? makeFormatters(language)
  cache.set(language, cached)
  return cached
}

export function useFormat() {
  const language = useLanguage()
  return formatters(language)
}
