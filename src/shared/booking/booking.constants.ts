/**
 * The steps of a booking: requested → accepted → handed-over → returned → completed. A request that the
 * owner does not decide within 24 hours expires, and its days are free again.
 */
export const bookingStatuses = [
  'requested',
  'accepted',
  'declined',
  'handed-over',
  'returned',
  'completed',
  'cancelled',
  'expired',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Statuses that reserve the days. */
export const liveBookingStatuses = ['requested', 'accepted', 'handed-over'] as const

/** Statuses that a person can set; time alone sets the others. */
export const bookingChanges = [
  'accepted',
  'declined',
  'handed-over',
  'returned',
  'completed',
  'cancelled',
] as const
export type BookingChange = (typeof bookingChanges)[number]

/** Changes that an owner can make to many bookings at once. */
export const bookingBatchChanges = ['accepted'] as const

/** How a list of bookings is sorted; `step` is the order of the process. */
export const bookingSorts = [
  'newest',
  'oldest',
  'day-first',
  'day-last',
  'total-low',
  'total-high',
  'name-a',
  'name-z',
  'step-first',
  'step-last',
] as const
export type BookingSort = (typeof bookingSorts)[number]

/** Hours that an owner has to decide a request; then it expires. */
export const decideWithinHours = 24
/** Days that a request which waits or has expired counts towards the limits of its renter. */
export const countedRequestDays = 2

/** Hours in which a renter can take a request back as if it had not been made. */
export const requestRegretHours = 2
/** How far ahead an owner may block days. */
export const blockedAheadYears = 3
/** Days that an owner may block in one request. */
export const maxBlockedDays = 366
