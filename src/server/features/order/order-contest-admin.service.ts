import type { EntityManager } from '@mikro-orm/postgresql'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { CloseContestInput } from '#shared/admin/admin-review.schema.ts'
import { orderNotFound } from './order.errors.ts'
import { orderPartiesColumns, orderPartiesJoins } from './order.sql.ts'
import { settleContest } from './order-contest.service.ts'
import { notifyBothParties, type OrderParties } from './order-lock.service.ts'
import { isContestedSql } from './rules/order-contested.sql.ts'

interface ContestedOrder extends OrderParties {
  isContested: boolean
}

/** Reads and locks any order. @throws AppError `order.not_found` (404). */
async function lockOrder(em: EntityManager, orderId: string): Promise<ContestedOrder> {
  const [order] = await queryRows<ContestedOrder>(
    em,
    sql`select ${orderPartiesColumns}, ${isContestedSql('o')} as "isContested"
      from orders o ${orderPartiesJoins}
      where o.id = ${orderId} for no key update of o`,
  )
  if (!order) throw orderNotFound()
  return order
}

/**
 * An operator settles a contest: the buyer's review counts again, unless the buyer is found not to have
 * paid. Notifies both people. The caller has checked the operator's rights.
 * @returns the order's number and its two people; null when the order was not contested.
 * @throws AppError `order.not_found` (404).
 */
export async function closeContestByOperator(
  em: EntityManager,
  operatorId: string,
  { orderId, reason, outcome }: CloseContestInput,
): Promise<{ number: string; people: readonly string[] } | null> {
  const order = await lockOrder(em, orderId)
  if (!order.isContested) return null
  await settleContest(em, order, {
    by: 'operator',
    actorId: operatorId,
    reason,
    isUpheld: outcome === 'unpaid',
  })
  await notifyBothParties(em, [order], 'contest-closed')
  return { number: order.number, people: [order.buyerId, order.sellerId] }
}
