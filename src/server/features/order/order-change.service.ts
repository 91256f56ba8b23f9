import type { Database } from '#server/platform/database/database.ts'
import { sqlStateOf } from '#server/platform/database/retry-deadlocks.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import type { OrderStatus } from '#shared/order/order.constants.ts'
import type { OrderChangeInput, PaymentReferenceInput } from '#shared/order/order.schema.ts'
import {
  cashRefused,
  changeRefused,
  noUpiId,
  referenceRefused,
  referenceTaken,
} from './order.errors.ts'
import {
  canConfirmCash,
  canGiveReference,
  freeingStatuses,
  needsReason,
  refusalOf,
} from './order.policy.ts'
import { closeContest } from './order-contest.service.ts'
import { changeLockedOrder, type LockedOrder, stateOf, tellOther } from './order-hold.service.ts'
import { returnStock } from './order-stock.service.ts'

/** What else a new status sets. */
function assignmentsOf(order: LockedOrder, to: OrderStatus): { sql: string; values: string[] } {
  if (to === 'paid') return { sql: ', paid_at = clock_timestamp()', values: [] }
  if (to !== 'accepted') return { sql: '', values: [] }
  // The payee as of now: who changes the profile later does not change where this one is paid.
  const values = [order.payBy === 'upi' ? order.upiId : '', order.sellerName]
  return { sql: `, payee_upi_id = nullif(?, ''), payee_name = ?`, values }
}

/**
 * Moves an order on, with who, when and why. Stock comes back when it ends without a sale.
 * @throws AppError `order.not_found` (404), `input.invalid` (400) without a reason where one is owed,
 * and 409 with the reason when this side can't do that now (order.errors.ts).
 */
export function changeOrder(
  db: Database,
  actorId: string,
  { orderId, to, reason }: OrderChangeInput,
) {
  return changeLockedOrder(db, actorId, orderId, async (em, order) => {
    const refusal = refusalOf(stateOf(order), order.role, to)
    if (refusal) throw changeRefused(refusal)
    if (needsReason(order.role, to) && reason === '') {
      throw invalidInput([{ path: 'reason', message: 'Please give a reason' }])
    }
    if (to === 'accepted' && order.payBy === 'upi' && order.upiId === '') throw noUpiId()
    const { sql, values } = assignmentsOf(order, to)
    await em.execute(
      `update orders set status = ?, updated_at = clock_timestamp()${sql} where id = ?`,
      [to, ...values, order.id],
    )
    await em.execute(
      `insert into order_events (order_id, status, made_by, actor_id, reason, created_at)
        values (?, ?, ?, ?, ?, clock_timestamp())`,
      [order.id, to, order.role, actorId, reason],
    )
    await tellOther(em, order, actorId, to)
    if (freeingStatuses.includes(to)) await returnStock(em, [order.id])
  })
}

/**
 * The buyer says what the bank calls their payment; until the seller has confirmed it, it can be
 * mended.
 * @throws AppError `order.not_found` (404), `order.no_reference_now`, `order.reference_taken` (409).
 */
export async function giveReference(
  db: Database,
  actorId: string,
  { orderId, reference }: PaymentReferenceInput,
) {
  try {
    return await changeLockedOrder(db, actorId, orderId, async (em, order) => {
      if (!canGiveReference(stateOf(order), order.role)) throw referenceRefused()
      // Said twice is said once: nobody is told again.
      if (order.reference === reference) return
      await em.execute(
        'update orders set payment_reference = ?, updated_at = clock_timestamp() where id = ?',
        [reference, order.id],
      )
      await tellOther(em, order, actorId, 'payment-claimed')
    })
  } catch (error) {
    const isTaken = sqlStateOf(error) === '23505'
    throw isTaken ? referenceTaken() : error
  }
}

/**
 * The seller says that the cash has come, which also settles a contest.
 * @throws AppError `order.not_found` (404), `order.no_cash_now` (409).
 */
export function confirmCash(db: Database, actorId: string, orderId: string) {
  return changeLockedOrder(db, actorId, orderId, async (em, order) => {
    if (!canConfirmCash(stateOf(order), order.role)) throw cashRefused()
    await em.execute(
      'update orders set paid_at = clock_timestamp(), updated_at = clock_timestamp() where id = ?',
      [order.id],
    )
    if (order.isContested) await closeContest(em, order, { by: 'seller', actorId, reason: '' })
    await tellOther(em, order, actorId, 'cash-received')
  })
}
