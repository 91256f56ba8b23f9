import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weatherFormat } from './weather-format.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const locales = { en: 'en-IN', hi: 'hi-IN' }

test.each(['en', 'hi'] as const)(
  'times, days and numbers are written as the language data of %s has them',
  (language) => {
    const locale = locales[language]
    const format = weatherFormat(language)
    const dates = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
    const ofDay: Intl.DateTimeFormatOptions = {
      hour: 'numeric',
      hour12: true,
      ...(language === 'hi' && { dayPeriod: 'short' }),
    }
    const fullHour = dates(ofDay)
    const time = dates({ ...ofDay, minute: '2-digit' })
    for (let minute = 0; minute < 24 * 60; minute++) {
      const instant = new Date(minute * 60_000)
      expect(format.time(instant.toISOString(), 0)).toBe(time.format(instant))
      const isFull = minute % 60 === 0
      expect(format.hourOfDay(minute / 60)).toBe((isFull ? fullHour : time).format(instant))
    }
    expect(format.hourOfDay(24)).toBe(fullHour.format(0))
    expect(format.time('2026-11-26T18:30:00Z', 19_800)).toBe(time.format(0))

    const weekday = dates({ weekday: 'short' })
    const monthDay = dates({ day: 'numeric', month: 'short' })
    for (let day = 0; day < 366; day++) {
      const text = new Date(Date.UTC(2028, 0, 1) + day * dayMs).toISOString().slice(0, 10)
      expect(format.weekday(text)).toBe(weekday.format(new Date(text)))
      expect(format.monthDay(text)).toBe(monthDay.format(new Date(text)))
    }

    const tenths = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    })
    const whole = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    })
    // What services send has two digits after the point at most.
    fc.assert(
      fc.property(fc.integer({ min: -20_000_000, max: 20_000_000 }), (hundredths) => {
        const value = hundredths / 100
        expect(format.number(value)).toBe(tenths.format(value))
        expect(format.celsius(value)).toBe(`${tenths.format(value)}°C`)
        expect(format.whole(value)).toBe(whole.format(value))
      }),
    )
    const countries = new Intl.DisplayNames([locale], { type: 'region' })
    expect(format.country('IN')).toBe(countries.of('IN'))
    expect(format.country('NP')).toBe(countries.of('NP'))
    expect(format.country('Bharat')).toBe('Bharat')
  },
)
