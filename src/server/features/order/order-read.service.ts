import {
  hindiKindName,
  kindImageWithoutPhoto,
} from '#server/features/listing/words/listing-hindi-names.service.ts'
import { withPlaceHindi } from '#server/features/place/place-hindi-names.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import { pageInfo, rowsOfPage, totalsBesideCursor } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { maxCountedResults, type PageInfo } from '#shared/kit/pagination.schema.ts'
import type {
  OrderLine,
  OrderListInput,
  OrderPage,
  OrderSummary,
} from '#shared/order/order.schema.ts'
import { orderNotFound } from './order.errors.ts'
import type { OrderRole } from './order.policy.ts'
import { orderViewStatement } from './order.sql.ts'
import {
  orderCountsStatement,
  orderListStatement,
  orderMatchesStatement,
  orderSearchStatement,
  ordersAfterCursorStatement,
} from './order-list.sql.ts'
import { type OrderRow, viewOrder } from './order-view.policy.ts'

/** A search covers only this many of a user's newest orders. */
const searchWindow = 20_000

/** The lines with the Hindi names of their goods, for people who do not read the seller's script, and their drawings. */
const withHindiLines = <Order extends { lines: readonly (OrderLine & { kind?: string | null })[] }>(
  order: Order,
) => ({
  ...order,
  lines: order.lines.map(({ kind, ...line }) => ({
    ...line,
    kindHindi: hindiKindName('crop', kind),
    ...kindImageWithoutPhoto('crop', kind, line.image),
  })),
})

/** The viewer's orders among `ids`, in the order of `ids`. */
export async function viewOrders(db: Database, viewerId: string, ids: readonly string[]) {
  const rows = await queryRows<OrderRow>(db, orderViewStatement(viewerId, ids))
  return rows.map((row) => {
    const { buyer, seller } = row
    const people = { buyer: withPlaceHindi(buyer), seller: withPlaceHindi(seller) }
    return viewOrder({ ...withHindiLines(row), ...people })
  })
}

/** @throws AppError `order.not_found` (404), also for orders of other people. */
export async function getOrder(db: Database, viewerId: string, orderId: string) {
  const [order] = isUuid(orderId) ? await viewOrders(db, viewerId, [orderId]) : []
  if (!order) throw orderNotFound()
  return order
}

interface OrderSearchResult {
  rows: OrderSummary[]
  counted: number
}

interface OrderSide {
  userId: string
  role: OrderRole
}

const placeOf = ({ createdAt, _id }: OrderSummary) => ({ createdAt, id: _id })

async function searchOrders(
  db: Database,
  side: OrderSide,
  { page, limit, status, updatedSince, q, sort }: OrderListInput,
): Promise<OrderSearchResult> {
  const search = (window: { limit: number; offset: number }) =>
    queryRows<OrderSummary & { matches: number }>(
      db,
      orderSearchStatement(
        { ...side, status, updatedSince },
        { ...window, q, sort, window: searchWindow, maxMatches: maxCountedResults + 1 },
      ),
    )
  const rows = await search({ limit: rowsOfPage(page, limit), offset: (page - 1) * limit })
  // Each row carries the count; behind the last page there is none.
  const [first] = rows.length === 0 && page > 1 ? await search({ limit: 1, offset: 0 }) : rows
  return { rows, counted: first?.matches ?? 0 }
}

/** A page in the plain order, or of what was searched, and how many were found in all where the statement tells. */
async function readOrderPage(
  db: Database,
  side: OrderSide,
  input: OrderListInput,
): Promise<{ rows: OrderSummary[]; counted?: number }> {
  const { page, limit, status, updatedSince, q, sort } = input
  if (q !== '' || sort !== 'newest' || updatedSince !== '') return searchOrders(db, side, input)
  const query = { limit: rowsOfPage(page, limit), offset: (page - 1) * limit }
  const filter = { ...side, status, updatedSince }
  return { rows: await queryRows<OrderSummary>(db, orderListStatement(filter, query)) }
}

const countMost = maxCountedResults + 1

/** How many of these orders changed since. */
async function countChanged(db: Database, side: OrderSide, input: OrderListInput) {
  const { status, updatedSince } = input
  const statement = orderMatchesStatement({ ...side, status, updatedSince }, countMost)
  const [row] = await queryRows<{ n: number }>(db, statement)
  return row?.n ?? 0
}

/** The orders of a page or after a cursor, where `all` have the status. */
async function readOrders(
  db: Database,
  side: OrderSide,
  input: OrderListInput,
  all: Promise<number>,
): Promise<Pick<OrderPage, 'orders' | 'nextCursor'> & PageInfo> {
  const { page, limit, status, updatedSince, q, sort, cursor } = input
  const isByTime = q === '' && (sort === 'newest' || sort === 'oldest')
  const list = `orders.${side.role}`
  const cursorPage = isByTime ? cursorPageOf(list, { cursor: cursor ?? '', sort, limit }) : null
  if (cursorPage && cursor !== undefined) {
    const [rows, counted] = await Promise.all([
      queryRows<OrderSummary>(
        db,
        ordersAfterCursorStatement({ ...side, status, updatedSince }, cursorPage),
      ),
      updatedSince === '' ? all : countChanged(db, side, input),
    ])
    const { rows: orders, nextCursor } = cursorPage.takePage(rows, placeOf)
    return { orders, nextCursor, ...totalsBesideCursor(counted, limit) }
  }
  const { rows, counted } = await readOrderPage(db, side, input)
  const total = q === '' && updatedSince === '' ? await all : (counted ?? 0)
  const info = pageInfo({ page, limit, rows: rows.length, counted: Math.min(total, countMost) })
  const last = rows.at(-1)
  const nextCursor = cursorPage?.cursorAfterPage(info, last && placeOf(last))
  return { orders: rows, ...(nextCursor !== undefined && { nextCursor }), ...info }
}

/**
 * A user's orders as buyer or as seller, with the count of each status.
 * @throws AppError `input.invalid` (400) for a cursor of another list.
 */
export async function listOrders(
  db: Database,
  userId: string,
  role: OrderRole,
  input: OrderListInput,
): Promise<OrderPage> {
  const { status } = input
  const counting = queryRows<{ status: OrderSummary['status']; n: number }>(
    db,
    orderCountsStatement({ userId, role }, countMost),
  )
  const all = counting.then((counted) =>
    counted
      .filter((state) => status === '' || state.status === status)
      .reduce((sum, { n }) => sum + n, 0),
  )
  const [counted, { orders, ...page }] = await Promise.all([
    counting,
    readOrders(db, { userId, role }, input, all),
    all,
  ])
  const counts = counted.map(({ status: state, n }) => [state, Math.min(n, maxCountedResults)])
  return { orders: orders.map(withHindiLines), counts: Object.fromEntries(counts), ...page }
}
