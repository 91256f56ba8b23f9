import type { EntityManager } from '@mikro-orm/postgresql'
import { recountReviews } from '#server/features/review/review.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OrderContestInput } from '#shared/order/order.schema.ts'
import { contestRefused } from './order.errors.ts'
import { canContest } from './order.policy.ts'
import { changeLockedOrder, type LockedOrder, stateOf, tellOther } from './order-hold.service.ts'

interface ContestEvent {
  status: 'contested' | 'contest-closed'
  by: 'seller' | 'operator'
  actorId: string
  reason: string
}

/** Writes down what happened, and counts the seller's reviews anew: the buyer's rests meanwhile. */
async function noteContest(
  em: EntityManager,
  { id, sellerId }: Pick<LockedOrder, 'id' | 'sellerId'>,
  { status, by, actorId, reason }: ContestEvent,
) {
  await em.execute(
    `insert into order_events (order_id, status, made_by, actor_id, reason, created_at)
      values (?, ?, ?, ?, ?, clock_timestamp())`,
    [id, status, by, actorId, reason],
  )
  await recountReviews(em, sellerId)
}

/**
 * The seller says that the cash of an order never came, which its buyer has marked as delivered. Both
 * and the operators see it, and the buyer's review of the order does not count, until the seller
 * confirms the cash or an operator closes it.
 * @throws AppError `order.not_found` (404), `order.no_contest_now` (409).
 */
export const contestDelivery = (
  db: Database,
  actorId: string,
  { orderId, reason }: OrderContestInput,
) =>
  changeLockedOrder(db, actorId, orderId, async (em, order) => {
    if (!canContest(stateOf(order), order.role)) throw contestRefused()
    await em.execute(
      'update orders set contested_at = clock_timestamp(), updated_at = clock_timestamp() where id = ?',
      [order.id],
    )
    await noteContest(em, order, { status: 'contested', by: 'seller', actorId, reason })
    await tellOther(em, order, actorId, 'contested')
  })

/** Settles the contest of a locked order. */
export async function closeContest(
  em: EntityManager,
  order: Pick<LockedOrder, 'id' | 'sellerId'>,
  event: Omit<ContestEvent, 'status'>,
): Promise<void> {
  await em.execute(
    `update orders set contest_settled_at = clock_timestamp(), updated_at = clock_timestamp()
      where id = ?`,
    [order.id],
  )
  await noteContest(em, order, { ...event, status: 'contest-closed' })
}
