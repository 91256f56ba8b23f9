import { changeBooking } from '#server/features/booking/booking-change.service.ts'
import { changeOrder } from '#server/features/order/order-change.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { settledAfterDays } from '#shared/account/account.constants.ts'
import type { DeletionStatus } from '#shared/account/account.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** What a person would have to finish or cancel first; the newest so many are enough to show. */
const mostShown = 20

const recently = `now() - interval '${settledAfterDays} days'`

/**
 * Agreed and not yet over. Nobody can hold up a deletion for ever by not answering: what nothing has
 * happened to for a month no longer counts.
 */
const openOrders = `select id as "_id", number, status,
    case when buyer_id = $1 then 'buyer' else 'seller' end as role
  from orders where (buyer_id = $1 or seller_id = $1)
    and status in ('accepted', 'paid', 'dispatched') and updated_at > ${recently}
  order by created_at desc limit ${mostShown}`

const openBookings = `select id as "_id", number, status,
    case when renter_id = $1 then 'renter' else 'owner' end as role
  from bookings where (renter_id = $1 or owner_id = $1)
    and status in ('accepted', 'handed-over', 'returned')
    and greatest(updated_at, last_day::timestamptz) > ${recently}
  order by created_at desc limit ${mostShown}`

/** The orders and bookings that keep an account from being deleted. By table name: it only reads. */
export async function listOpenTrade(
  db: Database,
  userId: string,
): Promise<Pick<DeletionStatus, 'openOrders' | 'openBookings'>> {
  const values = [userId]
  return {
    openOrders: await db.read<DeletionStatus['openOrders'][number]>({ text: openOrders, values }),
    openBookings: await db.read<DeletionStatus['openBookings'][number]>({
      text: openBookings,
      values,
    }),
  }
}

export async function hasOpenTrade(db: Database, userId: string): Promise<boolean> {
  const open = await listOpenTrade(db, userId)
  return open.openOrders.length > 0 || open.openBookings.length > 0
}

/** Other people read it in the order, as its writer's own words. */
const reasons: Record<Language, string> = {
  en: 'This account is being deleted.',
  hi: 'यह खाता हटाया जा रहा है।',
}

/** Somebody else was faster: what is no longer waiting needs no end. */
async function unlessDecided(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof AppError && error.status === 409)) throw error
  }
}

/** Declines and cancels what waits for an answer, as the person could: stock and days come back. */
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
    await unlessDecided(changeOrder(db, userId, { orderId: id, to, reason }))
  }
  const bookings = await db.read<{ id: string; isRenter: boolean }>({
    text: `select id, renter_id = $1 as "isRenter" from bookings
      where (renter_id = $1 or owner_id = $1) and status = 'requested' and expires_at > now()`,
    values,
  })
  for (const { id, isRenter } of bookings) {
    const to = isRenter ? 'cancelled' : 'declined'
    await unlessDecided(changeBooking(db, userId, { bookingId: id, to, reason }))
  }
}
