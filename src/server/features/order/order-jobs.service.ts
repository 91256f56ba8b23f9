import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { orderPartiesColumns, orderPartiesJoins } from './order.sql.ts'
import { notifyBothParties, type OrderParties } from './order-lock.service.ts'
import { returnStock } from './order-stock.service.ts'

const batchSize = 100

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
  select ${orderPartiesColumns} from over o ${orderPartiesJoins}`

async function expireBatch(em: EntityManager): Promise<number> {
  const expired = await execute<OrderParties>(em, expireStatement)
  if (expired.length === 0) return 0
  await notifyBothParties(em, expired, 'expired')
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
