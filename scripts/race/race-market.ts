import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate, openDatabase } from '../../src/server/app/database/orm.ts'
import { openSession } from '../../src/server/features/auth/session.service.ts'
import { User } from '../../src/server/features/user/user.entity.ts'
import { withDatabaseName } from '../../src/server/platform/config/database-address.ts'
import { readEnv } from '../../src/server/platform/config/env.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { execute } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import { createLogger } from '../../src/server/platform/observability/logger.ts'

export interface Person {
  id: string
  token: string
}

/** A separate database for the race, with logged-in users. */
export interface RaceMarket {
  db: Database
  url: string
  seller: Person
  buyers: Person[]
  addCrop(quantity: number): Promise<string>
  addTestEquipment(): Promise<string>
  close(): Promise<void>
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function addPeople(db: Database, count: number): Promise<Person[]> {
  return db.transaction(async (em) =>
    Array.from({ length: count }, (_, i) => {
      const id = randomUUID()
      const phone = String(9_000_000_000 + i)
      const user = em.create(User, { id, phone, firstName: `Person ${i}`, upiId: 'farm@upi' })
      return { id, token: openSession(em, user, 'race') }
    }),
  )
}

/** Gives each buyer a delivered order, because a new buyer may have only one full cart waiting. */
async function deliverFirstOrders(db: Database, seller: Person, buyers: readonly Person[]) {
  await execute(
    db,
    sql`insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total, expires_at,
        created_at, updated_at)
      select gen_random_uuid(), 'KH-RACE-' || buyer, buyer::uuid, ${seller.id}::uuid, 'delivered', 'pickup', 'cash',
        10, now(), now() - interval '30 days', now()
      from unnest(${buyers.map(({ id }) => id)}::text[]) buyer`,
  )
}

/** Migrates an empty database and fills it. `close` leaves it as it is. */
export async function fillRaceMarket(url: string, buyerCount: number): Promise<RaceMarket> {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-race-'))
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: folder, DATABASE_POOL_SIZE: '4' })
  const db = await openDatabase(env, createLogger('warn', false))
  await migrate(db, env)
  const [seller, ...buyers] = await addPeople(db, buyerCount + 1)
  if (!seller) throw new Error('There must be a seller')
  await deliverFirstOrders(db, seller, buyers)
  return {
    db,
    url,
    seller,
    buyers,
    addCrop: async (quantity) => {
      const id = randomUUID()
      await execute(
        db,
        sql`insert into crops (id, owner_id, name, category, price, quantity, unit,
            harvest_date, expiry_date, dispatch_time, created_at, updated_at)
          values (${id}, ${seller.id}, 'Tomato', 'Vegetables', 20, ${quantity}, 'kg', '2026-01-01', '2099-12-31', 1,
            now(), now())`,
      )
      return id
    },
    addTestEquipment: async () => {
      const id = randomUUID()
      await execute(
        db,
        sql`insert into equipments (id, owner_id, name, category, price_per_day, contact_number,
            available_from, available_to, created_at, updated_at)
          values (${id}, ${seller.id}, 'Tractor', 'Tractor', 900, '9000000000', '2026-01-01', '2099-12-31',
            now(), now())`,
      )
      return id
    },
    close: async () => {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a database of its own on the server, which `close` drops. */
export async function createRaceMarket(serverUrl: string, buyerCount: number): Promise<RaceMarket> {
  const name = `krishihaat_race_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const market = await fillRaceMarket(withDatabaseName(serverUrl, name), buyerCount)
  return {
    ...market,
    close: async () => {
      await market.close()
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
