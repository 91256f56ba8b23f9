import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#shared/kit/language.constants.ts'
import { formatters } from './format.ts'
import { decimalText } from './language-data.ts'

const dayMs = 86_400_000
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

describe.each(languages)(
  'what is written without Intl reads as Intl writes it in %s',
  (language) => {
    const locale = `${language}-IN`
    const format = formatters(language)
    const dates = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts })

    test('days and months', () => {
      const medium = dates({ dateStyle: 'medium' })
      const short = dates({ day: 'numeric', month: 'short' })
      const long = dates({ day: 'numeric', month: 'long' })
      for (let day = 0; day < 400; day++) {
        const at = Date.UTC(2028, 0, 1) + day * dayMs
        expect(format.date(isoDay(at))).toBe(medium.format(at))
        expect(format.dayAndMonth(isoDay(at))).toBe(short.format(at))
        expect(format.monthDay(isoDay(at).slice(5))).toBe(long.format(at))
      }
      for (const length of ['narrow', 'short', 'long'] as const) {
        const month = dates({ month: length })
        for (let number = 1; number <= 12; number++) {
          expect(format.month(number, length)).toBe(month.format(Date.UTC(2028, number - 1)))
        }
      }
    })

    test('times in India', () => {
      // Hindi names the part of the day instead of "am" and "pm".
      const hindi = { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const
      const time = language === 'hi' ? hindi : ({ timeStyle: 'short' } as const)
      const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
      const clock = dates({ ...time, timeZone: 'Asia/Kolkata' })
      const moment = dates({
        ...(language === 'hi' ? day : { dateStyle: 'medium' }),
        ...time,
        timeZone: 'Asia/Kolkata',
      } as Intl.DateTimeFormatOptions)
      for (let minute = 0; minute < 24 * 60; minute++) {
        const at = new Date(Date.UTC(2026, 10, 26) + minute * 60_000)
        expect(format.clock(at.toISOString())).toBe(clock.format(at))
        expect(format.moment(at.toISOString())).toBe(moment.format(at))
      }
    })

    test('ages', () => {
      const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
      const now = Date.UTC(2026, 10, 26)
      const ago = (ms: number) => format.ago(new Date(now + ms).toISOString(), now)
      for (const sign of [-1, 1]) {
        for (const count of [1, 2, 3, 10, 59]) {
          expect(ago(sign * count * 60_000)).toBe(relative.format(sign * count, 'minute'))
        }
        for (const count of [1, 2, 23]) {
          expect(ago(sign * count * 3_600_000)).toBe(relative.format(sign * count, 'hour'))
        }
        for (const count of [1, 2, 3, 30, 1234]) {
          expect(ago(sign * count * dayMs)).toBe(relative.format(sign * count, 'day'))
        }
      }
    })

    test('numbers, rupees and shares', () => {
      // Nothing is written as "-0".
      const signDisplay = 'negative'
      const rupees = (fraction: number) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: 'INR',
          signDisplay,
          minimumFractionDigits: fraction,
          maximumFractionDigits: 2,
        })
      const money = [rupees(0), rupees(2)] as const
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, signDisplay })
      const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay })
      const percent = new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: 1,
        signDisplay,
      })
      const value = fc.oneof(
        fc.maxSafeInteger(),
        fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((millis) => millis / 1000),
        fc.constantFrom(0, -0, 999, 1000, 99_999, 100_000, 0.005, 1.005, 1e21),
      )
      fc.assert(
        fc.property(value, (each) => {
          expect(format.number(each)).toBe(number.format(each))
          expect(format.decimal(each, 1)).toBe(tenths.format(each))
          const form = money[Number.isInteger(each) ? 0 : 1]
          expect(format.money(each)).toBe(form.format(each))
        }),
        { numRuns: 1000 },
      )
      fc.assert(
        fc.property(fc.integer({ min: -20_000, max: 20_000 }), (tenThousandths) => {
          const share = tenThousandths / 10_000
          expect(format.percent(share, 1)).toBe(percent.format(share))
        }),
      )
    })
  },
)

test('a number has at least as many digits after the point as are asked for', () => {
  expect(decimalText(2.5, 2, 2)).toBe('2.50')
  expect(decimalText(2, 2, 2)).toBe('2.00')
  expect(decimalText(2.4, 0, 0)).toBe('2')
})
