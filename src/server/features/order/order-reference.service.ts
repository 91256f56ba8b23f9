import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { sqlStateOf, uniqueViolation } from '#server/platform/database/sql-state.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import type { FindOrderInput, OrderReferenceInput } from '#shared/order/order-reference.schema.ts'
import { orderNotFound, ownOrderReferenceTaken } from './order.errors.ts'
import { orderNumberFrom } from './order.sql.ts'
import { changeLockedOrder } from './order-lock.service.ts'
import { getOrder } from './order-read.service.ts'

/**
 * Sets or removes the actor's own reference of an order. The counterparty has another one and sees neither
 * this one nor that it changed.
 * @throws AppError `order.not_found` (404), `order.external_id_taken` (409) when another order of the actor
 * has the reference.
 */
export async function setOrderReference(
  db: Database,
  actorId: string,
  { orderId, externalId }: OrderReferenceInput,
): Promise<OrderView> {
  try {
    return await changeLockedOrder(db, actorId, orderId, async (em, order) => {
      const changed = await execute(
        em,
        sql`insert into order_references as own (order_id, person_id, external_id, updated_at)
          select ${order.id}::uuid, ${actorId}::uuid, ${externalId}::text, clock_timestamp()
            where ${externalId}::text is not null
              or exists (select from order_references where order_id = ${order.id} and person_id = ${actorId})
          on conflict (order_id, person_id) do update
            set external_id = excluded.external_id, updated_at = excluded.updated_at
            where own.external_id is distinct from excluded.external_id
          returning order_id`,
      )
      if (changed.length > 0) publishHint(em, actorId, 'orders', order.id)
    })
  } catch (error) {
    const isTaken = externalId !== null && sqlStateOf(error) === uniqueViolation
    throw isTaken ? ownOrderReferenceTaken(externalId) : error
  }
}

/**
 * The viewer's order with this public number, or with this reference of the viewer.
 * @throws AppError `order.not_found` (404), also for orders of other people.
 */
export async function findOrder(
  db: Database,
  viewerId: string,
  { number, externalId }: FindOrderInput,
): Promise<OrderView> {
  const [order] = await queryRows<{ id: string }>(
    db,
    number === ''
      ? sql.named(
          'order:by-reference',
          sql`select order_id as id from order_references
            where person_id = ${viewerId}::uuid and external_id = ${externalId}`,
        )
      : sql.named(
          'order:by-number',
          sql`select id from orders where number = ${orderNumberFrom(number)}`,
        ),
  )
  if (!order) throw orderNotFound()
  return getOrder(db, viewerId, order.id)
}
