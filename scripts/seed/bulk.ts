import pg from 'pg'
import { cropsSql, equipmentsSql, sellerNumbersSql, sellersSql, spotsSql } from './bulk-sql.ts'
import { seedSpots } from './spots.ts'

export interface BulkQuery {
  crops: number
  equipments: number
}

const batchSize = 20_000
const listingsPerSeller = 50

/** Shows progress while it runs: the number of rows so far, or the current step. */
export interface BulkProgress {
  rows(done: number): void
  step(name: string): void
}

/** The big indexes are rebuilt after a big load: updating them row by row takes several times as long. */
async function withoutBigIndexes(client: pg.Client, table: string, load: () => Promise<void>) {
  const names = [`${table}_search`, `${table}_point`, `${table}_point_listings`]
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = any($1) and schemaname = current_schema()`,
    [names],
  )
  if (rows.length < names.length) throw new Error(`one of ${names.join(', ')} is missing`)
  for (const name of names) await client.query(`drop index ${name}`)
  try {
    await load()
  } finally {
    for (const { indexdef } of rows) await client.query(indexdef)
  }
}

const recount = (kind: string) => `insert into search_words (kind, word, listings)
  select '${kind}', word, ndoc
  from ts_stat('select search from ${kind}s where not is_archived')
  on conflict (kind, word) do update set listings = excluded.listings`

const recountNames = (kind: string) => `insert into search_words (kind, word, listings)
  select '${kind}_names', word, ndoc
  from ts_stat('select search from ${kind}s where not is_archived', 'A')
  on conflict (kind, word) do update set listings = excluded.listings`

const recountKinds = (kind: string) => `insert into search_words (kind, word, listings)
  select '${kind}_kinds', kind_id, count(*) from ${kind}s
  where not is_archived and kind_id is not null group by kind_id
  on conflict (kind, word) do update set listings = excluded.listings`

/**
 * Adds generated listings and their sellers in set-based statements, then updates the planner's
 * statistics and the word counts. The database must be migrated.
 */
export async function seedBulk(databaseUrl: string, query: BulkQuery, progress: BulkProgress) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Turns off the trigger that collects words: all words are counted at the end.
    await client.query("set krishihaat.bulk = 'on'")
    await client.query("set maintenance_work_mem = '512MB'")
    const sellers = Math.max(50, Math.ceil((query.crops + query.equipments) / listingsPerSeller))
    progress.step('sellers')
    await client.query(spotsSql, [JSON.stringify(seedSpots())])
    await client.query(sellersSql, [sellers])
    await client.query(sellerNumbersSql)
    await client.query('analyze seller')
    let done = 0
    const load = async (sql: string, total: number) => {
      for (let from = 1; from <= total; from += batchSize) {
        const to = Math.min(total, from + batchSize - 1)
        await client.query(sql, [from, to, total])
        done += to - from + 1
        progress.rows(done)
      }
    }
    for (const [kind, sql, total] of [
      ['crop', cropsSql, query.crops],
      ['equipment', equipmentsSql, query.equipments],
    ] as const) {
      if (total === 0) continue
      progress.step(`${kind}s`)
      if (total < batchSize) await load(sql, total)
      else await withoutBigIndexes(client, `${kind}s`, () => load(sql, total))
      progress.step(`${kind}s: words and statistics`)
      await client.query(recount(kind))
      await client.query(recountNames(kind))
      await client.query(recountKinds(kind))
      await client.query(`vacuum (analyze) ${kind}s`)
    }
    await client.query('vacuum (analyze) users')
    await client.query('vacuum (analyze) search_words')
  } finally {
    await client.end()
  }
}
