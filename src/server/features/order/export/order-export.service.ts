import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { OrderListInput } from '#shared/order/order.schema.ts'
import { orderIdsStatement } from '../order-list.sql.ts'
import { viewOrders } from '../order-read.service.ts'
import { csvHead, csvRows } from './order-csv.policy.ts'

/** Only the newest orders are exported; sellers with more can narrow them by status or search. */
const maxExported = 10_000
const batchSize = 500

/** A seller's orders as CSV, newest first, one batch after the other. */
export async function* exportOrders(
  db: Database,
  sellerId: string,
  { status, q }: Pick<OrderListInput, 'status' | 'q'>,
  language: Language,
): AsyncGenerator<string> {
  yield csvHead(language)
  const window = { userId: sellerId, role: 'seller', status, updatedSince: '' } as const
  const rows = await queryRows<{ id: string }>(db, orderIdsStatement(window, q, maxExported))
  for (let start = 0; start < rows.length; start += batchSize) {
    const ids = rows.slice(start, start + batchSize).map(({ id }) => id)
    const orders = await viewOrders(db, sellerId, ids)
    if (orders.length > 0) yield orders.map((order) => csvRows(order, language)).join('')
  }
}
