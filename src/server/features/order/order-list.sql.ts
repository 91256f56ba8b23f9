import { hasGoodsWords, readGoodsWords } from '#server/features/listing/words/goods-words.sql.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { CursorPage } from '#server/platform/database/list/list-cursor.ts'
import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { containsPattern, escapeLike } from '#server/platform/database/sql-text.ts'
import { type OrderSort, orderStatuses } from '#shared/order/order.constants.ts'
import type { OrderRole } from './order.policy.ts'
import { orderJoins, orderNumberFrom, summaryColumns } from './order.sql.ts'

const roleColumn = (role: OrderRole) => sql.raw(`${role}_id`)

const newestFirst = sql`created_at desc, id desc`

interface OrderFilter {
  userId: string
  role: OrderRole
  /** "" for all statuses. */
  status: string
  /** Only orders that changed since, or whose reference by the user did, ISO 8601; "" for all. */
  updatedSince: string
}

const statusesOf = (status: string): readonly string[] => (status === '' ? orderStatuses : [status])

/** The orders that changed since, from the indexes of changes, or those of all statuses from theirs. */
function ordersOf(
  { role, status, updatedSince }: OrderFilter,
  person: SqlInput,
  {
    after = sql`true`,
    order,
    rowsToRead,
  }: { after?: SqlFragment; order: SqlFragment; rowsToRead: SqlFragment },
) {
  const isOwn = sql`${roleColumn(role)} = ${person}::uuid`
  if (updatedSince === '') {
    return sql`select first.*
      from unnest(${statusesOf(status)}::text[]) as state (status) cross join lateral (
        select id, created_at from orders where ${isOwn} and orders.status = state.status and ${after}
          order by ${order} limit ${rowsToRead}) first`
  }
  const since = sql`${sql.value(updatedSince)}::timestamptz`
  return sql`select id, created_at from orders where ${isOwn} and id in (
        select id from orders where ${isOwn} and updated_at >= ${since}
        union all
        select order_id from order_references where person_id = ${person}::uuid and updated_at >= ${since})
      and status = any(${statusesOf(status)}::text[]) and ${after}
    order by ${order} limit ${rowsToRead}`
}

/** The newest orders of one role, read status by status from the index, up to `rowsToRead` of each status. */
const newestOf = (filter: OrderFilter, person: SqlInput, rowsToRead: SqlFragment) =>
  ordersOf(filter, person, { order: newestFirst, rowsToRead })

/** The orders after a cursor, one more than are shown. */
export function ordersAfterCursorStatement(
  filter: OrderFilter,
  cursorPage: CursorPage,
): SqlFragment {
  const person = sql.value(filter.userId)
  const rowsToRead = sql`${sql.value(cursorPage.rowsToRead)}::int`
  const part = { after: cursorPage.after(), order: cursorPage.order(), rowsToRead }
  return sql`select ${summaryColumns(person)}
    from (select id from (${ordersOf(filter, person, part)}) one
      order by ${cursorPage.order()} limit ${rowsToRead}) page
    join orders o on o.id = page.id ${orderJoins(person)}
    order by ${cursorPage.order('o.')}`
}

/** Counts these orders, up to `maxMatches`. */
export const orderMatchesStatement = (filter: OrderFilter, maxMatches: number): SqlFragment =>
  sql`select count(*)::int as n from (${newestOf(filter, sql.value(filter.userId), sql`${maxMatches}::int`)}) few`

/** One page of orders, newest first. */
export function orderListStatement(
  filter: OrderFilter,
  page: { limit: number; offset: number },
): SqlFragment {
  const person = sql.value(filter.userId)
  const [limit, offset] = [sql.value(page.limit), sql.value(page.offset)]
  return sql.named(
    `order:list:${filter.role}`,
    sql`select ${summaryColumns(person)}
      from (select id from (${newestOf(filter, person, sql`${limit}::int + ${offset}::int`)}) one
        order by ${newestFirst} limit ${limit}::int offset ${offset}::int) page
      join orders o on o.id = page.id ${orderJoins(person)}
      order by o.created_at desc, o.id desc`,
  )
}

