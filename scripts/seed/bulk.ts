import { availableParallelism } from 'node:os'
import pg from 'pg'
import { cropsSql, equipmentsSql, sellerNumbersSql, sellersSql, spotsSql } from './bulk-sql.ts'
import { seedSpots } from './spots.ts'

export interface BulkCounts {
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

/** Runs a query for each of `items`, one on each connection at a time. */
async function spread<T>(
  clients: readonly pg.Client[],
  items: Iterable<T>,
  run: (client: pg.Client, item: T) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]()
  const work = async (client: pg.Client) => {
    for (let next = left.next(); !next.done; next = left.next()) await run(client, next.value)
  }
  await Promise.all(clients.map(work))
}

/** The definitions of a table's indexes that no constraint needs, those that take longest first. */
async function findIndexes(client: pg.Client, table: string) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = $1::regclass and not exists
        (select from pg_constraint where conindid = indexrelid)
      order by relam = (select oid from pg_am where amname = 'btree'), relname`,
    [table],
  )
  return rows
}

/**
 * Loads without the table's indexes and builds them afterwards: updating them row by row takes
 * several times as long. A process that is killed meanwhile leaves the table without them.
 */
async function withoutIndexes(
  clients: readonly pg.Client[],
  table: string,
  load: () => Promise<void>,
) {
  const client = clients[0] as pg.Client
  const indexes = await findIndexes(client, table)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  try {
    await load()
  } finally {
    await spread(clients, indexes, (one, { definition }) => one.query(definition))
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

/** Opens a connection with the bulk settings and its own numbered tables of places and sellers. */
async function openLoader(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // Turns off the triggers that collect words and events: all words are counted at the end.
  await client.query("set krishihaat.bulk = 'on'")
  await client.query("set maintenance_work_mem = '512MB'")
  // Each connection builds an index of its own, so that none needs helpers.
  await client.query('set max_parallel_maintenance_workers = 0')
  await client.query(spotsSql, [JSON.stringify(seedSpots())])
  return client
}

function* batches(total: number): Generator<[from: number, to: number]> {
  for (let from = 1; from <= total; from += batchSize) {
    yield [from, Math.min(total, from + batchSize - 1)]
  }
}

/**
 * Adds generated listings and their sellers in set-based statements on one connection for each
 * processor, then updates the planner's statistics and the word counts. The database must be
 * migrated.
 */
export async function seedBulk(databaseUrl: string, counts: BulkCounts, progress: BulkProgress) {
  const clients: pg.Client[] = []
  try {
    for (let i = 0; i < availableParallelism(); i++) clients.push(await openLoader(databaseUrl))
    const client = clients[0] as pg.Client
    const sellers = Math.max(50, Math.ceil((counts.crops + counts.equipments) / listingsPerSeller))
    progress.step('sellers')
    await client.query(sellersSql, [sellers])
    for (const one of clients) await one.query(sellerNumbersSql)
    for (const one of clients) await one.query('analyze seller')
    let done = 0
    const load = (sql: string, total: number) =>
      spread(clients, batches(total), async (one, [from, to]) => {
        await one.query(sql, [from, to, total])
        done += to - from + 1
        progress.rows(done)
      })
    for (const [kind, sql, total] of [
      ['crop', cropsSql, counts.crops],
      ['equipment', equipmentsSql, counts.equipments],
    ] as const) {
      if (total === 0) continue
      progress.step(`${kind}s`)
      if (total < batchSize) await load(sql, total)
      else await withoutIndexes(clients, `${kind}s`, () => load(sql, total))
      progress.step(`${kind}s: words and statistics`)
      const recounts = [recount(kind), recountNames(kind), recountKinds(kind)]
      await spread(clients, recounts, (one, statement) => one.query(statement))
      await client.query(`vacuum (analyze) ${kind}s`)
    }
    await client.query('vacuum (analyze) users')
    await client.query('vacuum (analyze) search_words')
  } finally {
    for (const client of clients) await client.end()
  }
}
