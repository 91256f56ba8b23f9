import { canReviewSql, reviewOpensAtSql } from '#server/features/review/review-rules.service.ts'
import { personViewSql, userNameSql } from '#server/features/user/user.sql.ts'
import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { containsPattern, escapeLike, instantSql } from '#server/platform/database/sql-text.ts'
import { contestWithinDays, type OrderSort, orderStatuses } from '#shared/order/order.constants.ts'
import type { OrderRole } from './order.policy.ts'

/** Columns that lists show of order `o`. @param viewer the id of its buyer or its seller. */
const summaryColumns = (
  viewer: SqlInput,
) => sql`o.id as "_id", o.number, o.status, o.delivery, o.pay_by as "payBy", o.total,
  o.delivery_fee as "deliveryFee",
  case when o.buyer_id = ${viewer}::uuid then 'buyer' else 'seller' end as role,
  case when o.buyer_id = ${viewer}::uuid then ${userNameSql('s')} else ${userNameSql('b')} end as "otherName",
  o.payment_reference is not null and o.status = 'accepted' as "isPaymentClaimed",
  o.paid_at as "paidAt",
  case when o.contest_settled_at is null then o.contested_at end as "contestedAt", o.created_at as "createdAt",
  case when o.status = 'placed' then o.expires_at end as "expiresAt",
  (select json_agg(json_build_object('cropId', l.crop_id, 'name', l.name, 'image', l.image,
      'unit', l.unit, 'price', l.price, 'quantity', l.quantity, 'kind', c.kind_id) order by l.position)
    from order_lines l left join crops c on c.id = l.crop_id and c.name = l.name where l.order_id = o.id) as lines`