const counterpartyOf = (role: OrderRole) => sql.raw(role === 'buyer' ? 'seller_id' : 'buyer_id')

/** The kind of goods of line `l`, which is known while the crop has the name that was ordered. */
const kindOfLine = sql`(select c.kind_id from crops c where c.id = l.crop_id and c.name = l.name)`

interface TextCondition {
  /** About order `o` with counterparty `other`. */
  condition: SqlFragment
  /** The same for all conditions that differ only in their values. */
  name: string
}

/** Whether an order contains the text: in a crop or its kind, a name or its number. */
function hasText(q: string): TextCondition {
  if (q === '') return { condition: sql`true`, name: 'all' }
  const text = sql.value(containsPattern(q))
  const words = readGoodsWords('crop', q)
  const isOfKind = words && hasGoodsWords(words, { name: sql`l.name`, kindId: kindOfLine })
  const condition = sql`(o.number like ${`${escapeLike(orderNumberFrom(q))}%`}
    or ${userNameSql('other')} ilike ${text}
    or exists (select from order_lines l where l.order_id = o.id
      and (l.name ilike ${text}${isOfKind ? sql` or (${isOfKind})` : sql``})))`
  return { condition, name: `text${words?.length ?? ''}` }
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
  maxMatches: number
}

/**
 * As `orderListStatement`, in any order, for orders whose number, crop or counterparty contains the text. Searches the
 * newest `window` orders. Each row carries `matches`, the number of hits, up to `maxMatches`.
 */
export function orderSearchStatement(
  filter: OrderFilter,
  { q, sort, limit, offset, ...search }: OrderSearch,
): SqlFragment {
  const person = sql.value(filter.userId)
  const window = sql`${sql.value(search.window)}::int`
  // Newest first the search can stop early; otherwise the first of the page may be its last hit.
  const hitsToRead = sort === 'newest' ? sql`${search.maxMatches}::int` : window
  const { name, condition } = hasText(q)
  return sql.named(
    `order:search:${filter.role}:${sort}:${name}${filter.updatedSince && ':since'}`,
    sql`with recent as materialized (
        select id, created_at from (${newestOf(filter, person, window)}) one
          order by ${newestFirst} limit ${window}
      ), found as materialized (
        select recent.* from recent join orders o on o.id = recent.id
          join users other on other.id = o.${counterpartyOf(filter.role)}
          where ${condition}
          order by recent.created_at desc, recent.id desc limit ${hitsToRead}
      )
      select ${summaryColumns(person)}, (select count(*) from found) as matches
        from (select o.id, row_number() over (order by ${orderSortSql[sort]}) as place
          from found join orders o on o.id = found.id
            join users other on other.id = o.${counterpartyOf(filter.role)}
          order by place limit ${limit}::int offset ${offset}::int) page
        join orders o on o.id = page.id ${orderJoins(person)}
        order by page.place`,
  )
}

/** The ids of the newest orders of a role that contain the text, among the newest `rowsToRead`. */
export function orderIdsStatement(filter: OrderFilter, q: string, rowsToRead: number): SqlFragment {
  const window = sql`${sql.value(rowsToRead)}::int`
  return sql`with recent as materialized (
      select id, created_at from (${newestOf(filter, filter.userId, window)}) one
        order by ${newestFirst} limit ${window}
    )
    select recent.id from recent join orders o on o.id = recent.id
      join users other on other.id = o.${counterpartyOf(filter.role)}
      where ${hasText(q).condition}
      order by recent.created_at desc, recent.id desc`
}

/** How many orders one role has in each status, counted up to `maxCount`. */
export const orderCountsStatement = (
  { userId, role }: Pick<OrderFilter, 'userId' | 'role'>,
  maxCount: number,
): SqlFragment =>
  sql.named(
    `order:counts:${role}`,
    sql`select state.status, counted.n
      from unnest(${orderStatuses}::text[]) as state (status) cross join lateral (
        select count(*) as n from (select from orders
          where ${roleColumn(role)} = ${userId}::uuid and orders.status = state.status
          limit ${maxCount}::int) few
      ) counted where counted.n > 0`,
  )
