import { useFormat } from '#client/platform/format/format.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'

/** Formats a part of the year as its first and last day. */
export function useWindowText() {
  const { monthDay } = useFormat()
  return ({ from, to }: CalendarWindow['sowing']) => `${monthDay(from)} – ${monthDay(to)}`
}
