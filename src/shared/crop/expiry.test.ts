import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysUntilExpiry, isExpired } from './expiry.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-25', 5],
  ['2026-11-21', 1],
  ['2026-11-20', 0],
  ['2026-11-19', -1],
])('at noon of 20 November, %s is %i days away', (date, days) => {
  expect(daysUntilExpiry(date, noon)).toBe(days)
})

test('the expiry date is the last good day', () => {
  expect(isExpired('2026-11-20', noon)).toBe(false)
  expect(isExpired('2026-11-19', noon)).toBe(true)
})

test('at any moment of a day, that day is 0 away and the next is 1', () => {
  const moment = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
  fc.assert(
    fc.property(moment, (now) => {
      const day = (at: number) => new Date(at).toISOString().slice(0, 10)
      expect(daysUntilExpiry(day(now), now)).toBe(0)
      expect(daysUntilExpiry(day(now + 86_400_000), now)).toBe(1)
    }),
  )
})
