import { canReviewSql, reviewOpensAtSql } from '#server/features/review/review-rules.service.ts'
import { personViewSql, userNameSql } from '#server/features/user/user.sql.ts'
import type { Statement } from '#server/platform/database/database.ts'
import { escapeLike, instantSql } from '#server/platform/database/sql-text.ts'
import { contestWithinDays, orderStatuses } from '#shared/order/order.constants.ts'
import type { OrderRole } from './order.policy.ts'

/** Columns that lists show of order `o`; `$1` is the viewer, its buyer or its seller. */
const summaryColumns = `o.id as "_id", o.number, o.status, o.delivery, o.pay_by as "payBy", o.total,
  case when o.buyer_id = $1::uuid then 'buyer' else 'seller' end as role,
  case when o.buyer_id = $1::uuid then ${userNameSql('s')} else ${userNameSql('b')} end as "otherName",
  o.payment_reference is not null and o.status = 'accepted' as "isPaymentClaimed",
  o.paid_at as "paidAt",
  case when o.contest_settled_at is null then o.contested_at end as "contestedAt", o.created_at as "createdAt",
  case when o.status = 'placed' then o.expires_at end as "expiresAt",
  (select json_agg(json_build_object('cropId', l.crop_id, 'name', l.name, 'image', l.image,
      'unit', l.unit, 'price', l.price, 'quantity', l.quantity) order by l.position)
    from order_lines l where l.order_id = o.id) as lines`

const peopleJoin = 'join users b on b.id = o.buyer_id join users s on s.id = o.seller_id'

/** The latest delivery event of order `o`: who reported it, and until when it can be contested. */
export const deliveryJoin = `left join lateral (
    select e.made_by, e.created_at + interval '${contestWithinDays} days' as contest_ends
      from order_events e where e.order_id = o.id and e.status = 'delivered'
      order by e.id desc limit 1) delivery on true`

/** What `order.policy` needs to know about a delivery; requires `deliveryJoin`. */
export const deliveryColumns = `delivery.made_by as "deliveredBy",
  coalesce(delivery.contest_ends <= now(), true) as "isContestOver",
  o.contested_at is not null as "wasContested"`

/** Orders `$2` with everything that either person may see, for the viewer `$1`. */
export const orderViewStatement = (viewerId: string, ids: readonly string[]): Statement => ({
  name: 'order:view',
  text: `select ${summaryColumns}, ${personViewSql('b')} as buyer, ${personViewSql('s')} as seller, o.address,
      o.note, o.payment_reference as "paymentReference", o.payee_upi_id as "payeeUpiId",
      o.payee_name as "payeeName", o.status = 'placed' and o.expires_at <= now() as "isOverdue",
      (select json_agg(json_build_object('status', e.status, 'by', e.made_by, 'reason', e.reason,
          'at', ${instantSql('e.created_at')}) order by e.id)
        from order_events e where e.order_id = o.id) as events,
      ${canReviewSql('order', '$1')} as "canReview",
      ${reviewOpensAtSql('order', '$1')} as "reviewOpensAt",
      ${deliveryColumns}, ${instantSql('delivery.contest_ends')} as "contestEnds"
    from orders o ${peopleJoin} ${deliveryJoin}
    where o.id = any($2::uuid[]) and $1::uuid in (o.buyer_id, o.seller_id)
    order by array_position($2::uuid[], o.id)`,
  values: [viewerId, ids],
})

const roleColumn = (role: OrderRole) => `${role}_id`

const newestFirst = 'created_at desc, id desc'

interface OrderFilter {
  userId: string
  role: OrderRole
  /** "" for all statuses. */
  status: string
}

/**
 * The newest orders of one role, read status by status from the index, up to `most` of each status.
 * `$1` is the user, `$2` the statuses.
 */
const newestOf = (role: OrderRole, most: string) => `select newest.*
  from unnest($2::text[]) as state (status) cross join lateral (
    select id, created_at from orders
      where ${roleColumn(role)} = $1::uuid and orders.status = state.status
      order by ${newestFirst} limit ${most}) newest`

