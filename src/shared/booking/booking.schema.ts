import { z } from 'zod'
import { rentalDays } from '#shared/equipment/equipment.constants.ts'
import { currencies } from '#shared/equipment/equipment.schema.ts'
import { requiredChoice, requiredDate, text } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { pageFields, searchText, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { bookingChanges, bookingStatuses, maxBlockedDays } from './booking.constants.ts'

const equipmentId = z.string().min(1).max(64)

const dayMs = 24 * 60 * 60 * 1000

/** How many days there are from one day (YYYY-MM-DD) to another, both counted; below 1 if backwards. */
export const countDays = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** First and last day, YYYY-MM-DD, both part of it. */
const range = { from: requiredDate('Start date'), to: requiredDate('End date') }

const isForward = ({ from, to }: { from: string; to: string }) => to >= from
const backwards = { path: ['to'], message: 'End date cannot be before the start date' }

export const BookingInput = z
  .object({
    equipmentId,
    ...range,
    /** Per day as the renter saw it: another price by now refuses the booking. Unchecked if left out. */
    pricePerDay: z.number(fieldMessages.mustBeNumber('Price')).min(0).optional(),
    /**
     * What the renter saw beside the price: anything else by now refuses the booking like a changed
     * price. A price that comes without its currency is refused once the listing has had another name
     * or currency.
     */
    currency: requiredChoice('Currency', currencies).optional(),
    name: text('Equipment name', 100).optional(),
    /** To the owner. */
    note: text('Note', 500).default(''),
  })
  .refine(isForward, backwards)
  .refine(({ from, to }) => countDays(from, to) <= rentalDays.max, {
    path: ['to'],
    message: fieldMessages.maximum('Days', rentalDays.max),
  })
export type BookingInput = z.infer<typeof BookingInput>

export const TakenDaysInput = z.object({ equipmentId })

/** Days that can't be had, from today on. */
export const TakenRange = z.object({
  from: z.string(),
  to: z.string(),
  /** Blocked by the owner, not booked. */
  isBlocked: z.boolean(),
  /** Its id, for the owner to free it; null for everybody else and for bookings. */
  blockId: z.string().nullable(),
})
export const TakenDays = z.object({
  /** The first and the last day that can be had at all: today or later, as the owner offers it. */
  first: z.string(),
  last: z.string(),
  /** In the order of their days; they never overlap. */
  taken: z.array(TakenRange),
})
export type TakenDays = z.infer<typeof TakenDays>

export const BlockInput = z
  .object({ equipmentId, ...range })
  .refine(isForward, backwards)
  .refine(({ from, to }) => countDays(from, to) <= maxBlockedDays, {
    path: ['to'],
    message: fieldMessages.maximum('Days', maxBlockedDays),
  })
export type BlockInput = z.infer<typeof BlockInput>
export const BlockIdInput = z.object({ blockId: z.string().min(1).max(64) })

const PersonView = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
  place: z.string(),
  /** Ten digits; null as long as the viewer has no need of it: see `BookingView`. */
  phone: z.string().nullable(),
})

const BookingEvent = z.object({
  status: z.enum(bookingStatuses),
  by: z.enum(['renter', 'owner', 'time']),
  reason: z.string(),
  at: z.string(),
})

const bookingFields = {
  _id: z.string(),
  /** For people to name it by: KB- and eight characters. */
  number: z.string(),
  /** Which side of it the viewer is. */
  role: z.enum(['renter', 'owner']),
  status: z.enum(bookingStatuses),
  equipmentId: z.string(),
  /** As it was when it was booked. */
  name: z.string(),
  image: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  days: z.number(),
  pricePerDay: z.number(),
  currency: z.enum(currencies),
  total: z.number(),
  /** The other side's name. */
  otherName: z.string(),
  createdAt: z.string(),
  /** Until when it waits for the owner; null once it is decided. */
  expiresAt: z.string().nullable(),
}
export const BookingSummary = z.object(bookingFields)
export type BookingSummary = z.infer<typeof BookingSummary>

export const BookingView = z.object({
  ...bookingFields,
  /** Each side's phone is shown to the other from acceptance on; the renter's to the owner at once. */
  renter: PersonView,
  owner: PersonView,
  note: z.string(),
  /** Newest last. */
  events: z.array(BookingEvent),
  /** What the viewer may change it to now. */
  changes: z.array(z.enum(bookingChanges)),
  /** The viewer may review the other side now. */
  canReview: z.boolean(),
  /** From when they may, where only the time is missing; else null. */
  reviewOpensAt: z.string().nullable(),
})
export type BookingView = z.infer<typeof BookingView>

export const BookingIdInput = z.object({ bookingId: z.string().min(1).max(64) })

export const BookingListInput = z
  .object({
    page: wholeNumber('page', 10_000).default(1),
    limit: wholeNumber('limit', 50).default(12),
    status: z
      .enum([...bookingStatuses, ''], fieldMessages.mustBeOneOf('status', bookingStatuses))
      .default(''),
    /** A booking's number, the machine's or the other side's name. */
    q: searchText,
  })
  .prefault({})
export type BookingListInput = z.infer<typeof BookingListInput>

export const BookingPage = z.object({
  bookings: z.array(BookingSummary),
  ...pageFields,
  /** How many there are in each state that has any, up to `maxCountedResults`. */
  counts: z.partialRecord(z.enum(bookingStatuses), z.number()),
})
export type BookingPage = z.infer<typeof BookingPage>

export const BookingChangeInput = z.object({
  bookingId: BookingIdInput.shape.bookingId,
  to: requiredChoice('Status', bookingChanges),
  /** Needed for declining, and for cancelling what was accepted. */
  reason: text('Reason', 300).default(''),
})
export type BookingChangeInput = z.infer<typeof BookingChangeInput>
