import { describe, expect, test } from 'vitest'
import {
  type ComparedReport,
  dailyPrices,
  medianOf,
  priceChange,
  reportedDays,
} from './price-trend.policy.ts'

const report = (series: number, day: string, modal: number): ComparedReport => ({
  series,
  day,
  modal,
  min: modal - 100,
  max: modal + 100,
})

test('the median is the middle one, or between the two middle ones', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([7])]).toEqual([2, 2.5, 7])
})

describe('a trend', () => {
  test('has a price for each day up to the newest report, also for days without one', () => {
    const reports = [report(1, '2026-11-01', 2000), report(1, '2026-11-04', 2300)]
    expect(dailyPrices(reports, '2026-11-01')).toEqual([2000, 2000, 2000, 2300])
  })

  test('does not jump on a day when the dear mandi is closed', () => {
    const reports = [
      report(1, '2026-11-01', 2000),
      report(2, '2026-11-01', 3000),
      report(1, '2026-11-02', 2000),
    ]
    expect(dailyPrices(reports, '2026-11-01')).toEqual([2500, 2500])
  })

  test('carries a report for 14 days and no longer', () => {
    const reports = [
      report(1, '2026-10-01', 9000),
      report(2, '2026-10-14', 2000),
      report(2, '2026-10-15', 2000),
    ]
    expect(dailyPrices(reports, '2026-10-14')).toEqual([5500, 2000])
  })

  test('starts on its first day with a report that is carried into it', () => {
    const reports = [report(1, '2026-10-31', 1800), report(1, '2026-11-02', 1900)]
    expect(dailyPrices(reports, '2026-11-01')).toEqual([1800, 1900])
  })

  test('of no reports is empty', () => {
    expect([dailyPrices([], '2026-11-01'), reportedDays([]), priceChange([])]).toEqual([
      [],
      [],
      null,
    ])
  })
})

test('a history has lowest, usual and highest price of each day with a report', () => {
  const reports = [
    report(1, '2026-11-01', 2000),
    report(2, '2026-11-01', 3000),
    report(1, '2026-11-03', 2200),
  ]
  expect(reportedDays(reports)).toEqual([
    { day: '2026-11-01', min: 1900, modal: 2500, max: 3100 },
    { day: '2026-11-03', min: 2100, modal: 2600, max: 3100 },
  ])
})

describe('the change', () => {
  test('compares each mandi with itself', () => {
    const reports = [
      report(1, '2026-11-01', 1000),
      report(2, '2026-11-02', 4000),
      report(1, '2026-11-03', 1100),
      report(2, '2026-11-03', 4400),
    ]
    expect(priceChange(reports)).toBe(0.1)
  })

  test('leaves out mandis that did not report on the newest day', () => {
    const reports = [
      report(1, '2026-11-01', 1000),
      report(1, '2026-11-02', 2000),
      report(2, '2026-11-02', 1000),
      report(2, '2026-11-03', 950),
    ]
    expect(priceChange(reports)).toBe(-0.05)
  })

  test('is unknown when no mandi of the newest day reported before', () => {
    expect(priceChange([report(1, '2026-11-01', 1000), report(2, '2026-11-02', 2000)])).toBeNull()
  })
})
