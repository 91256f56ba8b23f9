import { expect, test } from 'vitest'
import { indiaDay, indiaMonth } from './india-day.ts'

test('the day is the one in India, in any time zone', () => {
  expect(indiaDay(Date.parse('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(indiaDay(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
})

test('the month is that of the day in India, 1 to 12', () => {
  expect(indiaMonth(Date.parse('2026-11-30T18:29:59Z'))).toBe(11)
  expect(indiaMonth(Date.parse('2026-11-30T18:30:00Z'))).toBe(12)
  expect(indiaMonth(Date.parse('2026-12-31T18:30:00Z'))).toBe(1)
})
