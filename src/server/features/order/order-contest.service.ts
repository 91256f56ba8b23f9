import type { EntityManager } from '@mikro-orm/postgresql'
import { recountReviews } from '#server/features/review/review.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { OrderContestInput } from '#shared/order/order.schema.ts'
import { contestRefused } from './order.errors.ts'
import { canContest } from './order.policy.ts'
import {
  changeLockedOrder,
  type LockedOrder,
  notifyCounterparty,
  orderStateOf,
} from './order-lock.service.ts'

interface ContestEvent {
  status: 'contested' | 'contest-closed'
  by: 'seller' | 'operator'
  actorId: string
  reason: string
}

/** Records the event and recounts the seller's reviews: a contested order's review does not count. */
async function recordContestEvent(
  em: EntityManager,
  { id, sellerId }: Pick<LockedOrder, 'id' | 'sellerId'>,
  { status, by, actorId, reason }: ContestEvent,
) {
  await execute(
    em,
    sql`insert into order_events (order_id, status, made_by, actor_id, reason, created_at)
      values (${id}, ${status}, ${by}, ${actorId}, ${reason}, clock_timestamp())`,
  )
  await recountReviews(em, sellerId)
}

/**
 * The seller reports that the cash never arrived for an order that its buyer marked as delivered. Both
 * people and the operators see this, and the buyer's review of the order does not count, until the
 * seller confirms the cash or an operator settles the contest.
 * @throws AppError `order.not_found` (404), `order.no_contest_now` (409).
 */
export const contestDelivery = (
  db: Database,
  actorId: string,
  { orderId, reason }: OrderContestInput,
) =>
  changeLockedOrder(db, actorId, orderId, async (em, order) => {
    if (!canContest(orderStateOf(order), order.role)) throw contestRefused()
    await execute(
      em,
      sql`update orders set contested_at = clock_timestamp(), updated_at = clock_timestamp() where id = ${order.id}`,
    )
    await recordContestEvent(em, order, { status: 'contested', by: 'seller', actorId, reason })
    await notifyCounterparty(em, order, actorId, 'contested')
  })

/**
 * Settles the contest of a locked order.
 * @param event upheld when the buyer had not paid: then their review still does not count. Otherwise it counts again.
 */
export async function settleContest(
  em: EntityManager,
  order: Pick<LockedOrder, 'id' | 'sellerId'>,
  { isUpheld, ...event }: Omit<ContestEvent, 'status'> & { isUpheld: boolean },
): Promise<void> {
  await execute(
    em,
    sql`update orders set contest_settled_at = clock_timestamp(), contest_upheld = ${isUpheld},
        updated_at = clock_timestamp()
      where id = ${order.id}`,
  )
  await recordContestEvent(em, order, { ...event, status: 'contest-closed' })
}
