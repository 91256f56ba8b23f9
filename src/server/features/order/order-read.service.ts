import {
  hindiKindName,
  kindImageWithoutPhoto,
} from '#server/features/listing/words/listing-hindi-names.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import type {
  OrderLine,
  OrderListInput,
  OrderPage,
  OrderSummary,
} from '#shared/order/order.schema.ts'
import { orderNotFound } from './order.errors.ts'
import type { OrderRole } from './order.policy.ts'
import {
  orderCountsStatement,
  orderListStatement,
  orderSearchStatement,
  orderViewStatement,
} from './order.sql.ts'
import { type OrderRow, viewOrder } from './order-view.policy.ts'

/** A search covers only this many of a user's newest orders. */
const searchWindow = 20_000

/** The order with the Hindi names of its goods, for people who do not read the seller's script, and their drawings. */
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
  return rows.map((row) => viewOrder(withHindiLines(row)))
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

async function searchOrders(
  db: Database,
  side: { userId: string; role: OrderRole },
  { page, limit, status, q, sort }: OrderListInput,
): Promise<OrderSearchResult> {
  const rows = await queryRows<OrderSummary & { matches: number }>(
    db,
    orderSearchStatement(
      { ...side, status },
      {
        limit: rowsOfPage(page, limit),
        offset: (page - 1) * limit,
        q,
        sort,
        window: searchWindow,
        most: maxCountedResults + 1,
      },
    ),
  )
  return { rows, counted: rows[0]?.matches ?? 0 }
}

/** A user's orders as buyer or as seller, with the count of each status. */
export async function listOrders(
  db: Database,
  userId: string,
  role: OrderRole,
  input: OrderListInput,
): Promise<OrderPage> {
  const { page, limit, status, q, sort } = input
  const query = { limit: rowsOfPage(page, limit), offset: (page - 1) * limit }
  const most = maxCountedResults + 1
  const [counted, result] = await Promise.all([
    queryRows<{ status: OrderSummary['status']; n: number }>(
      db,
      orderCountsStatement({ userId, role }, most),
    ),
    q === '' && sort === 'newest'
      ? queryRows<OrderSummary>(db, orderListStatement({ userId, role, status }, query))
      : searchOrders(db, { userId, role }, input),
  ])
  const counts = Object.fromEntries(counted.map(({ status: state, n }) => [state, n]))
  const all = counted
    .filter((state) => status === '' || state.status === status)
    .reduce((sum, { n }) => sum + n, 0)
  const rows = Array.isArray(result) ? result : result.rows
  const total = Array.isArray(result) || q === '' ? all : result.counted
  const capped = Object.entries(counts).map(([state, n]) => [state, Math.min(n, maxCountedResults)])
  return {
    orders: rows.map(withHindiLines),
    counts: Object.fromEntries(capped),
    ...pageInfo({ page, limit, rows: rows.length, counted: Math.min(total, most) }),
  }
}
