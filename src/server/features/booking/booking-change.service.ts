import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { changeBookingsCount } from '#server/features/equipment/equipment-count.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import type { AppError } from '#server/platform/errors/errors.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { BookingChangeInput, BookingView } from '#shared/booking/booking.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { Booking } from './booking.entity.ts'
import { bookingChangeRefused, bookingNotFound, reasonNeeded } from './booking.errors.ts'
import {
  type BookingRole,
  bookingChangeNeedsReason,
  bookingRefusalOf,
  countChange,
} from './booking.policy.ts'
import { addEvent, expireOverdueRequests, lockEquipment } from './booking-hold.service.ts'
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
  if (to === 'completed') booking.completedAt = new Date()
  await em.flush()
  const addedBookings = countChange(previousStatus, to)
  if (addedBookings !== 0) await changeBookingsCount(em, booking.equipmentId, addedBookings)
  await addEvent(em, { bookingId: booking.id, status: to, by: role, reason })
  const actor = await em.findOneOrFail(User, actorId)
  const isOwner = role === 'owner'
  await notify(em, isOwner ? booking.renter.id : booking.ownerId, {
    kind: 'booking',
    bookingId: booking.id,
    number: booking.number,
    change: to,
    to: isOwner ? 'renter' : 'owner',
    by: `${actor.firstName} ${actor.lastName}`.trim(),
    item: booking.name,
    from: booking.firstDay,
    until: booking.lastDay,
  })
  publishHint(em, actorId, 'bookings', booking.id)
}

/**
 * Changes a booking's status.
 * @throws AppError `booking.not_found` (404), also for bookings of other people; `input.invalid` (400)
 * without a required reason; 409 when the booking's status, the day or the role does not allow it.
 */
export async function changeBooking(
  db: Database,
  actorId: string,
  { bookingId, to, reason }: BookingChangeInput,
): Promise<BookingView> {
  if (!isUuid(bookingId)) throw bookingNotFound()
  // Returned, not thrown: a throw would roll back the expiry that `lockBooking` may have written.
  const refused = await db.transaction(async (em): Promise<AppError | null> => {
    const booking = await lockBooking(em, actorId, bookingId)
    const role = booking.renter.id === actorId ? 'renter' : 'owner'
    const { status, firstDay } = booking
    const refusal = bookingRefusalOf({ status, role, firstDay, today: indiaDay() }, to)
    if (refusal) return bookingChangeRefused(refusal)
    if (bookingChangeNeedsReason(status, to) && reason === '') return reasonNeeded()
    await applyChange(em, { booking, role, actorId, to, reason })
    return null
  })
  if (refused) throw refused
  return getBooking(db, actorId, bookingId)
}
