import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type NotificationTo,
  notify,
  notifyAll,
} from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import {
  type DeliveryWay,
  isFreeOrder,
  type OrderStatus,
  type PayWay,
} from '#shared/order/order.constants.ts'
import { orderNotFound } from './order.errors.ts'
import type { OrderRole, OrderState } from './order.policy.ts'
import {
  deliveryColumns,
  deliveryJoin,
  orderPartiesColumns,
  orderPartiesJoins,
} from './order.sql.ts'
import { getOrder } from './order-read.service.ts'
import { isFoundUnpaidOrContestedSql } from './rules/order-contested.sql.ts'

/** An order with its two people, as notifications name them. */
export interface OrderParties {
  id: string
  number: string
  buyerId: string
  sellerId: string
  buyerName: string
  sellerName: string
  delivery: DeliveryWay
  total: number
  /** The name of the first line. */
  item: string
  /** How many lines it has besides the first. */
  more: number
}

/** An order whose row is locked for a change. */
export interface LockedOrder extends OrderParties {
  status: OrderStatus
  payBy: PayWay
  /** The payment reference that the buyer gave. */
  reference: string | null
  isPaid: boolean
  isOverdue: boolean
  deliveredBy: OrderRole | null
  isContestOver: boolean
  wasContested: boolean
  /** The seller reported that the cash never arrived, and this is not settled, or an operator found it true. */
  isFoundUnpaidOrContested: boolean
  role: OrderRole
  upiId: string
}

/** Reads and locks an order for its buyer or seller. @throws AppError `order.not_found` (404). */
async function lockOrderOf(
  em: EntityManager,
  actorId: string,
  orderId: string,
): Promise<LockedOrder> {
  const [order] = await queryRows<LockedOrder>(
    em,
    sql`select ${orderPartiesColumns}, o.status, o.pay_by as "payBy", o.payment_reference as reference,
        o.paid_at is not null as "isPaid", o.expires_at <= clock_timestamp() as "isOverdue",
        case when o.buyer_id = ${actorId} then 'buyer' else 'seller' end as role,
        s.upi_id as "upiId", ${isFoundUnpaidOrContestedSql('o')} as "isFoundUnpaidOrContested",
        ${deliveryColumns}
      from orders o ${orderPartiesJoins} ${deliveryJoin}
      where o.id = ${orderId} and ${actorId} in (o.buyer_id, o.seller_id)
      for no key update of o`,
  )
  if (!order) throw orderNotFound()
  return order
}

export const orderStateOf = ({ reference, ...order }: LockedOrder): OrderState => ({
  ...order,
  isFree: isFreeOrder(order),
  hasReference: reference !== null,
})

type OrderNotificationChange = Extract<NotificationContent, { kind: 'order' }>['change']

const notificationOf = (
  order: OrderParties,
  change: OrderNotificationChange,
  to: OrderRole,
): NotificationTo => {
  const { id: orderId, number, item, more, total, delivery } = order
  const isBuyer = to === 'buyer'
  const by = isBuyer ? order.sellerName : order.buyerName
  return {
    userId: isBuyer ? order.buyerId : order.sellerId,
    content: { kind: 'order', orderId, number, change, to, by, item, more, total, delivery },
  }
}

/** Notifies the buyer and the seller of each of these orders. */
export const notifyBothParties = (
  em: EntityManager,
  orders: readonly OrderParties[],
  change: OrderNotificationChange,
) =>
  notifyAll(
    em,
    orders.flatMap((order) => [
      notificationOf(order, change, 'buyer'),
      notificationOf(order, change, 'seller'),
    ]),
  )

/** Notifies the counterparty and refreshes the actor's other open pages. */
export async function notifyCounterparty(
  em: EntityManager,
  order: LockedOrder,
  actorId: string,
  change: OrderNotificationChange,
) {
  const counterparty = order.role === 'buyer' ? 'seller' : 'buyer'
  const { userId, content } = notificationOf(order, change, counterparty)
  await notify(em, userId, content, actorId)
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
