import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { changeBookingsCount } from '#server/features/equipment/equipment-count.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { User, userName } from '#server/features/user/user.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { changeEach } from '#server/platform/errors/change-each.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type {
  BookingBatchInput,
  BookingChangeInput,
  BookingView,
} from '#shared/booking/booking.schema.ts'
import {
  type BookingRole,
  bookingChangeNeedsReason,
  bookingRefusalOf,
} from '#shared/booking/booking-transitions.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { Booking } from './booking.entity.ts'
import { bookingChangeRefused, bookingNotFound, reasonNeeded } from './booking.errors.ts'
import { bookingCountDelta } from './booking.policy.ts'
import { expireOverdueRequests } from './booking-expiry.service.ts'
import { addBookingEvent, lockEquipment } from './booking-lock.service.ts'
import { getBooking } from './booking-read.service.ts'

/** Locks the machine, then the booking, in the same order as every change of booked days. */
async function lockBooking(em: EntityManager, actorId: string, id: string): Promise<Booking> {
  const [row] = await queryRows<{ equipmentId: string }>(
    em,
    sql`select equipment_id as "equipmentId" from bookings
      where id = ${id} and renter_id is not null and (renter_id = ${actorId} or owner_id = ${actorId})`,
  )
  if (!row) throw bookingNotFound()
  await lockEquipment(em, row.equipmentId)
  await expireOverdueRequests(em, row.equipmentId)
  return em.findOneOrFail(Booking, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

interface Change extends Pick<BookingChangeInput, 'to' | 'reason'> {
  booking: Booking
  role: BookingRole
  actorId: string
}

async function applyChange(em: EntityManager, { booking, role, actorId, to, reason }: Change) {
  const previousStatus = booking.status
  booking.status = to
  booking.expiresAt = null
  if (to === 'completed') booking.completedAt = currentTime()
  await em.flush()
  const addedBookings = bookingCountDelta(previousStatus, to)
  if (addedBookings !== 0) await changeBookingsCount(em, booking.equipmentId, addedBookings)
  await addBookingEvent(em, { bookingId: booking.id, status: to, by: role, reason })
  const actor = await em.findOneOrFail(User, actorId)
  const isOwner = role === 'owner'
  const content = {
    kind: 'booking',
    bookingId: booking.id,
    number: booking.number,
    change: to,
    to: isOwner ? 'renter' : 'owner',
    by: userName(actor),
    item: booking.name,
    from: booking.firstDay,
    until: booking.lastDay,
  } as const
  await notify(em, isOwner ? booking.renter.id : booking.ownerId, content, actorId)
  publishHint(em, actorId, 'bookings', booking.id)
}

/**
 * @returns whether the booking changed, or why it must not.
 * Refusals are returned, not thrown: a throw would roll back the expiry that `lockBooking` may have written.
 */
function tryChange(
  db: Database,
  actorId: string,
  { bookingId, to, reason, isRepeatable }: BookingChangeInput & { isRepeatable: boolean },
): Promise<AppError | boolean> {
  if (!isUuid(bookingId)) return Promise.resolve(bookingNotFound())
  return db.transaction(async (em) => {
    const booking = await lockBooking(em, actorId, bookingId)
    const role: BookingRole = booking.renter.id === actorId ? 'renter' : 'owner'
    const { status, firstDay, lastDay } = booking
    if (isRepeatable && status === to) return false
    const state = { status, role, firstDay, lastDay, today: indiaDay() }
    const refusal = bookingRefusalOf(state, to)
    if (refusal) return bookingChangeRefused(refusal)
    if (bookingChangeNeedsReason(status, to) && reason === '') return reasonNeeded()
    await applyChange(em, { booking, role, actorId, to, reason })
    return true
  })
}

/**
 * Changes a booking's status.
 * @throws AppError `booking.not_found` (404), also for bookings of other people; `input.invalid` (400)
 * without a required reason; 409 when the booking's status, the day or the role does not allow it.
 */
export async function changeBooking(
  db: Database,
  actorId: string,
  input: BookingChangeInput,
): Promise<BookingView> {
  const changed = await tryChange(db, actorId, { ...input, isRepeatable: false })
  if (changed instanceof AppError) throw changed
  return getBooking(db, actorId, input.bookingId)
}

/**
 * Changes many bookings, each as `changeBooking` would: a refused booking does not stop the others. A booking
 * that already has the status stays as it is, so that a request can be repeated.
 * @returns one result for each booking; a refusal has the code that `changeBooking` throws.
 */
export const changeBookings = (
  db: Database,
  actorId: string,
  { bookingIds, to }: BookingBatchInput,
) =>
  changeEach(bookingIds, async (bookingId) => {
    const changed = await tryChange(db, actorId, { bookingId, to, reason: '', isRepeatable: true })
    if (changed instanceof AppError) throw changed
    return changed
  })
