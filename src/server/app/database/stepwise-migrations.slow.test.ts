import { setTimeout as wait } from 'node:timers/promises'
import { Migration } from '@mikro-orm/migrations'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openEmptyDatabase, testDatabaseUrl } from '#server/testing/test-database.ts'
import { migrate } from './orm.ts'

afterEach(() => vi.restoreAllMocks())

const first = 'Migration20261120100000_initial'
const seller = '00000000-0000-7000-8000-000000000001'

async function addOldCrops(db: Database) {
  await execute(
    db,
    sql`insert into users (id, phone, created_at, updated_at) values (${seller}, '9000000001', now(), now())`,
  )
  await execute(
    db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
        dispatch_time, created_at, updated_at)
      select gen_random_uuid(), ${seller}, unit, 'Others', 12.5, 1, unit, '2026-01-01', '2027-01-01', 1,
        '2026-02-03T04:05:06.789Z', '2026-03-03T04:05:06.789Z' from unnest(array['kg', 'g', 'ton', 'litre']) unit`,
  )
}

/** Everything that the database says of its tables. */
const describeSchema = (db: Database) =>
  queryRows<{ said: string }>(
    db,
    sql`with owned as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace)
      select format('%s.%s %s %s %s', relname, attname, atttypid::regtype, attnotnull, attgenerated) as said
        from pg_attribute join owned on attrelid = owned.oid where attnum > 0 and not attisdropped
      union all select pg_get_indexdef(indexrelid) || ' ' || indisvalid from pg_index join owned on indexrelid = owned.oid
      union all select format('%s %s %s', relname, pg_get_constraintdef(c.oid), convalidated)
        from pg_constraint c join owned on conrelid = owned.oid
      union all select pg_get_triggerdef(t.oid) from pg_trigger t join owned on tgrelid = owned.oid where not tgisinternal
      order by said`,
  )

/** Migrates with a process that dies after the first step, then after the second, until none is left. @returns deaths. */
async function migrateWithDeaths(...[db, env]: Parameters<typeof migrate>): Promise<number> {
  const run = Migration.prototype.execute
  let [steps, allowed, deaths] = [0, 0, 0]
  vi.spyOn(Migration.prototype, 'execute').mockImplementation(async function (
    this: Migration,
    ...call
  ) {
    if (steps === allowed) throw new Error('killed')
    steps += 1
    return run.apply(this, call)
  })
  for (let pending = (await db.orm.migrator.getPending()).length; ; ) {
    steps = 0
    try {
      await migrate(db, env)
      return deaths
    } catch (error) {
      if (!(error as Error).message.includes('killed')) throw error
      deaths += 1
      const left = (await db.orm.migrator.getPending()).length
      allowed = left < pending ? 0 : allowed + 1
      pending = left
    }
  }
}

test('migrations that are killed after any of their steps end as those that are not', async () => {
  const [killed, clean] = [await openEmptyDatabase(), await openEmptyDatabase()]
  try {
    for (const { db } of [killed, clean]) {
      await db.orm.migrator.up({ to: first })
      await addOldCrops(db)
    }
    await migrate(clean.db, clean.env)
    expect(await migrateWithDeaths(killed.db, killed.env)).toBeGreaterThan(50)
    expect(await describeSchema(killed.db)).toEqual(await describeSchema(clean.db))
    expect(
      await queryRows(
        killed.db,
        sql`select unit, price_per_kg::float8, newest_at = created_at as same,
            terms_changed_at = updated_at as edited from crops order by unit`,
      ),
    ).toEqual([
      { unit: 'g', price_per_kg: 12_500, same: true, edited: true },
      { unit: 'kg', price_per_kg: 12.5, same: true, edited: true },
      { unit: 'litre', price_per_kg: null, same: true, edited: true },
      { unit: 'ton', price_per_kg: 0.0125, same: true, edited: true },
    ])
  } finally {
    await killed.close()
    await clean.close()
  }
})

test('the price of a kilogram follows the price and the unit, and nothing else can write it', async () => {
  const { db, env, close } = await openEmptyDatabase()
  try {
    await migrate(db, env)
    await addOldCrops(db)
    const price = async () =>
      (
        await queryRows<{ price: number | null }>(
          db,
          sql`select price_per_kg::float8 as price from crops where name = 'kg'`,
        )
      )[0]?.price
    expect(await price()).toBe(12.5)
    await execute(db, sql`update crops set price = 20 where name = 'kg'`)
    expect(await price()).toBe(20)
    await execute(db, sql`update crops set unit = 'ton' where name = 'kg'`)
    expect(await price()).toBe(0.02)
    await execute(db, sql`update crops set price_per_kg = 1 where name = 'kg'`)
    expect(await price()).toBe(0.02)
  } finally {
    await close()
  }
})

// The embedded database has one connection, so that nobody reads beside a migration.
describe.runIf(testDatabaseUrl)('beside readers', () => {
  test('a migration that a long read keeps waiting lets other reads pass, and is done after it', async () => {
    const { db, env, close } = await openEmptyDatabase()
    const long = new pg.Client({ connectionString: env.DATABASE_URL })
    const short = new pg.Client({ connectionString: env.DATABASE_URL })
    try {
      await db.orm.migrator.up({ to: first })
      await Promise.all([long.connect(), short.connect()])
      await long.query('begin; select from crops')
      let isDone = false
      const migrating = migrate(db, env).then(() => {
        isDone = true
      })
      let longest = 0
      const end = performance.now() + 2500
      while (performance.now() < end) {
        const began = performance.now()
        await short.query('select from crops')
        longest = Math.max(longest, performance.now() - began)
        await wait(10)
      }
      expect(isDone).toBe(false)
      expect(longest).toBeGreaterThan(100)
      expect(longest).toBeLessThan(1000)
      await long.query('commit')
      await migrating
      expect(await db.orm.migrator.getPending()).toEqual([])
    } finally {
      await Promise.all([long.end(), short.end()])
      await close()
    }
  })
})
