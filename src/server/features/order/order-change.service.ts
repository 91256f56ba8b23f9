import type { EntityManager } from '@mikro-orm/postgresql'
import type { NoticeContent } from '../../../shared/notice.schema.ts'
import type { DeliveryWay, OrderStatus, PayWay } from '../../../shared/order.constants.ts'
import type { OrderChangeInput, PaymentReferenceInput } from '../../../shared/order.schema.ts'
import type { Database } from '../../core/database.ts'
import { invalidInput } from '../../core/errors.ts'
import { touch } from '../../core/live.ts'
import { retryDeadlocks, sqlStateOf } from '../../core/retry-deadlocks.ts'
import { isUuid } from '../../core/uuid.ts'
import { tell } from '../notice/notice.service.ts'
import {
  cashRefused,
  changeRefused,
  noUpiId,
  orderNotFound,
  referenceRefused,
  referenceTaken,
} from './order.errors.ts'
import {
  canConfirmCash,
  canGiveReference,
  freeingStatuses,
  needsReason,
  type OrderRole,
  type OrderState,
  refusalOf,
} from './order.policy.ts'
import { getOrder } from './order-read.service.ts'
import { returnStock } from './order-stock.service.ts'

/** An order as somebody is about to change it, its row locked. */
interface Held {
  id: string
  number: string
  buyerId: string
  sellerId: string
  status: OrderStatus
  payBy: PayWay
  delivery: DeliveryWay
  /** Of the payment, as the buyer gave it. */
  reference: string | null
  isPaid: boolean
  isOverdue: boolean
  total: number
  role: OrderRole
  upiId: string
  sellerName: string
  buyerName: string
  item: string
  lines: number
}

/** Reads and locks an order of one of its two people. @throws AppError `order.not_found` (404). */
async function holdOrder(em: EntityManager, actorId: string, orderId: string): Promise<Held> {
  const [order] = await em.execute<Held[]>(
    `select o.id, o.number, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.status,
        o.pay_by as "payBy", o.delivery, o.payment_reference as reference,
        o.paid_at is not null as "isPaid", o.expires_at <= clock_timestamp() as "isOverdue",
        o.total::float8 as total, case when o.buyer_id = ? then 'buyer' else 'seller' end as role,
        s.upi_id as "upiId", btrim(s.first_name || ' ' || s.last_name) as "sellerName",
        btrim(b.first_name || ' ' || b.last_name) as "buyerName",
        (select name from order_lines l where l.order_id = o.id and l.position = 0) as item,
        (select count(*)::int from order_lines l where l.order_id = o.id) as lines
      from orders o join users s on s.id = o.seller_id join users b on b.id = o.buyer_id
      where o.id = ? and ? in (o.buyer_id, o.seller_id)
      for no key update of o`,
    [actorId, orderId, actorId],
  )
  if (!order) throw orderNotFound()
  return order
}

const stateOf = ({ status, payBy, reference, isPaid, isOverdue }: Held): OrderState => ({
  status,
  payBy,
  hasReference: reference !== null,
  isPaid,
  isOverdue,
})

type Word = Extract<NoticeContent, { kind: 'order' }>['change']

/** Tells the other side, and lets the person's own other pages know. */
async function tellOther(em: EntityManager, order: Held, actorId: string, change: Word) {
  const isBuyer = order.role === 'buyer'
  await tell(em, isBuyer ? order.sellerId : order.buyerId, {
    kind: 'order',
    orderId: order.id,
    number: order.number,
    change,
    to: isBuyer ? 'seller' : 'buyer',
    by: isBuyer ? order.buyerName : order.sellerName,
    item: order.item,
    more: order.lines - 1,
    total: order.total,
    delivery: order.delivery,
  })
  touch(em, actorId, 'orders', order.id)
}

/** Runs `change` over the locked order and answers with the order as it is then. */
async function changeHeld(
  db: Database,
  actorId: string,
  orderId: string,
  change: (em: EntityManager, order: Held) => Promise<void>,
) {
  if (!isUuid(orderId)) throw orderNotFound()
  await retryDeadlocks(() =>
    db.transaction(async (em) => change(em, await holdOrder(em, actorId, orderId))),
  )
  return getOrder(db, actorId, orderId)
}

/** What else a new status sets. */
function assignmentsOf(order: Held, to: OrderStatus): { sql: string; values: string[] } {
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
  return changeHeld(db, actorId, orderId, async (em, order) => {
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
    return await changeHeld(db, actorId, orderId, async (em, order) => {
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

/** The seller says that the cash has come. @throws AppError `order.not_found` (404), `order.no_cash_now` (409). */
export function confirmCash(db: Database, actorId: string, orderId: string) {
  return changeHeld(db, actorId, orderId, async (em, order) => {
    if (!canConfirmCash(stateOf(order), order.role)) throw cashRefused()
    await em.execute(
      'update orders set paid_at = clock_timestamp(), updated_at = clock_timestamp() where id = ?',
      [order.id],
    )
    await tellOther(em, order, actorId, 'cash-received')
  })
}
