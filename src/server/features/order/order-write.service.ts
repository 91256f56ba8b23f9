import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import { deleteCartLinesSql } from '#server/features/cart/cart-lines.sql.ts'
import { takeCropStock } from '#server/features/crop/crop-stock.service.ts'
import { readDeliverySources } from '#server/features/delivery/delivery.service.ts'
import type { DeliverySource } from '#server/features/delivery/delivery.sql.ts'
import {
  type NotificationTo,
  notifyAll,
} from '#server/features/notification/notification.service.ts'
import { keepPicturesSql } from '#server/features/upload/upload-uses.sql.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { acceptWithinHours } from '#shared/order/order.constants.ts'
import {
  type Checkout,
  type OrderServices,
  requireWithinBuyerLimits,
  StaleOfferError,
} from './order-limits.service.ts'
import type { NewOrder } from './order-place.policy.ts'

/** One statement for all rows, because round trips to the database dominate the time of a checkout. */
const insertStatement = (
  { buyerId, key, fingerprint, input }: Checkout,
  orders: readonly NewOrder[],
) => {
  const { note, address = null, externalId = null } = input
  const cropIds = orders.flatMap(({ lines }) => lines.map(({ cropId }) => cropId))
  const ids = orders.map(({ id }) => id)
  return sql`with checkout as (
    insert into checkouts (person_id, key, fingerprint, order_ids, created_at)
      select c.buyer, c.key, c.fingerprint, c.ids, now()
        from jsonb_to_record(${sql.json({ buyer: buyerId, key, fingerprint, ids })})
          as c (buyer uuid, key text, fingerprint text, ids uuid[]) where c.key is not null
      on conflict do nothing returning key
  ), requested as (
    select * from jsonb_to_recordset(${sql.json(orders)}) as o (id uuid, number text, "sellerId" uuid,
      "payBy" text, total numeric, delivery text, "deliveryFee" numeric, "deliveryMode" text, "deliveryKm" int,
      "fromPin" text, "toPin" text, lines jsonb) where ${key === null} or exists (select from checkout)
  ), placed as (
    insert into orders (id, number, buyer_id, seller_id, delivery, delivery_fee, delivery_mode,
        delivery_km, delivery_from_pin, delivery_to_pin, pay_by, total, note, address, expires_at,
        created_at, updated_at)
      select w.id, w.number, c.buyer, w."sellerId", w.delivery, w."deliveryFee", w."deliveryMode",
          w."deliveryKm", w."fromPin", w."toPin", w."payBy", w.total, c.note,
          case when w.delivery = 'delivery' then c.address end, now() + make_interval(hours => ${acceptWithinHours}), now(), now()
        from requested w,
          jsonb_to_record(${sql.json({ buyer: buyerId, note, address })})
          as c (buyer uuid, note text, address jsonb)
      returning id, buyer_id
  ), lines as (
    insert into order_lines (order_id, position, crop_id, name, image, unit, price, quantity)
      select w.id, l.position, l."cropId", l.name, l.image, l.unit, l.price, l.quantity
        from requested w, jsonb_to_recordset(w.lines) as l (position int, "cropId" uuid, name text,
          image text, unit text, price numeric, quantity int)
  ), events as (
    insert into order_events (order_id, status, made_by, actor_id, created_at)
      select id, 'placed', 'buyer', buyer_id, now() from placed
  ), own as (
    insert into order_references (order_id, person_id, external_id, updated_at)
      select id, buyer_id, ${externalId}::text, now() from placed where ${externalId}::text is not null
  ), shown as (
    -- Keeps the pictures for the orders, even when the listings no longer use them.
    ${keepPicturesSql(sql`select distinct u.url, w.id
      from requested w, jsonb_to_recordset(w.lines) as l (image text) join uploads u on u.url = l.image`)}
  ), bought as (
    ${deleteCartLinesSql(buyerId, cropIds)} and exists (select from placed)
  )
  select count(*)::int as placed from placed`
}

async function writeRows(em: EntityManager, checkout: Checkout, orders: readonly NewOrder[]) {
  const [row] = await execute<{ placed: number }>(em, insertStatement(checkout, orders))
  return row?.placed === orders.length
}

async function takeStock(em: EntityManager, orders: readonly NewOrder[]) {
  const wanted = orders.flatMap(({ lines }) =>
    lines.map(({ cropId, ...line }) => ({ ...line, id: cropId })),
  )
  if ((await takeCropStock(em, wanted)) !== wanted.length) throw new StaleOfferError()
}

const notificationOf = (
  { id, number, sellerId, lines, total, delivery, deliveryFee }: NewOrder,
  buyer: { id: string; name: string },
): NotificationTo => ({
  userId: sellerId,
  counterpartyId: buyer.id,
  content: {
    kind: 'order',
    orderId: id,
    number,
    change: 'placed',
    to: 'seller',
    by: buyer.name,
    item: lines[0]?.name ?? '',
    more: lines.length - 1,
    total,
    delivery,
    ...(deliveryFee && { deliveryFee }),
  },
})

/** What is written: the orders, and what their deliveries were priced by. */
interface OrdersToWrite {
  orders: readonly NewOrder[]
  sources: ReadonlyMap<string, DeliverySource>
  buyerName: string
}

/**
 * Reads the terms of delivery again in the transaction, so that no order is placed by terms that were
 * replaced before it. A change that commits later comes after the order.
 */
async function requireSameTerms(em: EntityManager, sources: OrdersToWrite['sources']) {
  if (sources.size === 0) return
  const now = await readDeliverySources(em, [...sources.keys()])
  for (const [sellerId, source] of sources) {
    if (!isDeepStrictEqual(now.get(sellerId), source)) throw new StaleOfferError()
  }
}

/**
 * Writes orders and takes their stock, all of them or none.
 * @returns false when another call with the same key came first.
 * @throws StaleOfferError when a crop or the terms of a delivery have changed since they were read, or one
 * person has blocked the other;
 * AppError as `requireWithinBuyerLimits`.
 */
export const writeOrders = (
  { db, env }: OrderServices,
  checkout: Checkout,
  { orders, sources, buyerName }: OrdersToWrite,
) =>
  db.transaction(async (em) => {
    if ((await requireWithinBuyerLimits(em, env, checkout, orders)) === 'placed-already')
      return false
    if (orders[0]) await checkout.join?.(em, orders[0].id)
    await requireSameTerms(em, sources)
    if (!(await writeRows(em, checkout, orders))) return false
    await notifyAll(
      em,
      orders.map((order) => notificationOf(order, { id: checkout.buyerId, name: buyerName })),
    )
    publishHint(em, checkout.buyerId, 'orders')
    await takeStock(em, orders)
    return true
  })
