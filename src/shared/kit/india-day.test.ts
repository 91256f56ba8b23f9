import { expect, test } from 'vitest'
import { indiaDay } from './india-day.ts'

test('the day is the one in India, in any time zone', () => {
  expect(indiaDay(Date.parse('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(indiaDay(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
})
