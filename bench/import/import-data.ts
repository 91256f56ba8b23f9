import { v7 } from 'uuid'
import { migrate, openDatabase } from '../../src/server/app/database/orm.ts'
import { keysOfSearch } from '../../src/server/features/saved-search/saved-search-keys.policy.ts'
import { readEnv } from '../../src/server/platform/config/env.ts'
import { execute } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import { createLogger } from '../../src/server/platform/observability/logger.ts'

const sellers = 200
const searches = 1000
/** Goods of the file and of the saved searches, with their category. */
const goods = [
  ...(['wheat', 'paddy', 'maize', 'bajra'] as const).map((name) => ({ name, category: 'Grains' })),
  ...(['onion', 'tomato', 'potato', 'okra'] as const).map((name) => ({
    name,
    category: 'Vegetables',
  })),
]
const goodOf = (n: number) => goods[n % goods.length] ?? { name: 'wheat', category: 'Grains' }

/** Adds listings of other sellers and saved searches, of which a row of the file matches about one. */
export async function seedMarket(settings: NodeJS.ProcessEnv, listings: number): Promise<void> {
  const env = readEnv({ ...settings, LOG_LEVEL: 'error', DEMO_DATA: 'false' })
  const db = await openDatabase(env, createLogger('error', false), { isPatient: true })
  await migrate(db, env)
  const ids = Array.from({ length: sellers }, () => v7())
  await execute(
    db,
    sql`insert into users (id, phone, first_name, created_at, updated_at)
      select id, (6000000000 + row_number() over ())::text, 'Seller', now(), now()
        from unnest(${ids}::uuid[]) as id`,
  )
  const names = goods.map(({ name }) => name)
  const categories = goods.map(({ category }) => category)
  await execute(
    db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
        dispatch_time, created_at, newest_at, updated_at, kind_id, kind_from)
      select gen_random_uuid(), (${ids}::uuid[])[n % ${sellers} + 1],
        (${names}::text[])[n % ${goods.length} + 1] || ' of lot ' || n,
        (${categories}::text[])[n % ${goods.length} + 1], 10 + n % 60, 100, 'kg', '2026-01-01',
        '2099-01-01', 1, at, at, at, (${names}::text[])[n % ${goods.length} + 1], 'name'
      from (select n, now() - n * interval '7 minutes' as at
        from generate_series(1, ${listings}::int) n) listed`,
  )
  const rows = Array.from({ length: searches }, (_, i) => {
    const { name } = goodOf(i)
    const terms = { goodsKinds: [name], words: [name] }
    const id = v7()
    const keys = keysOfSearch({ kind: 'crop', terms, category: null, circle: null, state: '' })
    // Prices of the file are 10 to 69, so that most searches match a row in a hundred.
    return {
      id,
      user_id: ids[i % sellers],
      kind: name,
      max_price: 10 + (i % 100 === 0 ? 20 : 0),
      keys,
    }
  })
  await execute(
    db,
    sql`insert into saved_searches (id, user_id, kind, name, query, query_hash, goods_kinds, kind_words, max_price,
        created_at, updated_at)
      select id, user_id, 'crop', 'A search', '{}', id::text, array[kind], kind::tsquery, max_price, now(), now()
      from jsonb_to_recordset(${sql.json(rows)}) as given (id uuid, user_id uuid, kind text, max_price numeric)`,
  )
  await execute(
    db,
    sql`insert into saved_search_keys (key, search_id) select key, id
      from jsonb_to_recordset(${sql.json(rows)}) as given (id uuid, keys text[]), unnest(keys) as key`,
  )
  await execute(db, sql`analyze`)
  await db.close()
}

const headings =
  'Your reference,Crop name,Category,Price,Unit,Quantity,Harvest date,Expiry date,Dispatch time,Description'

/** The file that is imported. */
export const tableOf = (rows: number) =>
  [
    headings,
    ...Array.from({ length: rows }, (_, n) => {
      const { name, category } = goodOf(n)
      const about = `Cleaned and graded, lot ${n}, from our godown near the mandi`
      return `R-${n},${name} of lot ${n},${category},${10 + (n % 60)},kg,${100 + (n % 900)},2026-04-15,2037-03-31,2,${about}`
    }),
  ].join('\n')
