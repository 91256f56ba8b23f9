import { randomUUID } from 'node:crypto'
import { createFindActor } from '../src/server/features/auth/session.service.ts'
import { placeOrders } from '../src/server/features/order/order-place.service.ts'
import type { SqlValue } from '../src/server/platform/database/database.ts'
import type { OrderWorld } from './orders-data.ts'

/** A statement as the app sent it; those of the transaction stand between `begin` and `commit`. */
export interface Sent {
  text: string
  name?: string
  values: readonly SqlValue[]
}

/** What one order came to in SQL, and the ids in it that another order has in their place. */
export interface RecordedOrder {
  statements: Sent[]
  token: string
  buyerId: string
  cropId: string
  sellerId: string
}

/** `?` as the driver knows it: `$1`, `$2` … */
function numbered(text: string): string {
  let n = 0
  return text.replace(/\?/g, () => `$${++n}`)
}

/** Places one order by the app's own service and writes down every statement of it. */
export async function recordOrder(world: OrderWorld): Promise<RecordedOrder> {
  const { db, env, buyers, crops } = world
  const [buyer, crop] = [buyers[0], crops[0]]
  if (!buyer || !crop) throw new Error('There is nothing to order')
  const statements: Sent[] = []
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
