import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { BookingStatus } from '#shared/booking/booking.constants.ts'

/** Locks a machine, so that changes of its booked days run one after the other. */
export const lockEquipment = (em: EntityManager, equipmentId: string) =>
  queryRows(em, sql`select 1 from equipments where id = ${equipmentId} for no key update`)

/** A change of a booking's status, as its history records it. */
interface BookingEvent {
  bookingId: string
  status: BookingStatus
  by: 'renter' | 'owner' | 'time'
  reason: string
}

export const addBookingEvent = (
  em: EntityManager,
  { bookingId, status, by, reason }: BookingEvent,
) =>
  execute(
    em,
    sql`insert into booking_events (id, booking_id, status, done_by, reason, created_at)
      values (${v7()}, ${bookingId}, ${status}, ${by}, ${reason}, clock_timestamp())`,
  )
