import { useFormat } from '#client/platform/format/format.ts'
import type { YearPeriod } from '#shared/reference/planting.ts'

/** Formats a period of the year as its first and last day. */
export function usePeriodText() {
  const { monthDay } = useFormat()
  return ({ start, end }: YearPeriod) => `${monthDay(start)} – ${monthDay(end)}`
}
