import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type NotificationTo,
  notifyAll,
} from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import { returnStock } from './order-stock.service.ts'

const batchSize = 100

interface Expired {
  id: string
  number: string
  buyerId: string
  sellerId: string
  buyerName: string
  sellerName: string
  delivery: DeliveryWay
  total: number
  item: string
  more: number
}

/** Uses `now()`, which an index can serve; `clock_timestamp()` would be evaluated for every order. */
const expireStatement = sql`with late as (
    select id from orders where status = 'placed' and expires_at <= now()
      order by expires_at limit ${batchSize} for no key update skip locked
  ), over as (
    update orders o set status = 'expired', updated_at = clock_timestamp()
      from late where o.id = late.id
      returning o.id, o.number, o.buyer_id, o.seller_id, o.delivery, o.total
  ), noted as (
    insert into order_events (order_id, status, made_by, created_at)
      select id, 'expired', 'time', clock_timestamp() from over
  )
  select o.id, o.number, o.buyer_id as "buyerId", o.seller_id as "sellerId",
      btrim(b.first_name || ' ' || b.last_name) as "buyerName",
      btrim(s.first_name || ' ' || s.last_name) as "sellerName", o.delivery, o.total::float8 as total,
      (select name from order_lines l where l.order_id = o.id and l.position = 0) as item,
      (select count(*)::int - 1 from order_lines l where l.order_id = o.id) as more
    from over o join users b on b.id = o.buyer_id join users s on s.id = o.seller_id`

function notificationsOf(order: Expired): NotificationTo[] {
  const { id, number, item, more, total, delivery } = order
  const what = { orderId: id, number, item, more, total, delivery }
  const common = { kind: 'order', change: 'expired', ...what } as const
  return [
    { userId: order.buyerId, content: { ...common, to: 'buyer', by: order.sellerName } },
    { userId: order.sellerId, content: { ...common, to: 'seller', by: order.buyerName } },
  ]
}

async function expireBatch(em: EntityManager): Promise<number> {
  const expired = await execute<Expired>(em, expireStatement)
  if (expired.length === 0) return 0
  await notifyAll(em, expired.flatMap(notificationsOf))
  await returnStock(
    em,
    expired.map(({ id }) => id),
  )
  return expired.length
}

/** Expires orders that were not accepted in time, returns their stock and notifies buyer and seller. */
export async function expireOrders(db: Database, signal?: AbortSignal): Promise<void> {
  let ended = batchSize
  while (ended === batchSize && !signal?.aborted) {
    ended = await db.transaction(expireBatch)
  }
}

export const orderJobs = (db: Database): Job[] => [
  {
    name: 'order-expiry',
    everyMs: 60_000,
    atStart: true,
    run: (signal) => expireOrders(db, signal),
  },
]
