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

test('fractions, paise and other currencies keep their own form', () => {
  const { number, money } = formatters('en')
  expect(number(1234.5678)).toBe('1,234.568')
  expect(money(1234.5)).toBe('₹1,234.50')
  expect(money(1234, 'USD')).toBe('$1,234')
})

test('a text that is no day or time is not shown as one', () => {
  const { date, clock } = formatters('en')
  expect(() => date('soon')).toThrow(RangeError)
  expect(() => clock('soon')).toThrow(RangeError)
})
