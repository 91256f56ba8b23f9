/**
 * A booking's way: requested → accepted → handed-over → returned → completed. A request that the
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

/** Those that keep their days from everybody else. */
export const liveBookingStatuses = ['requested', 'accepted', 'handed-over'] as const

/** What a person may ask for; the rest comes about by time alone. */
export const bookingChanges = [
  'accepted',
  'declined',
  'handed-over',
  'returned',
  'completed',
  'cancelled',
] as const
export type BookingChange = (typeof bookingChanges)[number]

/** An owner who does not decide within this time loses the request. */
export const decideWithinHours = 24
/** Days that an owner may block at once. */
export const maxBlockedDays = 366
