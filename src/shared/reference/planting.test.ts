import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysUntil,
  isInPeriod,
  monthStrip,
  monthsOf,
  piecesOf,
  stagesOn,
  type YearPeriod,
} from './planting.ts'

/** Any day of a leap year, which has all the days there are. */
const day = fc
  .integer({ min: 0, max: 365 })
  .map((days) => new Date(Date.UTC(2028, 0, 1 + days)).toISOString().slice(5, 10))
const period = fc.record({ start: day, end: day })

const everyDay = (year: number) =>
  Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(year, 0, 1 + i)).toISOString())
    .filter((day) => day.startsWith(String(year)))
    .map((day) => day.slice(5, 10))

/** The plain way: walk from the start, a day at a time, until the end. */
function walk({ start, end }: YearPeriod): string[] {
  const days = everyDay(2028)
  const found: string[] = []
  for (let i = days.indexOf(start); ; i = (i + 1) % days.length) {
    found.push(days[i] ?? '')
    if (days[i] === end) return found
  }
}

test('a day is in a period exactly when a walk from its start to its end passes it', () => {
  const noLeapDay = period.filter(({ start, end }) => start !== '02-29' && end !== '02-29')
  fc.assert(
    fc.property(noLeapDay, day, (window, today) => {
      const isThere = walk(window).includes(today)
      // The leap day stands for the 28th when a window ends there.
      const expected = today === '02-29' ? walk(window).includes('02-28') : isThere
      expect(isInPeriod(today, window)).toBe(expected)
    }),
  )
})

test('both ends are within, also over the new year and on a leap day', () => {
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

test('the pieces of the bar are as long as the period, and lie within the year', () => {
  fc.assert(
    fc.property(period, (window) => {
      const pieces = piecesOf(window)
      const days = pieces.reduce((sum, [, length]) => sum + length, 0)
      expect(days).toBe(daysUntil(window.start, window.end) + 1)
      for (const [from, length] of pieces) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from + length).toBeLessThanOrEqual(365)
      }
    }),
  )
})

test('a period touches exactly the months that its days lie in', () => {
  fc.assert(
    fc.property(period, (window) => {
      const months = [...new Set(walk(window).map((text) => Number(text.slice(0, 2))))]
      expect(new Set(monthsOf(window))).toEqual(new Set(months))
      expect(monthsOf(window)[0]).toBe(Number(window.start.slice(0, 2)))
    }),
  )
})

test('the strip shows a stage in each month that has a day of it', () => {
  fc.assert(
    fc.property(period, period, fc.option(period, { nil: undefined }), (spring, harvest, fall) => {
      const planting = { ...spring, harvest, fall }
      const strip = monthStrip(planting)
      expect(strip).toHaveLength(12)
      for (const today of everyDay(2027)) {
        const month = strip[Number(today.slice(0, 2)) - 1] ?? []
        for (const stage of stagesOn(planting, today)) expect(month).toContain(stage)
      }
    }),
    { numRuns: 30 },
  )
})
