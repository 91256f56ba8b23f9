import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type NotificationTo,
  notifyAll,
} from '#server/features/notification/notification.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { addBookingEvent, lockEquipment } from './booking-lock.service.ts'

interface ExpiredRow {
  id: string
  number: string
  ownerId: string
  renterId: string
  name: string
  from: string
  until: string
  owner: string
  renter: string
}

function notificationsOf(row: ExpiredRow): NotificationTo[] {
  const { id, number, name, from, until } = row
  const common = { kind: 'booking', bookingId: id, number, item: name, from, until } as const
  const content = { ...common, change: 'expired' } as const
  return [
    { userId: row.renterId, content: { ...content, to: 'renter', by: row.owner } },
    { userId: row.ownerId, content: { ...content, to: 'owner', by: row.renter } },
  ]
}

/**
 * Expires a machine's requests that were not decided in time, which frees their days. The caller has
 * locked the machine's row.
 */
export async function expireOverdueRequests(em: EntityManager, equipmentId: string): Promise<void> {
  const rows = await execute<ExpiredRow>(
    em,
    sql`update bookings b set status = 'expired', expires_at = null, updated_at = clock_timestamp()
      from users o, users r
      where b.equipment_id = ${equipmentId} and b.status = 'requested' and b.expires_at <= clock_timestamp()
        and o.id = b.owner_id and r.id = b.renter_id
      returning b.id, b.number, b.owner_id as "ownerId", b.renter_id as "renterId", b.name,
        b.first_day::text as "from", b.last_day::text as until,
        ${userNameSql('o')} as owner, ${userNameSql('r')} as renter`,
  )
  for (const { id } of rows) {
    await addBookingEvent(em, { bookingId: id, status: 'expired', by: 'time', reason: '' })
  }
  await notifyAll(em, rows.flatMap(notificationsOf))
}

/** Machines processed per run of the job. */
const batchSize = 500

/** Ends what was not decided in time, machine by machine, so that nobody waits long for it. */
export async function expireBookings(db: Database): Promise<void> {
  const equipments = await queryRows<{ id: string }>(
    db,
    sql`select distinct equipment_id as id from bookings
      where status = 'requested' and expires_at <= now() limit ${batchSize}`,
  )
  for (const { id } of equipments) {
    await db.transaction(async (em) => {
      await lockEquipment(em, id)
      await expireOverdueRequests(em, id)
    })
  }
}

export const bookingJobs = (db: Database): Job[] => [
  { name: 'booking-expiry', everyMs: 60_000, atStart: true, run: () => expireBookings(db) },
]
