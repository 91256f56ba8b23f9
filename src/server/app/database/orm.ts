import { setTimeout as wait } from 'node:timers/promises'
import { MikroORM, type PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import pg, { type Pool, type PoolConfig } from 'pg'
import { installSandboxClock } from '#server/features/sandbox/sandbox-clock.service.ts'
import { createSandboxRoom } from '#server/features/sandbox/sandbox-room.service.ts'
import { databaseHosts } from '#server/platform/config/database-address.ts'
import type { Env } from '#server/platform/config/env.ts'
import { createDatabase, type Database, runOnPool } from '#server/platform/database/database.ts'
import { impatientPool, type PoolNeeds } from '#server/platform/database/driver/postgres-client.ts'
import {
  createPrimaryFinder,
  createSeenTimeline,
  findPrimary,
} from '#server/platform/database/hosts/primary-finder.ts'
import { execute } from '#server/platform/database/query.ts'
import { createReplicas } from '#server/platform/database/replicas/replicas.ts'
import { rowTypes } from '#server/platform/database/row-types.ts'
import { lockNotAvailable, sqlStateOf } from '#server/platform/database/sql-state.ts'
import { createLogger, type Logger } from '#server/platform/observability/logger.ts'
import { asServerFailure, embeddedUnusable, isDamage } from './open-failure.ts'
import { commonOptions, embeddedFolder, sandboxSearchPath, sizeSql } from './orm-options.ts'

/** The key of the advisory lock, "KrHa" as four bytes: no other program on the database may use it. */
const migrationLock = 0x4b_72_48_61

function connectionOptions(env: Env, isPatient: boolean, needs: PoolNeeds) {
  const given: PoolConfig = isPatient ? {} : impatientPool(needs)
  if (!env.isSandbox) return given
  const settings = `${given.options ?? ''} -c search_path=${sandboxSearchPath}`
  return { ...given, options: settings.trim() }
}

/** How the connections of a process are shared between plain reads and transactions. */
const poolSizes = (size: number) => ({
  reading: Math.ceil(size / 2),
  writing: Math.max(1, Math.floor(size / 2)),
})

/** Milliseconds to open the connection of health checks, which are answered sooner than a request. */
const probeConnectMs = 1500

const readOnly = '-c default_transaction_read_only=on'

/**
 * A pool on which PostgreSQL refuses to write, unless a pooler is in between, which would give the session's
 * setting to others.
 */
function openReadPool(options: PoolConfig, hasSession: boolean, log: Logger): Pool {
  const readPool = new pg.Pool({
    ...options,
    // The driver hides the password from being copied with the other options.
    password: options.password,
    ...(hasSession && { options: `${options.options ?? ''} ${readOnly}` }),
  })
  // An idle connection that the server cuts must not end the process; the pool opens another. A pool that
  // closes needs none: its connections may end before the server has read their farewell.
  readPool.on('error', (error) => {
    if (!readPool.ending) log.warn({ err: error }, 'a database connection was lost')
  })
  return readPool
}

/** The replicas of DATABASE_REPLICA_URLS; null without the setting. */
function openReplicas(env: Env, log: Logger, pool: Pool, max: number) {
  const urls = env.DATABASE_REPLICA_URLS
  const hasSession = env.DATABASE_POOLER === 'none'
  if (urls.length === 0) return null
  return createReplicas({
    urls,
    openPool: (connectionString) =>
      openReadPool(
        {
          ...impatientPool({ finder: null, hasSession }),
          connectionString,
          max,
          types: rowTypes,
        },
        hasSession,
        log,
      ),
    run: (replica, statement) => runOnPool(replica, statement, hasSession),
    readPrimary: async () => {
      const text = 'select pg_current_wal_insert_lsn()::text as position'
      const [row] = await runOnPool<{ position: string }>(pool, { text }, hasSession)
      return row?.position ?? ''
    },
    maxLagMs: env.DATABASE_REPLICA_MAX_LAG_SECONDS * 1000,
    log,
  })
}

async function openServer(env: Env, url: string, log: Logger, isPatient: boolean) {
  const sizes = poolSizes(env.DATABASE_POOL_SIZE)
  const directUrls = databaseHosts(env.DATABASE_DIRECT_URL ?? url)
  const seen = createSeenTimeline()
  // Migrations and scripts need a session of their own, and end with it.
  const urls = isPatient ? [await findPrimary(directUrls)] : databaseHosts(url)
  const hasSession = isPatient || env.DATABASE_POOLER === 'none'
  const finder = urls.length > 1 ? createPrimaryFinder(urls, { seen, log }) : null
  const orm = await MikroORM.init({
    ...commonOptions(log),
    driver: PostgreSqlDriver,
    clientUrl: urls[0],
    pool: { min: 0, max: sizes.writing },
    driverOptions: {
      types: rowTypes,
      ...connectionOptions(env, isPatient, { finder, hasSession }),
    },
  })
  const connection = orm.em.getConnection() as PostgreSqlConnection
  const pool = await connection.getNativeClient()
  const readOptions = { ...pool.options, password: pool.options.password, max: sizes.reading }
  const readPool = openReadPool(readOptions, hasSession, log)
  const probeOptions = { ...readOptions, max: 1, connectionTimeoutMillis: probeConnectMs }
  const probePool = openReadPool(probeOptions, hasSession, log)
  const replicas = isPatient ? null : openReplicas(env, log, readPool, sizes.reading)
  const findDirectUrl = () => findPrimary(directUrls, { seen })
  const readSize = async () => (await readPool.query<{ bytes: number }>(sizeSql)).rows[0]?.bytes
  const room = env.isSandbox ? createSandboxRoom(async () => (await readSize()) ?? 0) : null
  const reading = sizes.reading * (1 + (replicas ? env.DATABASE_REPLICA_URLS.length : 0))
  const slots = { reading, writing: sizes.writing }
  const options = { canPrepare: hasSession, findDirectUrl, slots, isPatient }
  const client = { pool, readPool, probePool, replicas, room, ...options }
  return createDatabase(orm, client, async () => {
    await replicas?.close()
    await readPool.end()
    await probePool.end()
    await orm.close(true)
    await finder?.close()
  })
}

/**
 * Opens the PostgreSQL of `DATABASE_URL`, or the embedded one in `DATA_DIR/db`.
 * @param isPatient without the time-outs of postgres-client.ts, for migrations and scripts whose
 * statements may take hours.
 * @throws LockHeldError when another process has the embedded database, StartError when it is
 * damaged or the server refuses the connection.
 */
export async function openDatabase(
  env: Env,
  log: Logger,
  { isPatient = false } = {},
): Promise<Database> {
  if (!env.DATABASE_URL) {
    // Not loaded beside a server.
    const { openEmbedded } = await import('./embedded-orm.ts')
    return openEmbedded(env, log)
  }
  try {
    return await openServer(env, env.DATABASE_URL, log, isPatient)
  } catch (error) {
    throw asServerFailure(env.DATABASE_URL, error)
  }
}

/** Milliseconds between two looks whether another process has migrated. */
const turnMs = 250

/** Milliseconds before a migration retries to lock a table that is in use. Readers are not blocked in between. */
const retryMs = 5000

/** Waits for the session's lock without holding a snapshot, for which `create index concurrently` would wait in turn. */
async function takeMigrationLock(client: pg.Client): Promise<void> {
  const take = async () => {
    const text = 'select pg_try_advisory_lock($1) as taken'
    const { rows } = await client.query<{ taken: boolean }>(text, [migrationLock])
    return rows[0]?.taken
  }
  while (!(await take())) await wait(turnMs)
}

/** Runs the pending migrations, and tries again when people read a table that one has to change (StepwiseMigration). */
async function runMigrations({ orm }: Database, log: Logger): Promise<void> {
  for (;;) {
    try {
      await orm.migrator.up()
      return
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error
      log.warn({ err: error }, 'a migration waits for a table that is in use, and is tried again')
      await wait(retryMs)
    }
  }
}

/** Runs the pending migrations. Processes that start together run them one after the other. */
export async function migrate(db: Database, env: Env): Promise<void> {
  const prepare = async (patient: Database) => {
    if (env.isSandbox) await installSandboxClock((text) => execute(patient, { text }))
  }
  if (db.engine === 'pglite') {
    await prepare(db)
    await db.orm.migrator.up().catch((error: unknown) => {
      throw isDamage(error) ? embeddedUnusable(embeddedFolder(env), error) : error
    })
    return
  }
  const client = new pg.Client({ connectionString: await db.findDirectUrl() })
  await client.connect()
  try {
    // A session lock on a separate connection: PostgreSQL releases it if this process dies.
    await takeMigrationLock(client)
    const log = createLogger(env.LOG_LEVEL, false)
    const patient = await openDatabase(env, log, { isPatient: true })
    try {
      await prepare(patient)
      await runMigrations(patient, log)
    } finally {
      await patient.close()
    }
  } finally {
    await client.end()
  }
}
