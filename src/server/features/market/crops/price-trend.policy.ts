import { daysBefore, daysBetween } from '#shared/kit/india-day.ts'

/** One report of one of the compared series, in rupees per quintal. */
export interface ComparedReport {
  /** Numbers the series. */
  series: number
  /** YYYY-MM-DD. */
  day: string
  min: number
  modal: number
  max: number
}

/** Days for which a report stands in for those that a mandi did not send. */
export const carriedDays = 14

/** The middle value, or the mean of the two middle ones; 0 without values. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? 0) + (high ?? 0)) / 2
}

/** The middle one of prices in whole rupees: nobody quotes paise of a quintal. */
export const usualPrice = (prices: readonly number[]) => Math.round(medianOf(prices))

/**
 * What the series said on each day: every one with its newest report of the last 14 days. If only the
 * reports of the day itself counted, the price would seem to jump whenever a dear mandi is closed.
 * @param reports sorted by day.
 * @returns one entry for each day from the first report to the last, oldest first.
 */
function dailyReports(reports: readonly ComparedReport[]) {
  const [first] = reports
  const last = reports.at(-1)
  if (!first || !last) return []
  const byDay = Map.groupBy(reports, ({ day }) => day)
  const newest = new Map<number, ComparedReport>()
  return Array.from({ length: daysBetween(first.day, last.day) + 1 }, (_, i) => {
    const day = daysBefore(first.day, -i)
    const ofDay = byDay.get(day) ?? []
    for (const report of ofDay) newest.set(report.series, report)
    const current = [...newest.values()].filter(
      (report) => daysBetween(report.day, day) < carriedDays,
    )
    return { day, hasReport: ofDay.length > 0, current }
  })
}

/**
 * The usual price on each day up to the newest report.
 * @param reports sorted by day.
 * @param from YYYY-MM-DD; earlier days are left out, but their reports are carried into the first days.
 */
export const dailyPrices = (reports: readonly ComparedReport[], from: string): number[] =>
  dailyReports(reports)
    .filter(({ day, current }) => day >= from && current.length > 0)
    .map(({ current }) => usualPrice(current.map(({ modal }) => modal)))

/** Lowest, usual and highest price on each day with a report. @param reports sorted by day. */
export const reportedDays = (reports: readonly ComparedReport[]) =>
  dailyReports(reports)
    .filter(({ hasReport }) => hasReport)
    .map(({ day, current }) => ({
      day,
      min: Math.min(...current.map(({ min }) => min)),
      modal: usualPrice(current.map(({ modal }) => modal)),
      max: Math.max(...current.map(({ max }) => max)),
    }))

/**
 * The change since the reports before: the middle one of the changes of those mandis that reported on the
 * newest day, so that it never compares one mandi with another.
 * @param reports sorted by day.
 * @returns 0.05 for 5 % more; null when no mandi of the newest day has an earlier report.
 */
export function priceChange(reports: readonly ComparedReport[]): number | null {
  const newestDay = reports.at(-1)?.day
  const changes = [...Map.groupBy(reports, ({ series }) => series).values()].flatMap((own) => {
    const [before, newest] = own.slice(-2)
    return before && newest?.day === newestDay && newest ? [newest.modal / before.modal - 1] : []
  })
  return changes.length > 0 ? Math.round(medianOf(changes) * 10_000) / 10_000 : null
}
