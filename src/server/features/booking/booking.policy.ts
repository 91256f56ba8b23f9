import type { BookingStatus } from '#shared/booking/booking.constants.ts'
import type { TakenDays } from '#shared/booking/booking.schema.ts'
import { daysBefore } from '#shared/kit/india-day.ts'

const countedStatuses: readonly BookingStatus[] = [
  'accepted',
  'handed-over',
  'returned',
  'completed',
]

/** How much a change of status adds to the machine's number of bookings: -1, 0 or 1. */
export const bookingCountDelta = (from: BookingStatus, to: BookingStatus) =>
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

/** How many requests may wait for their owners at the same time. An expired request counts for one more day. */
interface RenterLimits {
  /** For one renter. */
  perRenter: number
  /** For a renter who has never completed a booking. */
  perNewRenter: number
  /** For one renter with one owner. */
  withOneOwner: number
}

/** What counts against a renter's limits before a request. */
export interface RenterRequests {
  /** Requests that wait for their owners or expired without an answer, of the last 48 hours. */
  waiting: number
  /** Those of the owner whose machine is requested. */
  waitingWithOwner: number
  hasCompletedBooking: boolean
}

/** The limit that one more request would exceed; null when it is within all limits. */
export function exceededRenterLimit(
  { waiting, waitingWithOwner, hasCompletedBooking }: RenterRequests,
  { perRenter, perNewRenter, withOneOwner }: RenterLimits,
): 'too-many' | 'too-many-with-owner' | null {
  const maxWaiting = hasCompletedBooking ? perRenter : Math.min(perRenter, perNewRenter)
  if (waiting >= maxWaiting) return 'too-many'
  return waitingWithOwner >= withOneOwner ? 'too-many-with-owner' : null
}
