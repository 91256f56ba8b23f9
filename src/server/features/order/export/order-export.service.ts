import type { Database } from '#server/platform/database/database.ts'
import type { OrderListInput } from '#shared/order/order.schema.ts'
import { idsStatement } from '../order.sql.ts'
import { viewOrders } from '../order-read.service.ts'
import { csvHead, csvRows } from './order-csv.policy.ts'

/** The newest so many; who has more narrows them by state or search. */
const maxExported = 10_000
const batchSize = 500

/** A seller's orders as CSV, newest first, a batch at a time. */
export async function* exportOrders(
  db: Database,
  sellerId: string,
  { status, q }: Pick<OrderListInput, 'status' | 'q'>,
): AsyncGenerator<string> {
  yield csvHead
  const window = { userId: sellerId, role: 'seller', status } as const
  const found = await db.read<{ id: string }>(idsStatement(window, q, maxExported))
  for (let start = 0; start < found.length; start += batchSize) {
    const ids = found.slice(start, start + batchSize).map(({ id }) => id)
    const orders = await viewOrders(db, sellerId, ids)
    if (orders.length > 0) yield orders.map(csvRows).join('')
  }
}
