import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysUntil,
  isInPeriod,
  monthStrip,
  monthsOfPeriod,
  stagesOnDay,
  type YearPeriod,
  yearSegments,
} from './planting.ts'

/** Any day of a leap year, MM-DD. */
const day = fc
  .integer({ min: 0, max: 365 })
  .map((days) => new Date(Date.UTC(2028, 0, 1 + days)).toISOString().slice(5, 10))
const period = fc.record({ start: day, end: day })

const everyDay = (year: number) =>
  Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i)).toISOString())
    .filter((day) => day.startsWith(String(year)))
    .map((day) => day.slice(5, 10))

/** The days of a period, found the simple way: one by one from its start to its end. */
function listDays({ start, end }: YearPeriod): string[] {
  const days = everyDay(2028)
  const periodDays: string[] = []
  for (let i = days.indexOf(start); ; i = (i + 1) % days.length) {
    periodDays.push(days[i] ?? '')
    if (days[i] === end) return periodDays
  }
}

test('a day is in a period exactly when it is one of the days from start to end', () => {
  const noLeapDay = period.filter(({ start, end }) => start !== '02-29' && end !== '02-29')
  fc.assert(
    fc.property(noLeapDay, day, (window, today) => {
      // The leap day counts as the 28th.
      const expected = listDays(window).includes(today === '02-29' ? '02-28' : today)
      expect(isInPeriod(today, window)).toBe(expected)
    }),
  )
})

test('a period includes its first and last day, also across the new year and on a leap day', () => {
  fc.assert(
    fc.property(period, (window) => {
      expect(isInPeriod(window.start, window)).toBe(true)
      expect(isInPeriod(window.end, window)).toBe(true)
    }),
  )
  const winter = { start: '11-15', end: '02-28' }
  expect(['11-14', '11-15', '01-01', '02-29', '03-01'].map((d) => isInPeriod(d, winter))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('the segments together are as long as the period, and lie within the year', () => {
  fc.assert(
    fc.property(period, (window) => {
      const pieces = yearSegments(window)
      const days = pieces.reduce((sum, [, length]) => sum + length, 0)
      expect(days).toBe(daysUntil(window.start, window.end) + 1)
      for (const [from, length] of pieces) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from + length).toBeLessThanOrEqual(365)
      }
    }),
  )
})

test('the months of a period are exactly those of its days', () => {
  fc.assert(
    fc.property(period, (window) => {
      const months = [...new Set(listDays(window).map((text) => Number(text.slice(0, 2))))]
      expect(new Set(monthsOfPeriod(window))).toEqual(new Set(months))
      expect(monthsOfPeriod(window)[0]).toBe(Number(window.start.slice(0, 2)))
    }),
  )
})

test('the strip has a stage in every month with a day of that stage', () => {
  fc.assert(
    fc.property(period, period, fc.option(period, { nil: undefined }), (spring, harvest, fall) => {
      const planting = { ...spring, harvest, fall }
      const strip = monthStrip(planting)
      expect(strip).toHaveLength(12)
      for (const today of everyDay(2027)) {
        const month = strip[Number(today.slice(0, 2)) - 1] ?? []
        for (const stage of stagesOnDay(planting, today)) expect(month).toContain(stage)
      }
    }),
    { numRuns: 30 },
  )
})
