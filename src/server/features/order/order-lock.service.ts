import type { EntityManager } from '@mikro-orm/postgresql'
import { notify } from '#server/features/notification/notification.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import type { DeliveryWay, OrderStatus, PayWay } from '#shared/order/order.constants.ts'
import { orderNotFound } from './order.errors.ts'
import type { OrderRole, OrderState } from './order.policy.ts'
import { deliveryColumns, deliveryJoin } from './order.sql.ts'
import { getOrder } from './order-read.service.ts'

/** An order whose row is locked for a change. */
export interface LockedOrder {
  id: string
  number: string
  buyerId: string
  sellerId: string
  status: OrderStatus
  payBy: PayWay
  delivery: DeliveryWay
  /** The payment reference that the buyer gave. */
  reference: string | null
  isPaid: boolean
  isOverdue: boolean
  deliveredBy: OrderRole | null
  isContestOver: boolean
  wasContested: boolean
  /** The seller reported that the cash never arrived, and this is not settled. */
  isContested: boolean
  total: number
  role: OrderRole
  upiId: string
  sellerName: string
  buyerName: string
  item: string
  lines: number
}

/** Reads and locks an order for its buyer or seller. @throws AppError `order.not_found` (404). */
async function lockOrderOf(
  em: EntityManager,
  actorId: string,
  orderId: string,
): Promise<LockedOrder> {
  const [order] = await queryRows<LockedOrder>(
    em,
    sql`select o.id, o.number, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.status,
        o.pay_by as "payBy", o.delivery, o.payment_reference as reference,
        o.paid_at is not null as "isPaid", o.expires_at <= clock_timestamp() as "isOverdue",
        o.total::float8 as total, case when o.buyer_id = ${actorId} then 'buyer' else 'seller' end as role,
        s.upi_id as "upiId", ${userNameSql('s')} as "sellerName",
        ${userNameSql('b')} as "buyerName",
        (select name from order_lines l where l.order_id = o.id and l.position = 0) as item,
        (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
        o.contested_at is not null and o.contest_settled_at is null as "isContested",
        ${deliveryColumns}
      from orders o join users s on s.id = o.seller_id join users b on b.id = o.buyer_id
        ${deliveryJoin}
      where o.id = ${orderId} and ${actorId} in (o.buyer_id, o.seller_id)
      for no key update of o`,
  )
  if (!order) throw orderNotFound()
  return order
}

export const orderStateOf = ({ reference, ...order }: LockedOrder): OrderState => ({
  ...order,
  hasReference: reference !== null,
})

type OrderNotificationChange = Extract<NotificationContent, { kind: 'order' }>['change']

/** Notifies the counterparty and refreshes the actor's other open pages. */
export async function notifyCounterparty(
  em: EntityManager,
  order: LockedOrder,
  actorId: string,
  change: OrderNotificationChange,
) {
  const isBuyer = order.role === 'buyer'
  const content = {
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
  } as const
  await notify(em, isBuyer ? order.sellerId : order.buyerId, content, actorId)
  publishHint(em, actorId, 'orders', order.id)
}

/**
 * Runs `change` on the locked order, in a transaction.
 * @throws AppError `order.not_found` (404), and what `change` throws.
 */
export function withLockedOrder<Result>(
  db: Database,
  actorId: string,
  orderId: string,
  change: (em: EntityManager, order: LockedOrder) => Promise<Result>,
): Promise<Result> {
  if (!isUuid(orderId)) return Promise.reject(orderNotFound())
  return db.transaction(async (em) => change(em, await lockOrderOf(em, actorId, orderId)))
}

/** As `withLockedOrder`, and returns the changed order. */
export async function changeLockedOrder(
  db: Database,
  actorId: string,
  orderId: string,
  change: (em: EntityManager, order: LockedOrder) => Promise<void>,
) {
  await withLockedOrder(db, actorId, orderId, change)
  return getOrder(db, actorId, orderId)
}
