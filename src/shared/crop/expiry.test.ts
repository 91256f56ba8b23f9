import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysUntilExpiry, isExpired } from './expiry.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-25', 5],
  ['2026-11-21', 1],
  ['2026-11-20', 0],
  ['2026-11-19', -1],
])('in the afternoon of 20 November in India, %s is %i days away', (date, days) => {
  expect(daysUntilExpiry(date, noon)).toBe(days)
})

test('the expiry date is the last good day', () => {
  expect(isExpired('2026-11-20', noon)).toBe(false)
  expect(isExpired('2026-11-19', noon)).toBe(true)
})

test('the day ends at midnight in India, which is still the day before by UTC', () => {
  const lastSecond = Date.parse('2026-11-20T23:59:59+05:30')
  expect(isExpired('2026-11-20', lastSecond)).toBe(false)
  expect(isExpired('2026-11-20', lastSecond + 1000)).toBe(true)
  expect(daysUntilExpiry('2026-11-25', lastSecond + 1000)).toBe(4)
})

test('at any moment of a day in India, that day is 0 away and the next is 1', () => {
  const moment = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
  const dateInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  fc.assert(
    fc.property(moment, (now) => {
      expect(daysUntilExpiry(dateInIndia.format(now), now)).toBe(0)
      expect(daysUntilExpiry(dateInIndia.format(now + 86_400_000), now)).toBe(1)
    }),
  )
})
