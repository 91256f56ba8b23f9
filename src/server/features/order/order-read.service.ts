import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import type { OrderListInput, OrderPage, OrderSummary } from '#shared/order/order.schema.ts'
import { orderNotFound } from './order.errors.ts'
import type { OrderRole } from './order.policy.ts'
import { countsStatement, listStatement, searchStatement, viewStatement } from './order.sql.ts'
import { type OrderRow, viewOrder } from './order-view.policy.ts'

/** A search looks at so many of a person's newest orders. */
const searchWindow = 20_000

/** Those of the orders that are the viewer's, in the order of `ids`. */
export async function viewOrders(db: Database, viewerId: string, ids: readonly string[]) {
  const rows = await db.read<OrderRow>(viewStatement(viewerId, ids))
  return rows.map(viewOrder)
}

/** @throws AppError `order.not_found` (404), also for other people's. */
export async function getOrder(db: Database, viewerId: string, orderId: string) {
  const [order] = isUuid(orderId) ? await viewOrders(db, viewerId, [orderId]) : []
  if (!order) throw orderNotFound()
  return order
}

interface Found {
  rows: OrderSummary[]
  counted: number
}

async function search(
  db: Database,
  person: { userId: string; role: OrderRole },
  { page, limit, status, q }: OrderListInput,
): Promise<Found> {
  const rows = await db.read<OrderSummary & { matches: number }>(
    searchStatement(
      { ...person, status },
      {
        limit: rowsOfPage(page, limit),
        offset: (page - 1) * limit,
        q,
        window: searchWindow,
        most: maxCountedResults + 1,
      },
    ),
  )
  return { rows, counted: rows[0]?.matches ?? 0 }
}

/** One side's orders, newest first, with how many there are in each state. */
export async function listOrders(
  db: Database,
  userId: string,
  role: OrderRole,
  input: OrderListInput,
): Promise<OrderPage> {
  const { page, limit, status, q } = input
  const query = { limit: rowsOfPage(page, limit), offset: (page - 1) * limit }
  const most = maxCountedResults + 1
  const [counted, found] = await Promise.all([
    db.read<{ status: OrderSummary['status']; n: number }>(countsStatement({ userId, role }, most)),
    q === ''
      ? db.read<OrderSummary>(listStatement({ userId, role, status }, query))
      : search(db, { userId, role }, input),
  ])
  const counts = Object.fromEntries(counted.map(({ status: state, n }) => [state, n]))
  const all = counted
    .filter((state) => status === '' || state.status === status)
    .reduce((sum, { n }) => sum + n, 0)
  const { rows, counted: total } = Array.isArray(found) ? { rows: found, counted: all } : found
  const capped = Object.entries(counts).map(([state, n]) => [state, Math.min(n, maxCountedResults)])
  return {
    orders: rows,
    counts: Object.fromEntries(capped),
    ...pageInfo({ page, limit, rows: rows.length, counted: Math.min(total, most) }),
  }
}
