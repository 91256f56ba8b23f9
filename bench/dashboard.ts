import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEarnings } from '../src/server/features/dashboard/earnings/earnings.service.ts'
import { listWaiting } from '../src/server/features/dashboard/waiting/waiting.service.ts'
import type { Database } from '../src/server/platform/database/database.ts'
import { execute } from '../src/server/platform/database/query.ts'
import { sql } from '../src/server/platform/database/sql.ts'
import { openMigrated, withBenchDatabase } from './database.ts'

/** What the dashboard costs a seller with so many orders, among many other sellers: `npm run bench:dashboard`. */
const sellers = 50
const buyers = 500
const ordersPerSeller = 1000
const cropsPerSeller = 30
const reads = 200

const statuses = ['placed', 'accepted', 'paid', 'dispatched', 'delivered', 'delivered', 'declined']

async function seed(db: Database): Promise<string> {
  await execute(
    db,
    sql`insert into users (id, phone, first_name, last_name, created_at, updated_at)
      select gen_random_uuid(), (6000000000 + n)::text, 'Person', n::text, now() - interval '2 years', now()
        from generate_series(1, ${sellers + buyers}::int) n`,
  )
  await execute(
    db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
        dispatch_time, created_at, newest_at, updated_at, kind_id, kind_from)
      select gen_random_uuid(), u.id, 'Onion ' || n, 'Vegetables', 20, n % 7, 'kg', '2026-01-01',
          current_date + n, 1, now(), now(), now(), 'onion', 'name'
        from (select id from users order by phone limit ${sellers}) u,
          generate_series(1, ${cropsPerSeller}::int) n`,
  )
  await execute(
    db,
    sql`with people as (select id, row_number() over (order by phone) - 1 as place from users),
        listed as (select id, owner_id, name, row_number() over (partition by owner_id order by id) - 1 as place
          from crops),
        placed as (
          insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total, paid_at, expires_at,
              created_at, updated_at)
            select gen_random_uuid(), s.place || '-' || n, b.id, s.id, (${statuses}::text[])[n % 7 + 1], 'pickup',
                case when n % 2 = 0 then 'cash' else 'upi' end, 40,
                case when n % 7 in (2, 4) then now() - n * interval '1 hour' end,
                now() + interval '1 day', now() - n * interval '2 hours', now()
              from people s, people b, generate_series(1, ${ordersPerSeller}::int) n
              where s.place < ${sellers}::int and b.place = ${sellers}::int + (n + s.place) % ${buyers}::int
            returning id, seller_id, created_at, status, number
        ), lines as (
          insert into order_lines (order_id, position, crop_id, name, unit, price, quantity)
            select p.id, 0, l.id, l.name, 'kg', 20, 2 from placed p
              join listed l on l.owner_id = p.seller_id and l.place = abs(hashtext(p.number)) % ${cropsPerSeller}::int
        )
        insert into order_events (order_id, status, made_by, created_at)
          select id, status, 'seller', created_at from placed`,
  )
  await execute(db, sql`analyze`)
  const [seller] = await execute<{ id: string }>(
    db,
    sql`select id from users order by phone limit 1`,
  )
  return seller?.id ?? ''
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let i = 0; i < reads; i++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  // The first ones prepare the statements.
  const sorted = times.slice(20).sort((a, b) => a - b)
  const quantile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  console.log(`${name}: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms`)
}

const folder = mkdtempSync(join(tmpdir(), 'krishihaat-dashboard-'))
try {
  await withBenchDatabase('dashboard', async (url) => {
    const { db } = await openMigrated(url, folder)
    const seller = await seed(db)
    const { items, counts } = await listWaiting(db, seller)
    console.log(
      `${ordersPerSeller} orders of the seller, ${items.length} rows`,
      JSON.stringify(counts),
    )
    await measure('waiting', () => listWaiting(db, seller))
    await measure('earnings', () => readEarnings(db, seller, {}))
    await db.close()
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
