import { changeBooking } from '#server/features/booking/booking-change.service.ts'
import { changeOrder } from '#server/features/order/order-change.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { settledAfterDays } from '#shared/account/account.constants.ts'
import type { DeletionStatus } from '#shared/account/account.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** How many orders and how many bookings are listed, newest first. */
const mostShown = 20

const recentlySql = `now() - interval '${settledAfterDays} days'`

/**
 * Accepted and not finished. Trade without any change for a month does not count, so that nobody can
 * delay a deletion forever by not answering.
 */
const openOrdersSql = `select id as "_id", number, status,
    case when buyer_id = $1 then 'buyer' else 'seller' end as role
  from orders where (buyer_id = $1 or seller_id = $1)
    and status in ('accepted', 'paid', 'dispatched') and updated_at > ${recentlySql}
  order by created_at desc limit ${mostShown}`

const openBookingsSql = `select id as "_id", number, status,
    case when renter_id = $1 then 'renter' else 'owner' end as role
  from bookings where (renter_id = $1 or owner_id = $1)
    and status in ('accepted', 'handed-over', 'returned')
    and greatest(updated_at, last_day::timestamptz) > ${recentlySql}
  order by created_at desc limit ${mostShown}`

/** The orders and bookings that prevent the deletion of an account. Reads their tables directly. */
export async function listOpenTrade(
  db: Database,
  userId: string,
): Promise<Pick<DeletionStatus, 'openOrders' | 'openBookings'>> {
  const values = [userId]
  return {
    openOrders: await db.read<DeletionStatus['openOrders'][number]>({
      text: openOrdersSql,
      values,
    }),
    openBookings: await db.read<DeletionStatus['openBookings'][number]>({
      text: openBookingsSql,
      values,
    }),
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
  const values = [userId]
  const [{ language } = { language: 'en' as const }] = await db.read<{ language: Language }>({
    text: 'select language from users where id = $1',
    values,
  })
  const reason = reasons[language]
  const orders = await db.read<{ id: string; isBuyer: boolean }>({
    text: `select id, buyer_id = $1 as "isBuyer" from orders
      where (buyer_id = $1 or seller_id = $1) and status = 'placed' and expires_at > now()`,
    values,
  })
  for (const { id, isBuyer } of orders) {
    const to = isBuyer ? 'cancelled' : 'declined'
    await ignoreConflict(changeOrder(db, userId, { orderId: id, to, reason }))
  }
  const bookings = await db.read<{ id: string; isRenter: boolean }>({
    text: `select id, renter_id = $1 as "isRenter" from bookings
      where (renter_id = $1 or owner_id = $1) and status = 'requested' and expires_at > now()`,
    values,
  })
  for (const { id, isRenter } of bookings) {
    const to = isRenter ? 'cancelled' : 'declined'
    await ignoreConflict(changeBooking(db, userId, { bookingId: id, to, reason }))
  }
}
