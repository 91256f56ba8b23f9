import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { Database, JoinTransaction } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { countedOrderDays, orderRegretHours } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { limitErrors } from './order.errors.ts'
import type { NewOrder } from './order-place.policy.ts'
import { isFoundUnpaidOrContestedSql } from './rules/order-contested.sql.ts'
import { type BuyerLimits, cancelledPerDay, exceededLimit } from './rules/order-limits.policy.ts'

export type OrderServices = {
  db: Database
  env: Pick<
    Env,
    'OPEN_ORDERS_PER_BUYER' | 'OPEN_ORDERS_PER_NEW_BUYER' | 'OPEN_ORDERS_WITH_ONE_SELLER'
  >
}

/** One buyer's request to order; `key` (the Idempotency-Key) is unique per buyer. */
export interface Checkout {
  buyerId: string
  /** The request's `Idempotency-Key`. */
  key: string | null
  fingerprint: string
  input: PlaceOrdersInput
  /** Gets the id of the first order. */
  join?: JoinTransaction | undefined
}

/** Thrown inside the transaction when the data that was checked has changed since it was read. */
export class StaleOfferError extends Error {}

type Buyer = Pick<Checkout, 'buyerId' | 'key'>

/** Whether the buyer cancelled order `o` in the last 24 hours. */
const isCancelledToday = sql`o.status = 'cancelled' and o.updated_at > now() - interval '24 hours'
  and exists (select from order_events e where e.order_id = o.id and e.status = 'cancelled'
    and e.made_by = 'buyer' and e.created_at > now() - interval '24 hours')`

/** Whether order `o` had reserved its stock for long when the buyer cancelled it, without an answer. */
const wasReservedForLong = sql`exists (select from order_events e where e.order_id = o.id
    and e.status = 'cancelled' and e.created_at > o.created_at + ${orderRegretHours} * interval '1 hour')
  and not exists (select from order_events e where e.order_id = o.id and e.status = 'accepted')`

/**
 * An order expires 24 hours after it was placed and counts for 24 hours more, so that a buyer who
 * reserves stock and lets the orders expire cannot place them again immediately. Cancelling one just
 * before it expires makes no difference.
 */
function buyerLimitsStatement({ buyerId, key }: Buyer, sellerIds: readonly string[]) {
  const buyer = sql`${sql.value(buyerId)}::uuid`
  const sellers = sql`${sql.value(sellerIds)}::uuid[]`
  return sql`with waiting as materialized (
    select id, seller_id from orders where buyer_id = ${buyer} and status = 'placed'
    union all
    select id, seller_id from orders where buyer_id = ${buyer} and status = 'expired'
      and created_at > now() - ${countedOrderDays} * interval '1 day'
    union all
    select id, seller_id from orders o where buyer_id = ${buyer} and ${isCancelledToday}
      and created_at > now() - ${countedOrderDays} * interval '1 day' and ${wasReservedForLong}
  )
  select (select count(*)::int from waiting) as waiting,
    (select count(*)::int from order_lines where order_id in (select id from waiting))
      as "waitingLines",
    coalesce((select max(n)::int from (select count(*) as n from waiting
      where seller_id = any(${sellers}) group by seller_id) counted), 0)
      as "mostWithOneSeller",
    -- A free order, or one whose payment is contested or was found missing, does not make a buyer trusted.
    exists (select from orders o where buyer_id = ${buyer} and status = 'delivered' and total > 0
      and not ${isFoundUnpaidOrContestedSql('o')}) as "hasDeliveredOrder",
    (select count(*)::int from (select from orders o where buyer_id = ${buyer} and ${isCancelledToday}
      limit ${cancelledPerDay}) over) as cancelled,
    exists (select from checkouts where person_id = ${buyer} and key = ${key}) as "isKnown",
    exists (select from message_blocks
      where (blocker_id = ${buyer} and blocked_id = any(${sellers}))
        or (blocked_id = ${buyer} and blocker_id = any(${sellers}))) as "isBlocked"`
}

interface BuyerLimitsRow extends BuyerLimits {
  /** The checkout's key was used before. */
  isKnown: boolean
  isBlocked: boolean
}

async function readBuyerLimits(em: EntityManager, checkout: Buyer, sellerIds: string[]) {
  const [limits] = await queryRows<BuyerLimitsRow>(em, buyerLimitsStatement(checkout, sellerIds))
  if (!limits) throw new Error('The buyer limits query returned no row.')
  return limits
}

/**
 * Checks that a buyer may place these orders. From here to the commit, one buyer's checkouts run one
 * after the other, so that several at the same time cannot exceed a limit together. This is the first
 * lock of a checkout; the crops' rows are locked after it.
 * @returns 'placed-already' when the same key has been used in the meantime.
 * @throws AppError `order.too_many_open`, `order.too_many_with_seller` (409) or
 * `order.too_many_cancelled` (429); StaleOfferError when one of the people has blocked
 * the other in the meantime.
 */
export async function requireWithinBuyerLimits(
  em: EntityManager,
  env: OrderServices['env'],
  checkout: Buyer,
  orders: readonly Pick<NewOrder, 'sellerId' | 'lines'>[],
): Promise<'allowed' | 'placed-already'> {
  await execute(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended(${`orders ${checkout.buyerId}`}, 0))`,
  )
  const sellers = orders.map(({ sellerId }) => sellerId)
  const { isKnown, isBlocked, ...buyer } = await readBuyerLimits(em, checkout, sellers)
  if (isKnown) return 'placed-already'
  if (isBlocked) throw new StaleOfferError()
  const size = {
    orders: orders.length,
    lines: orders.reduce((sum, { lines }) => sum + lines.length, 0),
  }
  const reached = exceededLimit(buyer, size, {
    perBuyer: env.OPEN_ORDERS_PER_BUYER,
    perNewBuyer: env.OPEN_ORDERS_PER_NEW_BUYER,
    withOneSeller: env.OPEN_ORDERS_WITH_ONE_SELLER,
  })
  if (reached) throw limitErrors[reached]()
  return 'allowed'
}
