import { type BookingChange, type BookingStatus, bookingChanges } from './booking.constants.ts'

export type BookingRole = 'renter' | 'owner'

/** What decides which changes a viewer may make to a booking. Days are YYYY-MM-DD in Indian time. */
export interface BookingState {
  status: BookingStatus
  role: BookingRole
  firstDay: string
  lastDay: string
  today: string
}

/** Why a change is not allowed. */
export type BookingRefusal =
  | 'expired'
  | 'owner-only'
  | 'renter-only'
  | 'too-early'
  | 'days-over'
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
  const { status, role, firstDay, lastDay, today } = state
  const transition = transitions.find(
    (candidate) => candidate.from === status && candidate.to === to,
  )
  if (!transition) return status === 'expired' ? 'expired' : 'state'
  if (!transition.by.includes(role)) return role === 'renter' ? 'owner-only' : 'renter-only'
  if (to === 'handed-over' && today < firstDay) return 'too-early'
  if (to === 'handed-over' && today > lastDay) return 'days-over'
  // Once the days are over, cancelling takes them from nobody, and otherwise the booking would never end.
  const isDuringDays = firstDay <= today && today <= lastDay
  const isLate = isDuringDays && status === 'accepted' && role === 'renter'
  return to === 'cancelled' && isLate ? 'begun' : null
}

/** What the viewer may change the booking to now, in the order of the process. */
export const bookingChangesFor = (state: BookingState) =>
  bookingChanges.filter((to) => bookingRefusalOf(state, to) === null)

/** Whether the change requires a reason for the counterparty. */
export const bookingChangeNeedsReason = (status: BookingStatus, to: BookingChange) =>
  to === 'declined' || (to === 'cancelled' && status === 'accepted')