const peopleJoin = sql`join users b on b.id = o.buyer_id join users s on s.id = o.seller_id`

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
        ${canReviewSql('order', viewer)} as "canReview",
        ${reviewOpensAtSql('order', viewer)} as "reviewOpensAt",
        ${deliveryColumns}, ${instantSql('delivery.contest_ends')} as "contestEnds"
      from orders o ${peopleJoin} ${deliveryJoin}
      where o.id = any(${ids}::uuid[]) and ${viewer}::uuid in (o.buyer_id, o.seller_id)
      order by array_position(${ids}::uuid[], o.id)`,
  )
}

const roleColumn = (role: OrderRole) => sql.raw(`${role}_id`)

const newestFirst = sql`created_at desc, id desc`

interface OrderFilter {
  userId: string
  role: OrderRole
  /** "" for all statuses. */
  status: string
}

/** The newest orders of one role, read status by status from the index, up to `most` of each status. */
const newestOf = ({ role, status }: OrderFilter, person: SqlInput, most: SqlFragment) =>
  sql`select newest.*
    from unnest(${statusesOf(status)}::text[]) as state (status) cross join lateral (
      select id, created_at from orders
        where ${roleColumn(role)} = ${person}::uuid and orders.status = state.status
        order by ${newestFirst} limit ${most}) newest`

const statusesOf = (status: string): readonly string[] => (status === '' ? orderStatuses : [status])

/** One page of orders, newest first. */
export function orderListStatement(
  of: OrderFilter,
  page: { limit: number; offset: number },
): SqlFragment {
  const person = sql.value(of.userId)
  const [limit, offset] = [sql.value(page.limit), sql.value(page.offset)]
  return sql.named(
    `order:list:${of.role}`,
    sql`select ${summaryColumns(person)}
      from (select id from (${newestOf(of, person, sql`${limit}::int + ${offset}::int`)}) one
        order by ${newestFirst} limit ${limit}::int offset ${offset}::int) page
      join orders o on o.id = page.id ${peopleJoin}
      order by o.created_at desc, o.id desc`,
  )
}

/** The order number as stored, from what people type: "kh 1234abcd" becomes "KH-1234ABCD". */
const orderNumberFrom = (q: string) => q.toUpperCase().replace(/^KH[\s-]*/, 'KH-')

const counterpartyOf = (role: OrderRole) => sql.raw(role === 'buyer' ? 'seller_id' : 'buyer_id')

/** Whether order `o` with counterparty `other` contains the text: in a crop, a name or its number. */
function hasText(q: string): SqlFragment {
  const text = sql.value(containsPattern(q))
  return sql`(o.number like ${`${escapeLike(orderNumberFrom(q))}%`}
    or ${userNameSql('other')} ilike ${text}
    or exists (select from order_lines l where l.order_id = o.id and l.name ilike ${text}))`
}

const orderSortSql: Record<OrderSort, SqlFragment> = {
  newest: sql`o.created_at desc, o.id desc`,
  oldest: sql`o.created_at, o.id`,
  'total-low': sql`o.total, o.created_at desc, o.id desc`,
  'total-high': sql`o.total desc, o.created_at desc, o.id desc`,
  'name-a': sql`lower(${userNameSql('other')}), o.created_at desc, o.id desc`,
  'name-z': sql`lower(${userNameSql('other')}) desc, o.created_at desc, o.id desc`,
  'step-first': sql`array_position(${orderStatuses}::text[], o.status), o.created_at desc, o.id desc`,
  'step-last': sql`array_position(${orderStatuses}::text[], o.status) desc, o.created_at desc, o.id desc`,
}

interface OrderSearch {
  /** "" for all orders. */
  q: string
  sort: OrderSort
  limit: number
  offset: number
  /** Only this many of the newest orders are searched and sorted. */
  window: number
  /** Hits that are counted at most. */
  most: number
}

/**
 * As `orderListStatement`, in any order, for orders whose number, crop or counterparty contains the text. Searches the
 * newest `window` orders. Each row carries `matches`, the number of hits, up to `most`.
 */
export function orderSearchStatement(
  of: OrderFilter,
  { q, sort, limit, offset, ...search }: OrderSearch,
): SqlFragment {
  const person = sql.value(of.userId)
  const window = sql`${sql.value(search.window)}::int`
  // Newest first the search can stop early; otherwise the first of the page may be its last hit.
  const most = sort === 'newest' ? sql`${search.most}::int` : window
  const { name, condition } =
    q === '' ? { name: 'all', condition: sql`true` } : { name: 'text', condition: hasText(q) }
  return sql.named(
    `order:search:${of.role}:${sort}:${name}`,
    sql`with recent as materialized (
        select id, created_at from (${newestOf(of, person, window)}) one
          order by ${newestFirst} limit ${window}
      ), found as materialized (
        select recent.* from recent join orders o on o.id = recent.id
          join users other on other.id = o.${counterpartyOf(of.role)}
          where ${condition}
          order by recent.created_at desc, recent.id desc limit ${most}
      )
      select ${summaryColumns(person)}, (select count(*) from found) as matches
        from (select o.id, row_number() over (order by ${orderSortSql[sort]}) as place
          from found join orders o on o.id = found.id
            join users other on other.id = o.${counterpartyOf(of.role)}
          order by place limit ${limit}::int offset ${offset}::int) page
        join orders o on o.id = page.id ${peopleJoin}
        order by page.place`,
  )
}

/** The ids of the newest orders of a role that contain the text, among the newest `most`. */
export function orderIdsStatement(of: OrderFilter, q: string, most: number): SqlFragment {
  const window = sql`${sql.value(most)}::int`
  return sql`with recent as materialized (
      select id, created_at from (${newestOf(of, of.userId, window)}) one
        order by ${newestFirst} limit ${window}
    )
    select recent.id from recent join orders o on o.id = recent.id
      join users other on other.id = o.${counterpartyOf(of.role)}
      where ${q === '' ? sql`true` : hasText(q)}
      order by recent.created_at desc, recent.id desc`
}

/** How many orders one role has in each status, counted up to `most`. */
export const orderCountsStatement = (
  { userId, role }: Omit<OrderFilter, 'status'>,
  most: number,
): SqlFragment =>
  sql.named(
    `order:counts:${role}`,
    sql`select state.status, counted.n
      from unnest(${orderStatuses}::text[]) as state (status) cross join lateral (
        select count(*) as n from (select from orders
          where ${roleColumn(role)} = ${userId}::uuid and orders.status = state.status
          limit ${most}::int) few
      ) counted where counted.n > 0`,
  )
