import { randomUUID } from 'node:crypto'
import { createFindActor } from '../src/server/features/auth/session.service.ts'
import { placeOrders } from '../src/server/features/order/order-place.service.ts'
import type { SqlValue } from '../src/server/platform/database/sql.ts'
import type { OrderBenchData } from './orders-data.ts'

/** A statement that the app sent; those of the transaction are between `begin` and `commit`. */
export interface SentStatement {
  text: string
  name?: string
  values: readonly SqlValue[]
}

interface SentQuery {
  sql: string
  parameters: readonly SqlValue[]
}

/** The SQL statements of one order, and the ids in them that differ from order to order. */
export interface RecordedOrder {
  statements: SentStatement[]
  token: string
  buyerId: string
  cropId: string
  sellerId: string
}

/** Places one order through the app's own service and records its statements. */
export async function recordOrder(benchData: OrderBenchData): Promise<RecordedOrder> {
  const { db, env, buyers, crops } = benchData
  const [buyer, crop] = [buyers[0], crops[0]]
  if (!buyer || !crop) throw new Error('There is nothing to order')
  const statements: SentStatement[] = []
  const recorder: typeof db = {
    ...db,
    query: (statement) => {
      const { text, name, values = [] } = statement
      statements.push({ text, values, ...(name && { name }) })
      return db.query(statement)
    },
    transaction: (work) =>
      db.transaction(async (em) => {
        statements.push({ text: 'begin', values: [] })
        const kysely = em.getKysely()
        const executeQuery = (query: SentQuery) => {
          statements.push({ text: query.sql, values: query.parameters })
          return kysely.executeQuery(query as never)
        }
        em.getKysely = (() => ({ executeQuery })) as unknown as typeof em.getKysely
        const result = await work(em)
        statements.push({ text: 'commit', values: [] })
        return result
      }),
  }
  await createFindActor(recorder, env, { warn: () => {} } as never)(buyer.token)
  await placeOrders(
    { db: recorder, env },
    {
      buyerId: buyer.id,
      key: randomUUID(),
      input: {
        lines: [{ cropId: crop.id, quantity: 1, price: 20 }],
        delivery: 'pickup',
        payBy: 'cash',
        note: '',
      },
    },
  )
  const { id: cropId, sellerId } = crop
  return { statements, token: buyer.token, buyerId: buyer.id, cropId, sellerId }
}
