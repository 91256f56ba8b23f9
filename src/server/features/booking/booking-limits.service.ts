import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import { countedRequestDays, requestRegretHours } from '#shared/booking/booking.constants.ts'
import { renterLimitErrors } from './booking.errors.ts'
import { exceededRenterLimit, type RenterRequests } from './booking.policy.ts'

export type BookingServices = {
  db: Database
  env: Pick<
    Env,
    'OPEN_BOOKINGS_PER_RENTER' | 'OPEN_BOOKINGS_PER_NEW_RENTER' | 'OPEN_BOOKINGS_WITH_ONE_OWNER'
  >
}

/** Requests of one renter in 24 hours: each one notifies an owner, even if it is cancelled again. */
export const maxBookingRequestsPerDay = 50

/** Whether the renter cancelled a request in the last 24 hours that had reserved the days for long. */
const isCancelledLate = (booking: SqlFragment) => sql`${booking}.status = 'cancelled'
  and exists (select from booking_events e where e.booking_id = ${booking}.id
    and e.status = 'cancelled' and e.done_by = 'renter' and e.created_at > now() - interval '24 hours'
    and e.created_at > ${booking}.created_at + ${requestRegretHours} * interval '1 hour')
  and not exists (select from booking_events e where e.booking_id = ${booking}.id and e.status = 'accepted')`

/**
 * A request expires within 24 hours and counts for 24 hours more, so that a renter who reserves days and lets the
 * requests expire cannot make them again immediately. Cancelling one just before it expires makes no difference.
 */
const renterRequestsStatement = (renterId: string, equipmentId: string) =>
  sql`select count(*)::int as waiting,
      count(*) filter (where owner_id = (select owner_id from equipments where id = ${equipmentId}))::int
        as "waitingWithOwner",
      -- A free booking does not make a renter trusted.
      exists (select from bookings where renter_id = ${renterId} and status = 'completed'
        and total > 0) as "hasCompletedBooking"
    from bookings b where renter_id = ${renterId}
      and (status in ('requested', 'expired') or ${isCancelledLate(sql`b`)})
      and created_at > now() - ${countedRequestDays} * interval '1 day'`

/**
 * Checks that a renter may request one more booking, of this machine's owner. The caller has locked the renter, so requests
 * run one after the other.
 * @throws AppError `booking.too_many`, `booking.too_many_with_owner` (409), `rate.limited` (429).
 */
export async function requireWithinRenterLimits(
  em: EntityManager,
  env: BookingServices['env'],
  { renterId, equipmentId }: { renterId: string; equipmentId: string },
): Promise<void> {
  const [requests] = await queryRows<RenterRequests>(
    em,
    renterRequestsStatement(renterId, equipmentId),
  )
  if (!requests) throw new Error('The query for the renter’s requests returned no row.')
  const exceeded = exceededRenterLimit(requests, {
    perRenter: env.OPEN_BOOKINGS_PER_RENTER,
    perNewRenter: env.OPEN_BOOKINGS_PER_NEW_RENTER,
    withOneOwner: env.OPEN_BOOKINGS_WITH_ONE_OWNER,
  })
  if (exceeded) throw renterLimitErrors[exceeded]()
  const quota = { max: maxBookingRequestsPerDay, window: 24 * 3600 }
  const rows = { table: 'bookings', where: sql`renter_id = ${renterId}` }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyRequests(wait)
}
