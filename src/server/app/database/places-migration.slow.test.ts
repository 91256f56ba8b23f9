import { expect, test } from 'vitest'
import { locateListings } from '#server/features/listing/listing-points.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openEmptyDatabase } from '#server/testing/test-database.ts'
import { migrate } from './orm.ts'

const before = 'Migration20261126090000_written_keys'
const seller = '00000000-0000-7000-8000-000000000001'

test('old listings have no point until the job has located them, and the migration can be undone', async () => {
  const { db, env, close } = await openEmptyDatabase()
  try {
    await db.orm.migrator.up({ to: before })
    await execute(
      db,
      sql`insert into users (id, phone, zip, created_at, updated_at)
        values (${seller}, '9000000001', '422001', now(), now())`,
    )
    await execute(
      db,
      sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
          dispatch_time, created_at, updated_at)
        values (gen_random_uuid(), ${seller}, 'Okra', 'Others', 1, 1, 'kg', '2026-01-01', '2027-01-01', 1,
          now(), now())`,
    )
    await migrate(db, env)
    const stored = () =>
      queryRows(
        db,
        sql`select pin, district, state, point_precision, point is null as placeless from crops`,
      )
    const unknown = {
      pin: null,
      district: null,
      state: null,
      point_precision: null,
      placeless: true,
    }
    expect(await stored()).toEqual([unknown])
    expect(await locateListings(db, new AbortController().signal)).toBe(1)
    expect(await stored()).toEqual([
      {
        pin: '422001',
        district: 'Nashik',
        state: 'Maharashtra',
        point_precision: 'pin',
        placeless: false,
      },
    ])
    await db.orm.migrator.down({ to: before })
    expect(await queryRows(db, sql`select 1 from pg_extension where extname = 'cube'`)).toEqual([])
    await migrate(db, env)
    expect(await stored()).toEqual([unknown])
  } finally {
    await close()
  }
})
