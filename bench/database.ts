import pg from 'pg'
import { findPostgres, startCluster } from '../scripts/lib/postgres.ts'
import { seedBulk } from '../scripts/seed/bulk.ts'
import { migrate, openDatabase } from '../src/server/app/database/orm.ts'
import { withDatabaseName } from '../src/server/platform/config/database-address.ts'
import { type Env, readEnv } from '../src/server/platform/config/env.ts'
import type { Database } from '../src/server/platform/database/database.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'
import type { Kind } from './lists/scenarios.ts'

/** Uses `BENCH_DATABASE_URL`, or starts a cluster with this machine's PostgreSQL. */
export async function openCluster(given = process.env.BENCH_DATABASE_URL) {
  if (given) return { url: given, stop: async () => {} }
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL here: install it, or set BENCH_DATABASE_URL.')
  return startCluster(bin, ['shared_buffers=1GB', 'max_wal_size=4GB'])
}

/** @returns false when the database existed already. */
export async function createDatabase(clusterUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length === 0) await client.query(`create database ${name}`)
    return rows.length === 0
  } finally {
    await client.end()
  }
}

async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(`drop database ${name} with (force)`)
  } finally {
    await client.end()
  }
}

/** Runs work with a new, empty database, which is dropped afterwards. */
export async function withBenchDatabase<T>(
  purpose: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const cluster = await openCluster()
  const name = `krishihaat_bench_${purpose}_${process.pid}`
  try {
    await createDatabase(cluster.url, name)
    try {
      return await work(withDatabaseName(cluster.url, name))
    } finally {
      await dropDatabase(cluster.url, name)
    }
  } finally {
    await cluster.stop()
  }
}

export interface BenchDatabase {
  db: Database
  env: Env
  url: string
}

/** Opens a database and migrates it. */
export async function openMigrated(url: string, dataDir: string): Promise<BenchDatabase> {
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const db = await openDatabase(env, createLogger('warn', false), { isPatient: true })
  await migrate(db, env)
  return { db, env, url }
}

/** Opens a database with `rows` listings of each kind; a database of an earlier run is reused. */
export async function openBenchDatabase(
  clusterUrl: string,
  rows: number,
  only: readonly Kind[],
  dataDir: string,
): Promise<BenchDatabase> {
  const name = `krishihaat_bench_${only.join('_')}_${rows}`
  const isNew = await createDatabase(clusterUrl, name)
  const benchDatabase = await openMigrated(withDatabaseName(clusterUrl, name), dataDir)
  if (isNew) {
    console.log(`Seeding ${rows} listings of each kind`)
    const newListings = {
      crops: only.includes('crops') ? rows : 0,
      equipments: only.includes('equipment') ? rows : 0,
    }
    await seedBulk(benchDatabase.url, newListings, {
      rows: () => {},
      step: (step) => console.log(`  ${step}`),
    })
  }
  return benchDatabase
}
