import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '#server/app/database/orm.ts'
import { readEnv } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { testSettings } from './test-settings.ts'

const root = resolve(import.meta.dirname, '../../..')
const cacheFolder = join(root, '.cache/empty-database')

/** What the files of a new database depend on: PGlite's version, its options, and this file. */
const inputs = [
  'package-lock.json',
  'src/server/platform/database/embedded/pglite-extensions.ts',
  'src/server/testing/empty-database.ts',
]

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const path of inputs) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Drops the databases that an embedded one never opens: they are half of the files that every test file copies. */
async function dropUnusedDatabases(db: Database) {
  await execute(db, sql`update pg_database set datistemplate = false`)
  await execute(db, sql`drop database template0`)
  await execute(db, sql`drop database template1`)
}

/**
 * A folder for DATA_DIR with an embedded database without tables, which is to be copied and not opened. PostgreSQL's
 * own catalogues take most of the time of a first start, so it is made once for each version and stays in `.cache`.
 */
export async function emptyDatabase(): Promise<string> {
  const name = hashInputs()
  const folder = join(cacheFolder, name)
  if (existsSync(folder)) return folder
  mkdirSync(cacheFolder, { recursive: true })
  const unfinished = mkdtempSync(join(cacheFolder, 'unfinished-'))
  const env = readEnv({ ...testSettings, DATA_DIR: unfinished })
  const db = await openDatabase(env, createLogger('silent', false))
  await dropUnusedDatabases(db)
  await db.close()
  for (const other of readdirSync(cacheFolder)) {
    const isOutdated = other !== name && !other.startsWith('unfinished-')
    if (isOutdated) rmSync(join(cacheFolder, other), { recursive: true, force: true })
  }
  // Another run may have made it meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}
