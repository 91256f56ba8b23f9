import { randomUUID } from 'node:crypto'
import { createFindActor } from '../src/server/features/auth/session.service.ts'
import { placeOrders } from '../src/server/features/order/order-place.service.ts'
import type { SqlValue } from '../src/server/platform/database/database.ts'
import type { OrderBenchData } from './orders-data.ts'

/** A statement that the app sent; those of the transaction are between `begin` and `commit`. */
export interface SentStatement {
  text: string
  name?: string
  values: readonly SqlValue[]
}

/** The SQL statements of one order, and the ids in them that differ from order to order. */
export interface RecordedOrder {
  statements: SentStatement[]
  token: string
  buyerId: string
  cropId: string
  sellerId: string
}

/** Replaces `?` by the driver's `$1`, `$2` … */
function numbered(text: string): string {
  let n = 0
  return text.replace(/\?/g, () => `$${++n}`)
}

/** Places one order through the app's own service and records its statements. */
export async function recordOrder(benchData: OrderBenchData): Promise<RecordedOrder> {
  const { db, env, buyers, crops } = benchData
  const [buyer, crop] = [buyers[0], crops[0]]
  if (!buyer || !crop) throw new Error('There is nothing to order')
  const statements: SentStatement[] = []
  const recorder: typeof db = {
    ...db,
    read: (statement) => {
      statements.push({ ...statement, values: statement.values ?? [] })
      return db.read(statement)
    },
    transaction: (work) =>
      db.transaction(async (em) => {
        statements.push({ text: 'begin', values: [] })
        const execute = em.execute.bind(em)
        em.execute = ((text: string, values: SqlValue[] = []) => {
          statements.push({ text: numbered(text), values })
          return execute(text, values)
        }) as typeof em.execute
        const result = await work(em)
        statements.push({ text: 'commit', values: [] })
        return result
      }),
  }
  await createFindActor(recorder, env, { warn: () => {} } as never)(buyer.token)
  await placeOrders({ db: recorder, env }, buyer.id, randomUUID(), {
    lines: [{ cropId: crop.id, quantity: 1, price: 20 }],
    delivery: 'pickup',
    payBy: 'cash',
    note: '',
  })
  const { id: cropId, sellerId } = crop
  return { statements, token: buyer.token, buyerId: buyer.id, cropId, sellerId }
}
