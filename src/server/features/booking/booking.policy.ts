import { daysBefore } from '#server/platform/text/india-day.ts'
import {
  type BookingChange,
  type BookingStatus,
  bookingChanges,
} from '#shared/booking/booking.constants.ts'
import type { TakenDays } from '#shared/booking/booking.schema.ts'

export type BookingRole = 'renter' | 'owner'

/** How a booking stands for the one who looks at it. Days are YYYY-MM-DD by India's calendar. */
export interface Standing {
  status: BookingStatus
  role: BookingRole
  firstDay: string
  today: string
}

/** PostgreSQL's word for an exclusion constraint that would be violated: the days are taken. */
export const exclusionViolated = '23P01'

/** Why a change cannot be made. */
export type Refusal = 'expired' | 'owner-only' | 'renter-only' | 'too-early' | 'begun' | 'state'

interface Step {
  from: BookingStatus
  to: BookingChange
  by: readonly BookingRole[]
}

const both = ['renter', 'owner'] as const

const steps: readonly Step[] = [
  { from: 'requested', to: 'accepted', by: ['owner'] },
  { from: 'requested', to: 'declined', by: ['owner'] },
  { from: 'requested', to: 'cancelled', by: ['renter'] },
  { from: 'accepted', to: 'cancelled', by: both },
  { from: 'accepted', to: 'handed-over', by: ['owner'] },
  { from: 'handed-over', to: 'returned', by: both },
  { from: 'returned', to: 'completed', by: ['owner'] },
]

/** Why the viewer cannot change a booking to `to` now; null when they can. */
export function refusalOf(standing: Standing, to: BookingChange): Refusal | null {
  const { status, role, firstDay, today } = standing
  const step = steps.find((one) => one.from === status && one.to === to)
  if (!step) return status === 'expired' ? 'expired' : 'state'
  if (!step.by.includes(role)) return role === 'renter' ? 'owner-only' : 'renter-only'
  if (to === 'handed-over' && today < firstDay) return 'too-early'
  const isLate = today >= firstDay && status === 'accepted' && role === 'renter'
  return to === 'cancelled' && isLate ? 'begun' : null
}

export const changesOf = (standing: Standing) =>
  bookingChanges.filter((to) => refusalOf(standing, to) === null)

/** Whether the other side is owed a reason. */
export const needsReason = (status: BookingStatus, to: BookingChange) =>
  to === 'declined' || (to === 'cancelled' && status === 'accepted')

const counted: readonly BookingStatus[] = ['accepted', 'handed-over', 'returned', 'completed']

/** By how much a change of state changes the machine's number of bookings. */
export const countChange = (from: BookingStatus, to: BookingStatus) =>
  Number(counted.includes(to)) - Number(counted.includes(from))

/** Price times days, in whole paise on the way: no sum drifts. */
export const totalOf = (pricePerDay: number, days: number) =>
  (Math.round(pricePerDay * 100) * days) / 100

type TakenRange = TakenDays['taken'][number]

/**
 * Puts ranges together that follow upon each other, but for those that the viewer can free one by
 * one. @param ranges in the order of their days, none overlapping.
 */
export function mergeTaken(ranges: readonly TakenRange[]): TakenRange[] {
  const merged: TakenRange[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    const isAlike = last?.isBlocked === range.isBlocked && !last.blockId && !range.blockId
    if (last && isAlike && last.to === daysBefore(range.from, 1)) last.to = range.to
    else merged.push({ ...range })
  }
  return merged
}
