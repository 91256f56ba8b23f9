import { canReviewSql, reviewOpensAtSql } from '#server/features/review/review-rules.service.ts'
import { personViewSql, userNameSql } from '#server/features/user/user.sql.ts'
import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import { contestWithinDays } from '#shared/order/order.constants.ts'

/** Columns that lists show of order `o`. @param viewer the id of its buyer or its seller. */
export const summaryColumns = (
  viewer: SqlInput,
) => sql`o.id as "_id", o.number, o.status, o.delivery, o.pay_by as "payBy", o.total,
  o.delivery_fee as "deliveryFee", own.external_id as "externalId",
  case when o.buyer_id = ${viewer}::uuid then 'buyer' else 'seller' end as role,
  case when o.buyer_id = ${viewer}::uuid then ${userNameSql('s')} else ${userNameSql('b')} end as "otherName",
  o.payment_reference is not null and o.status = 'accepted' as "isPaymentClaimed",
  o.paid_at as "paidAt",
  case when o.contest_settled_at is null then o.contested_at end as "contestedAt", o.created_at as "createdAt",
  greatest(o.updated_at, own.updated_at) as "updatedAt",
  case when o.status = 'placed' then o.expires_at end as "expiresAt",
  (select json_agg(json_build_object('cropId', l.crop_id, 'name', l.name, 'image', l.image,
      'unit', l.unit, 'price', l.price, 'quantity', l.quantity, 'kind', c.kind_id) order by l.position)
    from order_lines l left join crops c on c.id = l.crop_id and c.name = l.name where l.order_id = o.id) as lines`

/** The buyer `b` and the seller `s` of order `o`. */
export const orderPartiesJoins = sql`join users b on b.id = o.buyer_id join users s on s.id = o.seller_id`

/** The columns of `OrderParties`; requires `orderPartiesJoins`. */
export const orderPartiesColumns = sql`o.id, o.number, o.buyer_id as "buyerId", o.seller_id as "sellerId",
  ${userNameSql('b')} as "buyerName", ${userNameSql('s')} as "sellerName",
  o.delivery, o.total::float8 as total,
  (select name from order_lines l where l.order_id = o.id and l.position = 0) as item,
  (select count(*)::int - 1 from order_lines l where l.order_id = o.id) as more`

/** The two people of order `o`, and the viewer's own reference of it. */
export const orderJoins = (viewer: SqlInput) => sql`${orderPartiesJoins}
  left join order_references own on own.order_id = o.id and own.person_id = ${viewer}::uuid`

/** The latest delivery event of order `o`: who reported it, and until when it can be contested. */
export const deliveryJoin = sql`left join lateral (
    select e.made_by, e.created_at + interval '${sql.raw(contestWithinDays)} days' as contest_ends
      from order_events e where e.order_id = o.id and e.status = 'delivered'
      order by e.id desc limit 1) delivery on true`

/** What `order.policy` needs to know about a delivery; requires `deliveryJoin`. */
export const deliveryColumns = sql`delivery.made_by as "deliveredBy",
  coalesce(delivery.contest_ends <= now(), true) as "isContestOver",
  o.contested_at is not null as "wasContested"`

/** These orders with everything that either person may see, for the viewer. */
export function orderViewStatement(viewerId: string, orderIds: readonly string[]): SqlFragment {
  const [viewer, ids] = [sql.value(viewerId), sql.value(orderIds)]
  return sql.named(
    'order:view',
    sql`select ${summaryColumns(viewer)}, ${personViewSql('b')} as buyer,
        ${personViewSql('s')} as seller, o.address,
        case when o.delivery_mode is not null then json_build_object('mode', o.delivery_mode,
          'distanceKm', o.delivery_km, 'fromPin', o.delivery_from_pin,
          'toPin', o.delivery_to_pin) end as "deliveryTerms",
        o.note, o.payment_reference as "paymentReference", o.payee_upi_id as "payeeUpiId",
        o.payee_name as "payeeName", o.status = 'placed' and o.expires_at <= now() as "isOverdue",
        (select json_agg(json_build_object('status', e.status, 'by', e.made_by, 'reason', e.reason,
            'at', ${instantSql('e.created_at')}) order by e.id)
          from order_events e where e.order_id = o.id) as events,
        o.contest_upheld as "isFoundUnpaid", ${canReviewSql('order', viewer)} as "canReview",
        ${reviewOpensAtSql('order', viewer)} as "reviewOpensAt",
        ${deliveryColumns}, ${instantSql('delivery.contest_ends')} as "contestEnds"
      from orders o ${orderJoins(viewer)} ${deliveryJoin}
      where o.id = any(${ids}::uuid[]) and ${viewer}::uuid in (o.buyer_id, o.seller_id)
      order by array_position(${ids}::uuid[], o.id)`,
  )
}

/** The order number as stored, from what people type: "kh 1234abcd" becomes "KH-1234ABCD". */
export const orderNumberFrom = (q: string) => q.toUpperCase().replace(/^KH[\s-]*/, 'KH-')
