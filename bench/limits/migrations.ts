import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../../src/server/app/database/orm.ts'
import { readEnv } from '../../src/server/platform/config/env.ts'
import { createLogger } from '../../src/server/platform/observability/logger.ts'
import { withBenchDatabase } from '../database.ts'
import { mark, reportOrigin, tableRow } from '../report.ts'
import { writeReport } from '../write-report.ts'

/**
 * Measures how long each migration keeps people from reading crops: `npm run bench:migrations`. Fills the tables of the
 * first version with crops, applies the migrations one by one, and reads the newest crops on another connection meanwhile.
 */
const { values: flags } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    'no-write': { type: 'boolean', default: false },
  },
})
const rows = Number(flags.rows)
/** Milliseconds that one read may wait at most. */
const longestWait = 1000
/** Migrations with shorter waits and shorter runs than this, in milliseconds, are not listed. */
const worthListing = 100
const firstMigration = 'Migration20261120100000_initial'
const sellers = Math.ceil(rows / 50)

const sellersOfFirstVersion = `insert into users (id, phone, zip, created_at, updated_at)
  select gen_random_uuid(), '5' || lpad(n::text, 9, '0'), '422001', now(), now()
  from generate_series(1, $1::int) as n`
const cropsOfFirstVersion = `with seller as (select id, (row_number() over ())::int as nr from users)
  insert into crops (id, owner_id, name, category, price, quantity, unit, description, harvest_date, expiry_date,
    dispatch_time, place, created_at, updated_at)
  select gen_random_uuid(), seller.id, 'Tomato ' || n % 5000, 'Vegetables', 10 + n % 90, 100, 'kg',
    'Grown with care, packed on the farm.', '2026-11-01', '2027-11-01', 2, 'Nashik, Maharashtra', at, at + (n % 2) * interval '1 hour'
  from (select n, now() - n * interval '15 seconds' as at from generate_series(1, $1::int) as n) rows
  join seller on seller.nr = 1 + n % $2::int`

/** Reads the newest crops again and again until it is stopped. @returns the longest read, in milliseconds. */
function startReading(client: pg.Client) {
  let longest = 0
  let isStopped = false
  const read = async () => {
    while (!isStopped) {
      const began = performance.now()
      await client.query(
        'select id, name, price from crops where not is_archived order by created_at desc, id desc limit 12',
      )
      longest = Math.max(longest, performance.now() - began)
      await wait(5)
    }
  }
  const done = read()
  return async () => {
    isStopped = true
    await done
    return longest
  }
}

interface MigrationTimes {
  name: string
  /** Milliseconds. */
  took: number
  waited: number
}

async function timeMigrations(databaseUrl: string, folder: string): Promise<MigrationTimes[]> {
  const env = readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const db = await openDatabase(env, createLogger('warn', false), { isPatient: true })
  const reader = new pg.Client({ connectionString: databaseUrl })
  await reader.connect()
  try {
    const { migrator } = db.orm
    await migrator.up({ to: firstMigration })
    console.log(`Filling the first version with ${rows} crops`)
    await reader.query(sellersOfFirstVersion, [sellers])
    await reader.query(cropsOfFirstVersion, [rows, sellers])
    await reader.query('vacuum (analyze) crops')
    const times: MigrationTimes[] = []
    for (const { name } of await migrator.getPending()) {
      const stopReading = startReading(reader)
      const began = performance.now()
      await migrator.up({ to: name })
      const took = performance.now() - began
      times.push({ name, took, waited: await stopReading() })
    }
    return times
  } finally {
    await reader.end()
    await db.close()
  }
}

async function measureMigrations(): Promise<MigrationTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-bench-'))
  try {
    return await withBenchDatabase('migrations', (url) => timeMigrations(url, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const load = loadavg()[0] ?? 0
const times = await measureMigrations()
const listed = times.filter(({ took, waited }) => Math.max(took, waited) >= worthListing)
const command = ['npm run bench:migrations', ...process.argv.slice(2)].join(' ')
const report = [
  ...reportOrigin(command, `a load of ${load.toFixed(1)} before it, ${rows} crops; milliseconds`),
  tableRow(['migration', 'took', 'longest wait of a read']),
  tableRow(['---', '---:', '---:']),
  ...listed.map(({ name, took, waited }) =>
    tableRow([
      name.replace(/^Migration/, ''),
      took.toFixed(0),
      `${waited.toFixed(0)}${mark(waited <= longestWait)}`,
    ]),
  ),
  '',
  `The other ${times.length - listed.length} took less than ${worthListing} ms each.`,
].join('\n')
writeReport('migrations', report, !flags['no-write'])
