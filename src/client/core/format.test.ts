import { expect, test } from 'vitest'
import { formatters } from './format.ts'

test('an instant falls on India’s day and clock, a day of the calendar on itself', () => {
  const { date, moment, clock } = formatters('en')
  expect(date('2026-11-20T20:00:00.000Z')).toBe('21 Nov 2026')
  expect(date('2026-11-20')).toBe('20 Nov 2026')
  expect(clock('2026-11-20T20:00:00.000Z')).toMatch(/^1:30\sam$/)
  expect(moment('2026-11-20T20:00:00.000Z')).toMatch(/^21 Nov 2026, 1:30\sam$/)
})
