import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Sandbox } from '#server/features/sandbox/sandbox.service.ts'
import {
  databaseHosts,
  databaseName,
  withDatabaseName,
} from '#server/platform/config/database-address.ts'
import { type Env, isInMemory } from '#server/platform/config/env.ts'
import { sandboxEnv } from '#server/platform/config/sandbox-env.ts'
import { createSeenTimeline, findPrimary } from '#server/platform/database/hosts/primary-finder.ts'
import { openStorage } from '#server/platform/storage/storage.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'

/** PostgreSQL: a database with this name exists. */
const duplicateDatabase = '42P04'

/** A sandbox's name within its server or folder. Each generation has another. */
const nameOf = ({ id, generation }: Sandbox) => `${id.replaceAll('-', '').slice(12)}_${generation}`

const folderOf = (env: Env) => join(resolve(env.DATA_DIR), 'sandboxes')

const bucketFolderOf = (sandbox: Sandbox) => `sandboxes/${nameOf(sandbox)}`

function addressOf(env: Env, name: string): { database: string; url: string } {
  const address = env.SANDBOX_DATABASE_URL ?? ''
  const database = `${databaseName(address)}_sb_${name}`
  return { database, url: withDatabaseName(address, database) }
}

/** Of the servers in SANDBOX_DATABASE_URL. */
const seen = createSeenTimeline()

async function onServer<Result>(env: Env, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({
    connectionString: await findPrimary(databaseHosts(env.SANDBOX_DATABASE_URL ?? ''), { seen }),
    connectionTimeoutMillis: 5000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const usesServer = (env: Env) => env.SANDBOX_DATABASE_URL !== undefined

/** Creates the database of a sandbox, unless it exists. An embedded one is created when it is opened. */
async function createDatabaseOf(env: Env, sandbox: Sandbox): Promise<void> {
  if (!usesServer(env)) return
  const { database } = addressOf(env, nameOf(sandbox))
  await onServer(env, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [database])
    if (known.rowCount) return
    await client.query(`create database ${client.escapeIdentifier(database)}`)
  }).catch((error: { code?: string }) => {
    if (error.code !== duplicateDatabase) throw error
  })
}

/** The settings of a sandbox's app, whose database is there to be opened. */
export async function createSandboxEnv(env: Env, sandbox: Sandbox) {
  await createDatabaseOf(env, sandbox)
  const name = nameOf(sandbox)
  return {
    env: sandboxEnv(env, {
      DATA_DIR: isInMemory(env) ? env.DATA_DIR : join(folderOf(env), name),
      // What the shop or a sandbox has signed is worth nothing anywhere else.
      SECRET_KEY: keyedHash(env.SECRET_KEY, 'sandbox', sandbox.id, String(sandbox.generation)),
      DATABASE_URL: usesServer(env) ? addressOf(env, name).url : undefined,
    }),
    bucketFolder: bucketFolderOf(sandbox),
  }
}

async function removeFiles(env: Env, name: string): Promise<void> {
  if (env.S3_ENDPOINT) {
    const storage = await openStorage(env, `sandboxes/${name}`)
    await storage.removeAll()
    storage.close()
  }
  if (!isInMemory(env)) await rm(join(folderOf(env), name), { recursive: true, force: true })
}

/** The names of all sandboxes that have a database. */
async function listNames(env: Env): Promise<string[]> {
  if (!usesServer(env)) {
    return isInMemory(env) ? [] : await readdir(folderOf(env)).catch(() => [])
  }
  const { database: prefix } = addressOf(env, '')
  const { rows } = await onServer(env, (client) =>
    client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname::text, $1)',
      [prefix],
    ),
  )
  return rows.map(({ datname }) => datname.slice(prefix.length))
}

/**
 * Drops the databases and pictures of sandboxes that are no longer known: of former generations, of
 * deleted accounts, and of those that nobody used.
 * @param findKnown called after the databases were listed, so that one that is created meanwhile is safe.
 */
export async function dropOtherSandboxes(
  env: Env,
  findKnown: () => Promise<readonly Sandbox[]>,
): Promise<void> {
  const names = await listNames(env)
  if (names.length === 0) return
  const known = new Set((await findKnown()).map(nameOf))
  for (const name of names) {
    if (known.has(name)) continue
    if (usesServer(env)) {
      const { database } = addressOf(env, name)
      await onServer(env, (client) =>
        client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`),
      )
    }
    await removeFiles(env, name)
  }
}