const statusesOf = (status: string): readonly string[] => (status === '' ? orderStatuses : [status])

/** One page of orders, newest first. */
export const orderListStatement = (
  { userId, role, status }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Statement => ({
  name: `order:list:${role}`,
  text: `select ${summaryColumns}
    from (select id from (${newestOf(role, '$3::int + $4::int')}) one
      order by ${newestFirst} limit $3::int offset $4::int) page
    join orders o on o.id = page.id ${peopleJoin}
    order by o.created_at desc, o.id desc`,
  values: [userId, statusesOf(status), limit, offset],
})

/** The order number as stored, from what people type: "kh 1234abcd" becomes "KH-1234ABCD". */
const orderNumberFrom = (q: string) => q.toUpperCase().replace(/^KH[\s-]*/, 'KH-')

const counterpartyOf = (role: OrderRole) => (role === 'buyer' ? 'seller_id' : 'buyer_id')

/** Whether order `o` with counterparty `other` contains the text: in a crop, a name or its number. */
const hasText = (text: string, number: string) => `(o.number like ${number}
  or ${userNameSql('other')} ilike ${text}
  or exists (select from order_lines l where l.order_id = o.id and l.name ilike ${text}))`

const searchPatterns = (q: string) => [`%${escapeLike(q)}%`, `${escapeLike(orderNumberFrom(q))}%`]

/**
 * As `listStatement`, for orders whose number, crop or counterparty contains the text. Searches the
 * newest `window` orders. Each row carries `matches`, the number of hits, up to `most`.
 */
export const orderSearchStatement = (
  { userId, role, status }: OrderFilter,
  {
    limit,
    offset,
    q,
    window,
    most,
  }: Record<'limit' | 'offset' | 'window' | 'most', number> & {
    q: string
  },
): Statement => ({
  name: `order:search:${role}`,
  text: `with recent as materialized (
      select id, created_at from (${newestOf(role, '$7::int')}) one order by ${newestFirst} limit $7::int
    ), found as materialized (
      select recent.* from recent join orders o on o.id = recent.id
        join users other on other.id = o.${counterpartyOf(role)}
        where ${hasText('$5', '$6')}
        order by recent.created_at desc, recent.id desc limit $8::int
    )
    select ${summaryColumns}, (select count(*) from found) as matches
      from (select id from found order by ${newestFirst} limit $3::int offset $4::int) page
      join orders o on o.id = page.id ${peopleJoin}
      order by o.created_at desc, o.id desc`,
  values: [userId, statusesOf(status), limit, offset, ...searchPatterns(q), window, most],
})

/** The ids of the newest orders of a role that contain the text, among the newest `most`. */
export const orderIdsStatement = (
  { userId, role, status }: OrderFilter,
  q: string,
  most: number,
): Statement => ({
  text: `with recent as materialized (
      select id, created_at from (${newestOf(role, '$3::int')}) one order by ${newestFirst} limit $3::int
    )
    select recent.id from recent join orders o on o.id = recent.id
      join users other on other.id = o.${counterpartyOf(role)}
      where ${q === '' ? 'true' : hasText('$4', '$5')}
      order by recent.created_at desc, recent.id desc`,
  values: [userId, statusesOf(status), most, ...(q === '' ? [] : searchPatterns(q))],
})

/** How many orders one role has in each status, counted up to `most`. */
export const orderCountsStatement = (
  { userId, role }: Omit<OrderFilter, 'status'>,
  most: number,
): Statement => ({
  name: `order:counts:${role}`,
  text: `select state.status, counted.n
    from unnest($2::text[]) as state (status) cross join lateral (
      select count(*) as n from (select from orders
        where ${roleColumn(role)} = $1::uuid and orders.status = state.status limit $3::int) few
    ) counted where counted.n > 0`,
  values: [userId, orderStatuses, most],
})
