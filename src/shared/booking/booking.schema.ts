import { z } from 'zod'
import { currencies } from '#shared/equipment/equipment.constants.ts'
import { moneyStep, moneyStepSentence } from '#shared/kit/amounts.ts'
import { BatchIds } from '#shared/kit/batch.schema.ts'
import { PersonView, requiredChoice, requiredDate, text } from '#shared/kit/common.schema.ts'
import {
  checkCursor,
  cursorParameter,
  nextCursor,
  updatedSince,
} from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { daysBetween } from '#shared/kit/india-day.ts'
import { pageFields, searchText, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { rentalDays } from '#shared/listing/listing.constants.ts'
import { PinCode } from '#shared/place/place.schema.ts'
import {
  bookingBatchChanges,
  bookingChanges,
  bookingSorts,
  bookingStatuses,
  maxBlockedDays,
} from './booking.constants.ts'

const equipmentId = z.string().min(1).max(64)

/** Days from one day (YYYY-MM-DD) to another, both counted; below 1 if `to` is before `from`. */
export const countDays = (from: string, to: string) => daysBetween(from, to) + 1

/** The first and the last day, YYYY-MM-DD, both included. */
const dayRange = { from: requiredDate('Start date'), to: requiredDate('End date') }

const isForward = ({ from, to }: { from: string; to: string }) => to >= from
const endBeforeStart = { path: ['to'], message: 'End date cannot be before the start date' }

export const BookingInput = z
  .object({
    equipmentId,
    ...dayRange,
    /** The price per day that the renter saw: the booking fails if it has changed. Unchecked if left out. */
    pricePerDay: z
      .number(fieldMessages.mustBeNumber('Price'))
      .min(0)
      .multipleOf(moneyStep, moneyStepSentence)
      .optional(),
    /**
     * The currency and name that the renter saw: the booking fails if they have changed, like a changed
     * price. A price without a currency fails once the listing has had another name
     * or currency.
     */
    currency: requiredChoice('Currency', currencies).optional(),
    name: text('Equipment name', 100).optional(),
    /**
     * Where the owner should bring the machine, and the fee in rupees that the renter saw: null when it is
     * agreed with the owner. Left out, the renter collects it. The booking fails if the fee has changed;
     * without a fee it fails as soon as there is one.
     */
    travel: z
      .object({
        pin: PinCode,
        fee: z
          .number(fieldMessages.mustBeNumber('Fee'))
          .min(0)
          .multipleOf(moneyStep, moneyStepSentence)
          .nullable()
          .optional(),
      })
      .optional(),
    /** For the owner. */
    note: text('Note', 500).default(''),
  })
  .refine(isForward, endBeforeStart)
  .refine(({ from, to }) => countDays(from, to) <= rentalDays.max, {
    path: ['to'],
    message: fieldMessages.maximum('Days', rentalDays.max),
  })
export type BookingInput = z.infer<typeof BookingInput>

export const TakenDaysInput = z.object({ equipmentId })

/** Days that cannot be booked, from today on. */
export const TakenRange = z.object({
  from: z.string(),
  to: z.string(),
  /** Blocked by the owner, not booked. */
  isBlocked: z.boolean(),
  /** The block's id, with which the owner can free it; null for other people and for bookings. */
  blockId: z.string().nullable(),
})
export const TakenDays = z.object({
  /** The first and the last day that the owner offers, from today on. */
  first: z.string(),
  last: z.string(),
  /** In chronological order, without overlaps. */
  taken: z.array(TakenRange),
})
export type TakenDays = z.infer<typeof TakenDays>

export const BlockInput = z
  .object({ equipmentId, ...dayRange })
  .refine(isForward, endBeforeStart)
  .refine(({ from, to }) => countDays(from, to) <= maxBlockedDays, {
    path: ['to'],
    message: fieldMessages.maximum('Days', maxBlockedDays),
  })
export type BlockInput = z.infer<typeof BlockInput>
export const BlockIdInput = z.object({ blockId: z.string().min(1).max(64) })

const BookingEvent = z.object({
  status: z.enum(bookingStatuses),
  by: z.enum(['renter', 'owner', 'time']),
  reason: z.string(),
  at: z.string(),
})

const bookingFields = {
  _id: z.string(),
  /** The public number: KB- and eight characters. */
  number: z.string(),
  /** The viewer's role in this booking. */
  role: z.enum(['renter', 'owner']),
  status: z.enum(bookingStatuses),
  equipmentId: z.string(),
  /** As at the time of booking. */
  name: z.string(),
  /** The Hindi name of its kind of machine, while the machine still has this name; null where we have none. */
  kindHindi: z.string().nullable().optional(),
  /** The address of a drawing of its kind, where it has no photo. */
  kindImage: z.string().optional(),
  image: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  days: z.number(),
  pricePerDay: z.number(),
  currency: z.enum(currencies),
  /** With the fee of `travel`. */
  total: z.number(),
  /** Bringing the machine to the renter and fetching it; null when the renter collects it. */
  travel: z
    .object({
      /** Rupees; null when it is agreed with the owner. */
      fee: z.number().nullable(),
      /** Whole kilometres; null when it is not known. */
      distanceKm: z.number().nullable(),
      fromPin: z.string().nullable(),
      toPin: z.string().nullable(),
    })
    .nullable(),
  /** The counterparty's name. */
  otherName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the request expires unless the owner decides; null once decided. */
  expiresAt: z.string().nullable(),
}
export const BookingSummary = z.object(bookingFields)
export type BookingSummary = z.infer<typeof BookingSummary>

export const BookingView = z.object({
  ...bookingFields,
  /** The owner sees the renter's phone from the start; the renter sees the owner's after acceptance. */
  renter: PersonView,
  owner: PersonView,
  note: z.string(),
  /** Newest last. */
  events: z.array(BookingEvent),
  /** What the viewer may change it to now. */
  changes: z.array(z.enum(bookingChanges)),
  /** The viewer may review the counterparty now. */
  canReview: z.boolean(),
  /** From when the viewer may review, if only the time is missing; otherwise null. */
  reviewOpensAt: z.string().nullable(),
})
export type BookingView = z.infer<typeof BookingView>

export const BookingIdInput = z.object({ bookingId: z.string().min(1).max(64) })

export const BookingListInput = z
  .object({
    cursor: cursorParameter,
    updatedSince,
    page: wholeNumber('page', 10_000).default(1),
    limit: wholeNumber('limit', 50).default(12),
    status: z
      .enum([...bookingStatuses, ''], fieldMessages.mustBeOneOf('status', bookingStatuses))
      .default(''),
    /** Part of the booking's number, the machine's name (or that of its kind, in English or Hindi) or the counterparty's name. */
    q: searchText,
    sort: z.enum(bookingSorts, fieldMessages.mustBeOneOf('sort', bookingSorts)).default('newest'),
  })
  .superRefine(checkCursor)
  .prefault({})
export type BookingListInput = z.infer<typeof BookingListInput>

export const BookingPage = z.object({
  bookings: z.array(BookingSummary),
  ...pageFields,
  nextCursor,
  /** Bookings per status, up to `maxCountedResults`; statuses without bookings are left out. */
  counts: z.partialRecord(z.enum(bookingStatuses), z.number()),
})
export type BookingPage = z.infer<typeof BookingPage>

export const BookingChangeInput = z.object({
  bookingId: BookingIdInput.shape.bookingId,
  to: requiredChoice('Status', bookingChanges),
  /** Required for declining, and for cancelling an accepted booking. */
  reason: text('Reason', 300).default(''),
})
export type BookingChangeInput = z.infer<typeof BookingChangeInput>

export const BookingBatchInput = z.object({
  bookingIds: BatchIds,
  to: requiredChoice('Status', bookingBatchChanges),
})
export type BookingBatchInput = z.infer<typeof BookingBatchInput>
