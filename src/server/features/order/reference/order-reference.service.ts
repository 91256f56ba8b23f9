import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { sqlStateOf } from '#server/platform/database/sql-state.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import type { FindOrderInput, OrderReferenceInput } from '#shared/order/order-reference.schema.ts'
import { orderExternalIdTaken, orderNotFound } from '../order.errors.ts'
import { getOrder } from '../order-read.service.ts'

/**
 * Sets the viewer's own reference of an order, or removes it. The same again changes nothing.
 * @throws AppError `order.not_found` (404) also for orders of other people; `order.external_id_taken` (409) when another of
 * the viewer's orders has it.
 */
export async function setOrderReference(
  db: Database,
  viewerId: string,
  { orderId, externalId }: OrderReferenceInput,
): Promise<OrderView> {
  if (!isUuid(orderId)) throw orderNotFound()
  await db
    .transaction(async (em) => {
      const own = await queryRows(
        em,
        sql`select 1 from orders where id = ${orderId} and ${viewerId}::uuid in (buyer_id, seller_id)`,
      )
      if (own.length === 0) throw orderNotFound()
      await execute(
        em,
        externalId === null
          ? sql`delete from order_references where order_id = ${orderId} and person_id = ${viewerId}`
          : sql`insert into order_references (order_id, person_id, external_id)
              values (${orderId}, ${viewerId}, ${externalId})
              on conflict (order_id, person_id) do update set external_id = excluded.external_id`,
      )
    })
    .catch((error) => {
      const isTaken = externalId !== null && sqlStateOf(error) === '23505'
      throw isTaken ? orderExternalIdTaken(externalId) : error
    })
  return getOrder(db, viewerId, orderId)
}

/**
 * The viewer's order with a public number, or with their own reference.
 * @throws AppError `order.not_found` (404) also for orders of other people.
 */
export async function findOrder(
  db: Database,
  viewerId: string,
  { number, externalId }: FindOrderInput,
): Promise<OrderView> {
  const [match] = await queryRows<{ id: string }>(
    db,
    number !== undefined
      ? sql`select id from orders where number = ${number} and ${viewerId}::uuid in (buyer_id, seller_id)`
      : sql`select order_id as id from order_references
          where person_id = ${viewerId} and external_id = ${externalId ?? ''}`,
  )
  if (!match) throw orderNotFound()
  return getOrder(db, viewerId, match.id)
}
