import {
  AppError,
  type Issue,
  invalidInput,
  issueFromTemplate,
} from '#server/platform/errors/errors.ts'
import {
  blockedAheadYears,
  countedRequestDays,
  requestRegretHours,
} from '#shared/booking/booking.constants.ts'
import type { BookingRefusal } from '#shared/booking/booking-transitions.ts'
import type { MessageValues } from '#shared/kit/message-template.ts'

/** @param values of a message that is a template. */
const conflict = (code: string, message: string, values?: MessageValues) =>
  new AppError({ code, status: 409, message, values })

export const bookingNotFound = () =>
  new AppError({
    code: 'booking.not_found',
    status: 404,
    message: 'We could not find this booking.',
  })

export const blockNotFound = () =>
  new AppError({
    code: 'booking.block_not_found',
    status: 404,
    message: 'We could not find these blocked days.',
  })

export const ownEquipment = () =>
  new AppError({
    code: 'booking.own',
    status: 403,
    message: 'You cannot book your own equipment.',
  })

export const daysTaken = () =>
  conflict('booking.taken', 'Some of these days are already taken. Please choose other days.')

export const daysNotFree = () =>
  conflict('booking.taken', 'Some of these days are booked or blocked already.')

export const equipmentNotBookable = () =>
  conflict('booking.unavailable', 'This machine cannot be booked at the moment.')

export const bookingPriceChanged = () =>
  conflict(
    'booking.price_changed',
    'The price has changed since you looked. Please check the new price and book again.',
  )

export const currencyChanged = () =>
  conflict(
    'booking.price_changed',
    'The currency has changed since you looked. Please check the new price and book again.',
  )

export const nameChanged = () =>
  conflict(
    'booking.price_changed',
    'The name of this machine has changed since you looked. Please check it and book again.',
  )

/** The request names a price without its currency, and the machine's name or currency has changed. */
export const currencyUnknown = () =>
  conflict(
    'booking.price_changed',
    'This machine has changed since it was listed. Please check the new price and book again.',
  )

/** The first issue's message becomes the error's. */
const travelConflict = (code: string, issue: Issue) =>
  new AppError({
    code,
    status: 409,
    message: issue.template ?? issue.message,
    values: issue.values,
    issues: [issue],
  })

/** The machine is not brought to this place, or not for so few days. */
export const travelRefused = (issue: Issue) => travelConflict('booking.no_travel', issue)

/** The fee for bringing the machine differs from what the renter saw. */
export const travelChanged = (issue: Issue) => travelConflict('booking.travel_changed', issue)

export const blockedByOwner = () =>
  new AppError({
    code: 'booking.blocked',
    status: 403,
    message: 'This owner does not take bookings from you.',
  })

export const blockedByRenter = () =>
  new AppError({
    code: 'booking.blocking',
    status: 403,
    message: 'You have blocked this owner. Unblock them to book from them.',
  })

export const renterLimitErrors = {
  'too-many': () =>
    conflict(
      'booking.too_many',
      'Too many of your requests are waiting for an answer or ended without one in the last {{days}} days. Cancel one that you sent in the last {{hours}} hours, or try again later.',
      { days: countedRequestDays, hours: requestRegretHours },
    ),
  'too-many-with-owner': () =>
    conflict(
      'booking.too_many_with_owner',
      'Several of your requests are waiting for this owner or ended without an answer in the last {{days}} days. Cancel one that you sent in the last {{hours}} hours, or try again later.',
      { days: countedRequestDays, hours: requestRegretHours },
    ),
}

export const dayInPast = () =>
  invalidInput([{ path: 'from', message: 'Start date cannot be in the past' }])

export const notOffered = (path: 'from' | 'to') =>
  invalidInput([{ path, message: 'The machine is not offered on all of these days.' }])

export const tooFarAhead = () =>
  invalidInput([
    issueFromTemplate('to', 'Days can be blocked up to {{years}} years ahead', {
      years: blockedAheadYears,
    }),
  ])

export const reasonNeeded = () =>
  invalidInput([{ path: 'reason', message: 'Please give a reason' }])

const refusals: Record<BookingRefusal, [code: string, message: string]> = {
  expired: ['booking.expired', 'This request was not answered in time. Its days are free again.'],
  'owner-only': ['booking.owner_only', 'Only the owner of the machine can do this.'],
  'renter-only': ['booking.renter_only', 'Only the person who booked can do this.'],
  'too-early': [
    'booking.too_early',
    'The machine can be handed over from the first booked day on.',
  ],
  'days-over': [
    'booking.days_over',
    'The booked days are over, so the machine can no longer be handed over. You can cancel this booking.',
  ],
  begun: [
    'booking.begun',
    'The first booked day has begun. Please ask the owner to cancel this booking.',
  ],
  state: [
    'booking.not_possible',
    'You cannot do this now. Please check the status of the booking.',
  ],
}

export const bookingChangeRefused = (refusal: BookingRefusal) => conflict(...refusals[refusal])
