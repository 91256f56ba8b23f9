import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database, JoinTransaction } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { sqlStateOf, uniqueViolation } from '#server/platform/database/sql-state.ts'
import { changeEach } from '#server/platform/errors/change-each.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import type { OrderStatus } from '#shared/order/order.constants.ts'
import type {
  OrderBatchInput,
  OrderChangeInput,
  PaymentReferenceInput,
} from '#shared/order/order.schema.ts'
import {
  cashRefused,
  noUpiId,
  orderChangeRefused,
  referenceRefused,
  referenceTaken,
} from './order.errors.ts'
import {
  canConfirmCash,
  canGiveReference,
  freeingStatuses,
  orderChangeNeedsReason,
  orderRefusalOf,
} from './order.policy.ts'
import { settleContest } from './order-contest.service.ts'
import {
  changeLockedOrder,
  type LockedOrder,
  notifyCounterparty,
  orderStateOf,
  withLockedOrder,
} from './order-lock.service.ts'
import { returnStock } from './order-stock.service.ts'

/** Further columns that a new status sets. */
function columnsSetBy(order: LockedOrder, to: OrderStatus): SqlFragment {
  if (to === 'paid') return sql`, paid_at = clock_timestamp()`
  if (to !== 'accepted') return sql``
  // Copied now, so that a later change of the seller's profile does not change the payee.
  const upiId = order.payBy === 'upi' ? order.upiId : ''
  return sql`, payee_upi_id = nullif(${upiId}, ''), payee_name = ${order.sellerName}`
}

async function changeStatus(
  em: EntityManager,
  order: LockedOrder,
  { actorId, to, reason }: { actorId: string } & Pick<OrderChangeInput, 'to' | 'reason'>,
): Promise<void> {
  const refusal = orderRefusalOf(orderStateOf(order), order.role, to)
  if (refusal) throw orderChangeRefused(refusal)
  if (orderChangeNeedsReason(order.role, to) && reason === '') {
    throw invalidInput([{ path: 'reason', message: 'Please give a reason' }])
  }
  if (to === 'accepted' && order.payBy === 'upi' && order.upiId === '') throw noUpiId()
  await execute(
    em,
    sql`update orders set status = ${to}, updated_at = clock_timestamp()${columnsSetBy(order, to)}
      where id = ${order.id}`,
  )
  await execute(
    em,
    sql`insert into order_events (order_id, status, made_by, actor_id, reason, created_at)
      values (${order.id}, ${to}, ${order.role}, ${actorId}, ${reason}, clock_timestamp())`,
  )
  await notifyCounterparty(em, order, actorId, to)
  if (freeingStatuses.includes(to)) await returnStock(em, [order.id])
}

/**
 * Changes an order's status and records who did it, when and why. When the order ends without a sale,
 * its stock returns to the crops.
 * @throws AppError `order.not_found` (404), `input.invalid` (400) when a required reason is missing,
 * and 409 when this role cannot make the change now (see order.errors.ts).
 */
export function changeOrder(
  db: Database,
  actorId: string,
  { orderId, to, reason }: OrderChangeInput,
  join?: JoinTransaction,
) {
  return changeLockedOrder(db, actorId, orderId, async (em, order) => {
    await join?.(em, order.id)
    await changeStatus(em, order, { actorId, to, reason })
  })
}

/**
 * Changes many orders, each as `changeOrder` would: a refused order does not stop the others. An order that
 * already has the status stays as it is, so that a request can be repeated.
 * @returns one result for each order; a refusal has the code that `changeOrder` throws.
 */
export const changeOrders = (db: Database, actorId: string, { orderIds, to }: OrderBatchInput) =>
  changeEach(orderIds, (orderId) =>
    withLockedOrder(db, actorId, orderId, async (em, order) => {
      if (order.status === to) return false
      await changeStatus(em, order, { actorId, to, reason: '' })
      return true
    }),
  )

/**
 * Saves the bank's reference of the buyer's payment. The buyer can correct it until the seller has
 * confirmed the payment.
 * @throws AppError `order.not_found` (404), `order.no_reference_now`, `order.reference_taken` (409).
 */
export async function setPaymentReference(
  db: Database,
  actorId: string,
  { orderId, reference }: PaymentReferenceInput,
) {
  try {
    return await changeLockedOrder(db, actorId, orderId, async (em, order) => {
      if (!canGiveReference(orderStateOf(order), order.role)) throw referenceRefused()
      // A repeated request does not notify the seller again.
      if (order.reference === reference) return
      await execute(
        em,
        sql`update orders set payment_reference = ${reference}, updated_at = clock_timestamp() where id = ${order.id}`,
      )
      await notifyCounterparty(em, order, actorId, 'payment-claimed')
    })
  } catch (error) {
    const isTaken = sqlStateOf(error) === uniqueViolation
    throw isTaken ? referenceTaken() : error
  }
}

/**
 * The seller confirms that the cash has arrived, which also settles a contest, and ends what an operator had found.
 * @throws AppError `order.not_found` (404), `order.no_cash_now` (409).
 */
export function confirmCash(db: Database, actorId: string, orderId: string) {
  return changeLockedOrder(db, actorId, orderId, async (em, order) => {
    if (!canConfirmCash(orderStateOf(order), order.role)) throw cashRefused()
    await execute(
      em,
      sql`update orders set paid_at = clock_timestamp(), updated_at = clock_timestamp() where id = ${order.id}`,
    )
    if (order.isFoundUnpaidOrContested) {
      await settleContest(em, order, { by: 'seller', actorId, reason: '', isUpheld: false })
    }
    await notifyCounterparty(em, order, actorId, 'cash-received')
  })
}
