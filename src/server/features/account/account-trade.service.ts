import { changeBooking } from '#server/features/booking/booking-change.service.ts'
import { changeOrder } from '#server/features/order/order-change.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlInput, sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { settledAfterDays } from '#shared/account/account.constants.ts'
import type { DeletionStatus } from '#shared/account/account.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** How many orders and how many bookings are listed, newest first. */
const mostShown = 20

const recentlySql = sql`now() - make_interval(days => ${settledAfterDays})`

/**
 * Accepted and not finished. Trade without any change for a month does not count, so that nobody can
 * delay a deletion forever by not answering.
 */
const openOrdersSql = (user: SqlInput) => sql`select id as "_id", number, status,
    case when buyer_id = ${user} then 'buyer' else 'seller' end as role
  from orders where (buyer_id = ${user} or seller_id = ${user})
    and status in ('accepted', 'paid', 'dispatched') and updated_at > ${recentlySql}
  order by created_at desc limit ${mostShown}`

const openBookingsSql = (user: SqlInput) => sql`select id as "_id", number, status,
    case when renter_id = ${user} then 'renter' else 'owner' end as role
  from bookings where (renter_id = ${user} or owner_id = ${user})
    and status in ('accepted', 'handed-over', 'returned')
    and greatest(updated_at, last_day::timestamptz) > ${recentlySql}
  order by created_at desc limit ${mostShown}`

/** The orders and bookings that prevent the deletion of an account. Reads their tables directly. */
export async function listOpenTrade(
  db: Database,
  userId: string,
): Promise<Pick<DeletionStatus, 'openOrders' | 'openBookings'>> {
  const user = sql.value(userId)
  return {
    openOrders: await queryRows<DeletionStatus['openOrders'][number]>(db, openOrdersSql(user)),
    openBookings: await queryRows<DeletionStatus['openBookings'][number]>(
      db,
      openBookingsSql(user),
    ),
  }
}

export async function hasOpenTrade(db: Database, userId: string): Promise<boolean> {
  const open = await listOpenTrade(db, userId)
  return open.openOrders.length > 0 || open.openBookings.length > 0
}

/** The reason that the counterparty reads in the order or booking. */
const reasons: Record<Language, string> = {
  en: 'This account is being deleted.',
  hi: 'यह खाता हटाया जा रहा है।',
}

/** Ignores a conflict (409): the counterparty has decided first, so there is nothing left to end. */
async function ignoreConflict(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof AppError && error.status === 409)) throw error
  }
}

/** Declines and cancels what waits for an answer, as the user could: stock and days become free again. */
export async function endWaitingTrade(db: Database, userId: string): Promise<void> {
  const user = sql.value(userId)
  const [{ language } = { language: 'en' as const }] = await queryRows<{ language: Language }>(
    db,
    sql`select language from users where id = ${user}`,
  )
  const reason = reasons[language]
  const orders = await queryRows<{ id: string; isBuyer: boolean }>(
    db,
    sql`select id, buyer_id = ${user} as "isBuyer" from orders
      where (buyer_id = ${user} or seller_id = ${user}) and status = 'placed'
        and expires_at > now()`,
  )
  for (const { id, isBuyer } of orders) {
    const to = isBuyer ? 'cancelled' : 'declined'
    await ignoreConflict(changeOrder(db, userId, { orderId: id, to, reason }))
  }
  const bookings = await queryRows<{ id: string; isRenter: boolean }>(
    db,
    sql`select id, renter_id = ${user} as "isRenter" from bookings
      where (renter_id = ${user} or owner_id = ${user}) and status = 'requested'
        and expires_at > now()`,
  )
  for (const { id, isRenter } of bookings) {
    const to = isRenter ? 'cancelled' : 'declined'
    await ignoreConflict(changeBooking(db, userId, { bookingId: id, to, reason }))
  }
}
