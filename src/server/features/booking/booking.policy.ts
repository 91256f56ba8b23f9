import type { BookingStatus } from '#shared/booking/booking.constants.ts'
import type { TakenDays } from '#shared/booking/booking.schema.ts'
import { daysBefore } from '#shared/kit/india-day.ts'

/** PostgreSQL's SQLSTATE for a violated exclusion constraint, which means that the days are taken. */
export const exclusionViolated = '23P01'

const countedStatuses: readonly BookingStatus[] = [
  'accepted',
  'handed-over',
  'returned',
  'completed',
]

/** How much a change of status adds to the machine's number of bookings: -1, 0 or 1. */
export const countChange = (from: BookingStatus, to: BookingStatus) =>
  Number(countedStatuses.includes(to)) - Number(countedStatuses.includes(from))

/** Price times days in rupees, calculated in whole paise to avoid rounding errors. */
export const rentalTotal = (pricePerDay: number, days: number) =>
  (Math.round(pricePerDay * 100) * days) / 100

type TakenRange = TakenDays['taken'][number]

/**
 * Joins adjacent ranges of the same kind, except blocks that the viewer can free one by one.
 * @param ranges in chronological order, without overlaps.
 */
export function mergeTakenRanges(ranges: readonly TakenRange[]): TakenRange[] {
  const merged: TakenRange[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    const canJoin = last?.isBlocked === range.isBlocked && !last.blockId && !range.blockId
    if (last && canJoin && last.to === daysBefore(range.from, 1)) last.to = range.to
    else merged.push({ ...range })
  }
  return merged
}
