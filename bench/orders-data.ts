import { randomUUID } from 'node:crypto'
import { openSession } from '../src/server/features/auth/session.service.ts'
import { User } from '../src/server/features/user/user.entity.ts'
import { withDatabaseName } from '../src/server/platform/config/database-address.ts'
import { execute } from '../src/server/platform/database/query.ts'
import { sql } from '../src/server/platform/database/sql.ts'
import { type BenchDatabase, createDatabase, openMigrated } from './database.ts'

/** Enough buyers that their checkouts do not wait for each other. */
const buyerCount = 2000
const sellerCount = 100
const cropsPerSeller = 20

export interface Buyer {
  id: string
  token: string
}

export interface OrderBenchData extends BenchDatabase {
  buyers: Buyer[]
  /** Each crop has more stock than a run can sell. */
  crops: { id: string; sellerId: string }[]
}

const person = (from: number) => (_: unknown, i: number) => ({
  id: randomUUID(),
  phone: String(9_000_000_000 + from + i),
  firstName: `Person ${i}`,
})

/** Creates a database with logged-in users and crops to order. */
export async function openOrderBenchData(
  clusterUrl: string,
  dataDir: string,
): Promise<OrderBenchData> {
  const name = `krishihaat_bench_orders_${Date.now()}`
  await createDatabase(clusterUrl, name)
  const benchDatabase = await openMigrated(withDatabaseName(clusterUrl, name), dataDir)
  const { db } = benchDatabase
  const buyers: Buyer[] = []
  const crops: OrderBenchData['crops'] = []
  await db.transaction(async (em) => {
    for (const buyer of Array.from({ length: buyerCount }, person(0))) {
      const user = em.create(User, buyer)
      buyers.push({ id: buyer.id, token: openSession(em, user, 'bench') })
    }
    const sellers = Array.from({ length: sellerCount }, person(100_000))
    for (const seller of sellers) em.create(User, { ...seller, upiId: 'farm@upi' })
    for (const { id: sellerId } of sellers) {
      for (let i = 0; i < cropsPerSeller; i++) crops.push({ id: randomUUID(), sellerId })
    }
    await em.flush()
    await execute(
      em,
      sql`insert into crops (id, owner_id, name, category, price, quantity, unit, description,
          harvest_date, expiry_date, dispatch_time, place, created_at, updated_at)
        select c.id, c."sellerId", 'Tomato ' || left(c.id::text, 4), 'Vegetables', 20, 10000000, 'kg',
            'Ripe and red, picked this morning in the fields by the river.', '2026-01-01',
            '2099-12-31', 1, 'Sultanpur, Uttar Pradesh', now(), now()
          from jsonb_to_recordset(${sql.json(crops)}) as c (id uuid, "sellerId" uuid)`,
    )
  })
  await execute(db, sql`analyze`)
  return { ...benchDatabase, buyers, crops }
}
