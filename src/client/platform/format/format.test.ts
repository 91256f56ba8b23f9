import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatters } from './format.ts'

test('an instant is shown in Indian time, and a calendar day stays the same', () => {
  const { date, moment, clock } = formatters('en')
  expect(date('2026-11-20T20:00:00.000Z')).toBe('21 Nov 2026')
  expect(date('2026-11-20')).toBe('20 Nov 2026')
  expect(clock('2026-11-20T20:00:00.000Z')).toMatch(/^1:30\sam$/)
  expect(moment('2026-11-20T20:00:00.000Z')).toMatch(/^21 Nov 2026, 1:30\sam$/)
})

test('in Hindi the time of day has no Latin letters', () => {
  const { moment, clock } = formatters('hi')
  expect(clock('2026-11-20T11:00:00.000Z')).toBe('शाम 4:30')
  expect(moment('2026-11-20T02:00:00.000Z')).toBe('20 नव॰ 2026, सुबह 7:30')
})

test('whole numbers and rupees read as the language data writes them, without a formatter', () => {
  const whole = fc.oneof(
    fc.integer({ min: -2_000_000, max: 2_000_000 }),
    fc.maxSafeInteger(),
    fc.constantFrom(0, -0, 999, 1000, 99_999, 100_000, 1e21, Number.MAX_SAFE_INTEGER),
  )
  const number = new Map(['en', 'hi'].map((language) => [language, formatters(language)]))
  fc.assert(
    fc.property(whole, fc.constantFrom('en', 'hi'), (value, language) => {
      const locale = `${language}-IN`
      const rupees = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const
      expect(number.get(language)?.number(value)).toBe(new Intl.NumberFormat(locale).format(value))
      expect(number.get(language)?.money(value)).toBe(
        new Intl.NumberFormat(locale, rupees).format(value),
      )
    }),
  )
})

test('fractions, paise and other currencies keep their own form', () => {
  const { number, money } = formatters('en')
  expect(number(1234.5678)).toBe('1,234.568')
  expect(money(1234.5)).toBe('₹1,234.50')
  expect(money(1234, 'USD')).toBe('$1,234')
})

test('a day reads as the language data writes it, without a formatter', () => {
  for (const language of ['en', 'hi']) {
    const { date } = formatters(language)
    const form = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' })
    for (let day = 0; day < 400; day++) {
      const at = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000)
      expect(date(at.toISOString().slice(0, 10))).toBe(form.format(at))
    }
  }
  expect(() => formatters('en').date('soon')).toThrow(RangeError)
})
