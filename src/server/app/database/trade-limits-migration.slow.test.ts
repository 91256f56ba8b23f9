import { expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { openEmptyDatabase } from '#server/testing/test-database.ts'
import { migrate } from './orm.ts'

const before = 'Migration20261123140000_desk'
/** Readable ids: 1 is the seller, the others buy. */
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

test('the migration counts earlier reviews by the rules, and keeps the order of Newest', async () => {
  const { db, env, close } = await openEmptyDatabase()
  try {
    await db.orm.migrator.up({ to: before })
    const write = (statement: SqlFragment) => execute(db, statement)
    for (const n of [1, 2, 3, 4]) {
      await write(sql`insert into users (id, phone, num_reviews, rating, created_at, updated_at)
          values (${id(n)}, ${`900000000${n}`}, 9, 5, now(), now())`)
    }
    await write(sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
          expiry_date, dispatch_time, created_at, updated_at)
        values (${id(50)}, ${id(1)}, 'Okra', 'Others', 1, 1, 'kg', '2026-01-01', '2027-01-01', 1,
          '2026-02-03T04:05:06.789Z', now())`)
    let next = 100
    /** A delivered order of a buyer with its review. Days are before today. */
    const review = async (
      buyer: number,
      stars: number,
      { days, total = 10, by = 'buyer', hoursLater = 1 }: Reviewed,
    ) => {
      const [order, written] = [id(next++), id(next++)]
      await write(sql`insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total,
            expires_at, created_at, updated_at)
          values (${order}::uuid, ${order}::uuid::text, ${id(buyer)}, ${id(1)}, 'delivered', 'pickup', 'cash', ${total}::numeric, now(), now(), now())`)
      await write(sql`insert into order_events (order_id, status, made_by, created_at)
          values (${order}, 'delivered', ${by}, now() - ${days}::int * interval '1 day')`)
      await write(sql`insert into reviews (id, order_id, author_id, subject_id, subject_role, item, stars,
            created_at, updated_at)
          values (${written}, ${order}, ${id(buyer)}, ${id(1)}, 'seller', 'Okra', ${stars}::int,
            now() - ${days}::int * interval '1 day' + ${hoursLater}::int * interval '1 hour', now())`)
      return written
    }
    const counting = [
      await review(2, 5, { days: 200 }),
      await review(2, 4, { days: 80 }),
      await review(3, 3, { days: 20, by: 'seller', hoursLater: 49 }),
    ]
    await review(2, 1, { days: 150 })
    await review(2, 1, { days: 1 })
    await review(3, 1, { days: 40, total: 0 })
    await review(4, 1, { days: 20, by: 'seller', hoursLater: 2 })

    await migrate(db, env)
    const counted = await queryRows<{ id: string }>(
      db,
      sql`select id from reviews where counts order by id`,
    )
    expect(counted.map((row) => row.id)).toEqual(counting)
    expect(await queryRows(db, sql`select num_reviews, rating from users order by id`)).toEqual([
      { num_reviews: 3, rating: 4 },
      ...Array(3).fill({ num_reviews: 0, rating: 0 }),
    ])
    expect(await queryRows(db, sql`select newest_at = created_at as same from crops`)).toEqual([
      { same: true },
    ])
  } finally {
    await close()
  }
})

interface Reviewed {
  days: number
  total?: number
  by?: 'buyer' | 'seller'
  hoursLater?: number
}
