import type { YearPeriod } from '../../../shared/planting.ts'
import { useFormat } from '../../core/format.ts'

/** Writes a period of the year as its first and last day. */
export function usePeriodText() {
  const { monthDay } = useFormat()
  return ({ start, end }: YearPeriod) => `${monthDay(start)} – ${monthDay(end)}`
}
