import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { notify } from '#server/features/notification/notification.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { retryDeadlocks } from '#server/platform/database/retry-deadlocks.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import type { AppError } from '#server/platform/errors/errors.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import type { BookingChangeInput, BookingView } from '#shared/booking/booking.schema.ts'
import { Booking } from './booking.entity.ts'
import { bookingNotFound, changeRefused, reasonNeeded } from './booking.errors.ts'
import { type BookingRole, countChange, needsReason, refusalOf } from './booking.policy.ts'
import { addEvent, expireStale, lockEquipment } from './booking-hold.service.ts'
import { getBooking } from './booking-read.service.ts'

/** Locks the machine first, as everything does that concerns its days, then the booking. */
async function lockBooking(em: EntityManager, actorId: string, id: string): Promise<Booking> {
  const [found] = await em.execute<{ equipmentId: string }[]>(
    `select equipment_id as "equipmentId" from bookings
      where id = ? and renter_id is not null and (renter_id = ? or owner_id = ?)`,
    [id, actorId, actorId],
  )
  if (!found) throw bookingNotFound()
  await lockEquipment(em, found.equipmentId)
  await expireStale(em, found.equipmentId)
  return em.findOneOrFail(Booking, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

interface Change extends Pick<BookingChangeInput, 'to' | 'reason'> {
  booking: Booking
  role: BookingRole
  actorId: string
}

async function apply(em: EntityManager, { booking, role, actorId, to, reason }: Change) {
  const before = booking.status
  booking.status = to
  booking.expiresAt = null
  if (to === 'completed') booking.completedAt = new Date()
  await em.flush()
  const more = countChange(before, to)
  if (more !== 0) {
    await em.execute('update equipments set bookings_count = bookings_count + ? where id = ?', [
      more,
      booking.equipmentId,
    ])
  }
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
 * Takes a booking one step further.
 * @throws AppError `booking.not_found` (404), also for other people's; `input.invalid` (400) without
 * a reason where one is owed; 409 for what the booking's state, the day or the role does not allow.
 */
export async function changeBooking(
  db: Database,
  actorId: string,
  { bookingId, to, reason }: BookingChangeInput,
): Promise<BookingView> {
  if (!isUuid(bookingId)) throw bookingNotFound()
  // A refusal is handed out of the transaction, for the request may have expired in it.
  const refused = await retryDeadlocks(() =>
    db.transaction(async (em): Promise<AppError | null> => {
      const booking = await lockBooking(em, actorId, bookingId)
      const role = booking.renter.id === actorId ? 'renter' : 'owner'
      const { status, firstDay } = booking
      const refusal = refusalOf({ status, role, firstDay, today: indiaDay() }, to)
      if (refusal) return changeRefused(refusal)
      if (needsReason(status, to) && reason === '') return reasonNeeded()
      await apply(em, { booking, role, actorId, to, reason })
      return null
    }),
  )
  if (refused) throw refused
  return getBooking(db, actorId, bookingId)
}
