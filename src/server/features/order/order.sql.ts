import { canReviewSql, reviewOpensAtSql } from '#server/features/review/review-rules.service.ts'
import type { Statement } from '#server/platform/database/database.ts'
import { contestWithinDays, orderStatuses } from '#shared/order/order.constants.ts'
import type { OrderRole } from './order.policy.ts'

const nameOf = (u: string) => `btrim(${u}.first_name || ' ' || ${u}.last_name)`

/** What lists show of order `o`; `$1` is the viewer, who is one of its two people. */
const summaryColumns = `o.id as "_id", o.number, o.status, o.delivery, o.pay_by as "payBy", o.total,
  case when o.buyer_id = $1::uuid then 'buyer' else 'seller' end as role,
  case when o.buyer_id = $1::uuid then ${nameOf('s')} else ${nameOf('b')} end as "otherName",
  o.payment_reference is not null and o.status = 'accepted' as "isPaymentClaimed",
  o.paid_at as "paidAt",
  case when o.contest_settled_at is null then o.contested_at end as "contestedAt", o.created_at as "createdAt",
  case when o.status = 'placed' then o.expires_at end as "expiresAt",
  (select json_agg(json_build_object('cropId', l.crop_id, 'name', l.name, 'image', l.image,
      'unit', l.unit, 'price', l.price, 'quantity', l.quantity) order by l.position)
    from order_lines l where l.order_id = o.id) as lines`

const people = 'join users b on b.id = o.buyer_id join users s on s.id = o.seller_id'

const person = (u: string) => `json_build_object('_id', ${u}.id, 'name', ${nameOf(u)},
  'image', ${u}.image, 'verified', ${u}.verified, 'phone', ${u}.phone,
  'place', concat_ws(', ', nullif(${u}.city, ''), nullif(${u}.state, '')))`

const instant = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The last word on the delivery of order `o`: whose it was, and until when it can be contested. */
export const deliveryJoin = `left join lateral (
    select e.made_by, e.created_at + interval '${contestWithinDays} days' as contest_ends
      from order_events e where e.order_id = o.id and e.status = 'delivered'
      order by e.id desc limit 1) delivery on true`

/** What `order.policy` asks of a delivery; `delivery` is of `deliveryJoin`. */
export const deliveryColumns = `delivery.made_by as "deliveredBy",
  coalesce(delivery.contest_ends <= now(), true) as "isContestOver",
  o.contested_at is not null as "wasContested"`

/** Orders `$2` with everything that either side may see, for one of their two people. */
export const viewStatement = (viewerId: string, ids: readonly string[]): Statement => ({
  name: 'order:view',
  text: `select ${summaryColumns}, ${person('b')} as buyer, ${person('s')} as seller, o.address,
      o.note, o.payment_reference as "paymentReference", o.payee_upi_id as "payeeUpiId",
      o.payee_name as "payeeName", o.status = 'placed' and o.expires_at <= now() as "isOverdue",
      (select json_agg(json_build_object('status', e.status, 'by', e.made_by, 'reason', e.reason,
          'at', ${instant('e.created_at')}) order by e.id)
        from order_events e where e.order_id = o.id) as events,
      ${canReviewSql('order', '$1')} as "canReview",
      ${reviewOpensAtSql('order', '$1')} as "reviewOpensAt",
      ${deliveryColumns}, ${instant('delivery.contest_ends')} as "contestEnds"
    from orders o ${people} ${deliveryJoin}
    where o.id = any($2::uuid[]) and $1::uuid in (o.buyer_id, o.seller_id)
    order by array_position($2::uuid[], o.id)`,
  values: [viewerId, ids],
})

const sideOf = (role: OrderRole) => `${role}_id`

const newest = 'created_at desc, id desc'

interface Window {
  userId: string
  role: OrderRole
  /** All of them when "". */
  status: string
}

/**
 * The newest orders of one side, state by state as the index has them; up to `most` of each state.
 * `$1` is the person, `$2` the states.
 */
const newestOf = (role: OrderRole, most: string) => `select newest.*
  from unnest($2::text[]) as state (status) cross join lateral (
    select id, created_at from orders
      where ${sideOf(role)} = $1::uuid and orders.status = state.status
      order by ${newest} limit ${most}) newest`

const statesOf = (status: string): readonly string[] => (status === '' ? orderStatuses : [status])

/** One page, newest first. */
export const listStatement = (
  { userId, role, status }: Window,
  { limit, offset }: { limit: number; offset: number },
): Statement => ({
  name: `order:list:${role}`,
  text: `select ${summaryColumns}
    from (select id from (${newestOf(role, '$3::int + $4::int')}) one
      order by ${newest} limit $3::int offset $4::int) page
    join orders o on o.id = page.id ${people}
    order by o.created_at desc, o.id desc`,
  values: [userId, statesOf(status), limit, offset],
})

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** An order is named by its number as people say it: small letters, without the dash. */
const asNumber = (q: string) => q.toUpperCase().replace(/^KH[\s-]*/, 'KH-')

const counterpartyOf = (role: OrderRole) => (role === 'buyer' ? 'seller_id' : 'buyer_id')

/** Whether order `o` with person `other` has the text in it: a crop, a name, or its number. */
const hasText = (text: string, number: string) => `(o.number like ${number}
  or ${nameOf('other')} ilike ${text}
  or exists (select from order_lines l where l.order_id = o.id and l.name ilike ${text}))`

const textsOf = (q: string) => [`%${escaped(q)}%`, `${escaped(asNumber(q))}%`]

/**
 * As `listStatement`, of those whose number, crop or other side's name has the text. Looks at the
 * newest `window` orders; each row carries `matches`, how many were found, up to `most`.
 */
export const searchStatement = (
  { userId, role, status }: Window,
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
      select id, created_at from (${newestOf(role, '$7::int')}) one order by ${newest} limit $7::int
    ), found as materialized (
      select recent.* from recent join orders o on o.id = recent.id
        join users other on other.id = o.${counterpartyOf(role)}
        where ${hasText('$5', '$6')}
        order by recent.created_at desc, recent.id desc limit $8::int
    )
    select ${summaryColumns}, (select count(*) from found) as matches
      from (select id from found order by ${newest} limit $3::int offset $4::int) page
      join orders o on o.id = page.id ${people}
      order by o.created_at desc, o.id desc`,
  values: [userId, statesOf(status), limit, offset, ...textsOf(q), window, most],
})

/** Which are the newest orders of a side that have the text in them, among the newest `most`. */
export const idsStatement = (
  { userId, role, status }: Window,
  q: string,
  most: number,
): Statement => ({
  text: `with recent as materialized (
      select id, created_at from (${newestOf(role, '$3::int')}) one order by ${newest} limit $3::int
    )
    select recent.id from recent join orders o on o.id = recent.id
      join users other on other.id = o.${counterpartyOf(role)}
      where ${q === '' ? 'true' : hasText('$4', '$5')}
      order by recent.created_at desc, recent.id desc`,
  values: [userId, statesOf(status), most, ...(q === '' ? [] : textsOf(q))],
})

/** How many orders one side has in each state, counted up to `most`. */
export const countsStatement = (
  { userId, role }: Omit<Window, 'status'>,
  most: number,
): Statement => ({
  name: `order:counts:${role}`,
  text: `select state.status, counted.n
    from unnest($2::text[]) as state (status) cross join lateral (
      select count(*) as n from (select from orders
        where ${sideOf(role)} = $1::uuid and orders.status = state.status limit $3::int) few
    ) counted where counted.n > 0`,
  values: [userId, orderStatuses, most],
})
