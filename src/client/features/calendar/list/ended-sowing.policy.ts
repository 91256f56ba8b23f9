import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { daysUntil, isInPeriod, isSownIn } from '#shared/reference/planting.ts'

/**
 * The window that was sown last, when all those of the month are over; null while one can still be sown, and for every
 * other month than that of the day.
 * @param month the month that is shown, 1 to 12; undefined for the whole year. @param day today, YYYY-MM-DD.
 */
export function endedSowing(
  windows: readonly CalendarWindow[],
  month: number | undefined,
  day: string,
): CalendarWindow | null {
  if (month === undefined || month !== Number(day.slice(5, 7))) return null
  const today = day.slice(5)
  const ofMonth = windows.filter((window) => isSownIn(window, month))
  const canBeSown = ({ sowing: { from, to } }: CalendarWindow) =>
    isInPeriod(today, { start: from, end: to }) ||
    (Number(from.slice(0, 2)) === month && from > today)
  if (ofMonth.some(canBeSown)) return null
  return (
    ofMonth.toSorted((a, b) => daysUntil(a.sowing.to, today) - daysUntil(b.sowing.to, today))[0] ??
    null
  )
}
