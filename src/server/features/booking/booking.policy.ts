import {
  type BookingChange,
  type BookingStatus,
  bookingChanges,
} from '#shared/booking/booking.constants.ts'
import type { TakenDays } from '#shared/booking/booking.schema.ts'
import { daysBefore } from '#shared/kit/india-day.ts'

export type BookingRole = 'renter' | 'owner'

/** What decides which changes a viewer may make to a booking. Days are YYYY-MM-DD in Indian time. */
export interface BookingState {
  status: BookingStatus
  role: BookingRole
  firstDay: string
  today: string
}

/** PostgreSQL's SQLSTATE for a violated exclusion constraint, which means that the days are taken. */
export const exclusionViolated = '23P01'

/** Why a change is not allowed. */
export type BookingRefusal =
  | 'expired'
  | 'owner-only'
  | 'renter-only'
  | 'too-early'
  | 'begun'
  | 'state'

interface Transition {
  from: BookingStatus
  to: BookingChange
  by: readonly BookingRole[]
}

const bothRoles = ['renter', 'owner'] as const

const transitions: readonly Transition[] = [
  { from: 'requested', to: 'accepted', by: ['owner'] },
  { from: 'requested', to: 'declined', by: ['owner'] },
  { from: 'requested', to: 'cancelled', by: ['renter'] },
  { from: 'accepted', to: 'cancelled', by: bothRoles },
  { from: 'accepted', to: 'handed-over', by: ['owner'] },
  { from: 'handed-over', to: 'returned', by: bothRoles },
  { from: 'returned', to: 'completed', by: ['owner'] },
]

/** Why the viewer may not change the booking to `to` now; null when they may. */
export function bookingRefusalOf(state: BookingState, to: BookingChange): BookingRefusal | null {
  const { status, role, firstDay, today } = state
  const transition = transitions.find(
    (candidate) => candidate.from === status && candidate.to === to,
  )
  if (!transition) return status === 'expired' ? 'expired' : 'state'
  if (!transition.by.includes(role)) return role === 'renter' ? 'owner-only' : 'renter-only'
  if (to === 'handed-over' && today < firstDay) return 'too-early'
  const isLate = today >= firstDay && status === 'accepted' && role === 'renter'
  return to === 'cancelled' && isLate ? 'begun' : null
}

export const bookingChangesFor = (state: BookingState) =>
  bookingChanges.filter((to) => bookingRefusalOf(state, to) === null)

/** Whether the change requires a reason for the counterparty. */
export const bookingChangeNeedsReason = (status: BookingStatus, to: BookingChange) =>
  to === 'declined' || (to === 'cancelled' && status === 'accepted')

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
