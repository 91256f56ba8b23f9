import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type NotificationTo,
  notifyAll,
} from '#server/features/notification/notification.service.ts'
import { retryDeadlocks } from '#server/platform/database/retry-deadlocks.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import { acceptWithinHours, type DeliveryWay } from '#shared/order/order.constants.ts'
import {
  type Checkout,
  type OrderServices,
  requireRoom,
  StaleOfferError,
} from './order-limits.service.ts'
import type { NewOrder } from './order-place.policy.ts'

/** One statement for all rows: what a checkout costs is mostly its way to the database and back. */
const insertSql = `with checkout as (
    insert into checkouts (person_id, key, fingerprint, order_ids, created_at)
      select c.buyer, c.key, c.fingerprint, c.ids, now()
        from jsonb_to_record(?::jsonb)
          as c (buyer uuid, key text, fingerprint text, ids uuid[]) where c.key is not null
      on conflict do nothing returning key
  ), wished as (
    select * from jsonb_to_recordset(?::jsonb) as o (id uuid, number text, "sellerId" uuid,
      total numeric, lines jsonb) where ? or exists (select from checkout)
  ), placed as (
    insert into orders (id, number, buyer_id, seller_id, delivery, pay_by, total, note, address,
        expires_at, created_at, updated_at)
      select w.id, w.number, c.buyer, w."sellerId", c.delivery, c."payBy", w.total, c.note,
          c.address, now() + interval '${acceptWithinHours} hours', now(), now()
        from wished w, jsonb_to_record(?::jsonb)
          as c (buyer uuid, delivery text, "payBy" text, note text, address jsonb)
      returning id, buyer_id
  ), lines as (
    insert into order_lines (order_id, position, crop_id, name, image, unit, price, quantity)
      select w.id, l.position, l."cropId", l.name, l.image, l.unit, l.price, l.quantity
        from wished w, jsonb_to_recordset(w.lines) as l (position int, "cropId" uuid, name text,
          image text, unit text, price numeric, quantity int)
  ), events as (
    insert into order_events (order_id, status, made_by, actor_id, created_at)
      select id, 'placed', 'buyer', buyer_id, now() from placed
  ), shown as (
    -- The pictures stay as long as the orders show them, whatever the listings show by then.
    insert into upload_uses (url, used_by)
      select distinct u.url, w.id from wished w, jsonb_to_recordset(w.lines) as l (image text)
        join uploads u on u.url = l.image
  ), bought as (
    delete from basket_lines where user_id = ? and crop_id = any(?::uuid[]) and exists (select from placed)
  )
  select count(*)::int as placed from placed`

/**
 * Takes the stock, in the order of the crops' ids and only if all is still as it was read. The last
 * statement of a checkout, so that a crop that many want is held as short as can be.
 */
const takeSql = `with wanted as materialized (
    select * from jsonb_to_recordset(?::jsonb)
      as w (id uuid, name text, unit text, price numeric, quantity int)
  ), held as materialized (
    select c.id from crops c where c.id in (select id from wanted) order by c.id for no key update
  )
  update crops c set quantity = c.quantity - w.quantity, stock_moves = c.stock_moves + 1
    from wanted w join held on held.id = w.id
    where c.id = w.id and c.quantity >= w.quantity and c.price = w.price and c.unit = w.unit
      and c.name = w.name and not c.is_archived and c.expiry_date >= ?::date
    returning c.id`

/** Half a sign pair, which any keyboard bug can send, is no JSON to PostgreSQL. */
const wellFormedJson = (value: object) =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? inner.toWellFormed() : inner,
  )

async function writeRows(em: EntityManager, checkout: Checkout, orders: readonly NewOrder[]) {
  const { buyerId, key, fingerprint, input } = checkout
  const { delivery, payBy, note } = input
  const address = delivery === 'delivery' ? (input.address ?? null) : null
  const cropIds = orders.flatMap(({ lines }) => lines.map(({ cropId }) => cropId))
  const [row] = await em.execute<{ placed: number }[]>(insertSql, [
    JSON.stringify({ buyer: buyerId, key, fingerprint, ids: orders.map(({ id }) => id) }),
    JSON.stringify(orders),
    key === null,
    wellFormedJson({ buyer: buyerId, delivery, payBy, note, address }),
    buyerId,
    `{${cropIds.join(',')}}`,
  ])
  return row?.placed === orders.length
}

async function takeStock(em: EntityManager, orders: readonly NewOrder[]) {
  const wanted = orders.flatMap(({ lines }) =>
    lines.map(({ cropId, ...line }) => ({ ...line, id: cropId })),
  )
  const taken = await em.execute(takeSql, [JSON.stringify(wanted), indiaDay()])
  if (taken.length !== wanted.length) throw new StaleOfferError()
}

const notificationOf = (
  { id, number, sellerId, lines, total }: NewOrder,
  by: string,
  delivery: DeliveryWay,
): NotificationTo => ({
  userId: sellerId,
  content: {
    kind: 'order',
    orderId: id,
    number,
    change: 'placed',
    to: 'seller',
    by,
    item: lines[0]?.name ?? '',
    more: lines.length - 1,
    total,
    delivery,
  },
})

/**
 * Writes orders and takes their stock, all or nothing.
 * @param by the buyer's name.
 * @returns false when another call with the same key was first.
 * @throws Outrun when the stock is not there any more as it was read, or a block has come between;
 * AppError as `requireRoom`.
 */
export const writeOrders = (
  { db, env }: OrderServices,
  checkout: Checkout,
  orders: readonly NewOrder[],
  by: string,
) =>
  retryDeadlocks(() =>
    db.transaction(async (em) => {
      if ((await requireRoom(em, env, checkout, orders)) === 'placed-already') return false
      if (!(await writeRows(em, checkout, orders))) return false
      await notifyAll(
        em,
        orders.map((order) => notificationOf(order, by, checkout.input.delivery)),
      )
      publishHint(em, checkout.buyerId, 'orders')
      await takeStock(em, orders)
      return true
    }),
  )
