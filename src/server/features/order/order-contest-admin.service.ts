import type { EntityManager } from '@mikro-orm/postgresql'
import { notifyAll } from '#server/features/notification/notification.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import { orderNotFound } from './order.errors.ts'
import { closeContest } from './order-contest.service.ts'

interface ContestedOrder {
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
  isContested: boolean
}

/** Reads and locks any order. @throws AppError `order.not_found` (404). */
async function lockOrder(em: EntityManager, orderId: string): Promise<ContestedOrder> {
  const [order] = await queryRows<ContestedOrder>(
    em,
    sql`select o.id, o.number, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.delivery,
        o.total::float8 as total, ${userNameSql('b')} as "buyerName",
        ${userNameSql('s')} as "sellerName",
        (select name from order_lines l where l.order_id = o.id and l.position = 0) as item,
        (select count(*)::int - 1 from order_lines l where l.order_id = o.id) as more,
        o.contested_at is not null and o.contest_settled_at is null as "isContested"
      from orders o join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
      where o.id = ${orderId} for no key update of o`,
  )
  if (!order) throw orderNotFound()
  return order
}

/**
 * An operator closes a contest, so that the buyer's review counts again. Notifies both people. The
 * caller has checked the operator's rights.
 * @returns the order's number and its two people; null when the order was not contested.
 * @throws AppError `order.not_found` (404).
 */
export async function closeContestByOperator(
  em: EntityManager,
  operatorId: string,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<{ number: string; people: readonly string[] } | null> {
  const order = await lockOrder(em, orderId)
  if (!order.isContested) return null
  await closeContest(em, order, { by: 'operator', actorId: operatorId, reason })
  const { number, item, more, total, delivery } = order
  const content = { kind: 'order', change: 'contest-closed', orderId, number } as const
  const about = { item, more, total, delivery }
  await notifyAll(em, [
    { userId: order.buyerId, content: { ...content, ...about, to: 'buyer', by: order.sellerName } },
    {
      userId: order.sellerId,
      content: { ...content, ...about, to: 'seller', by: order.buyerName },
    },
  ])
  return { number, people: [order.buyerId, order.sellerId] }
}
