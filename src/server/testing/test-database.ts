import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, openDatabase } from '#server/app/database/orm.ts'
import { readEnv } from '#server/platform/config/env.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { emptyDatabase } from './empty-database.ts'
import { testSettings } from './test-settings.ts'

export const testDatabaseUrl = process.env.TEST_DATABASE_URL

/** Bytes that databases of several files at once need, with room to spare; one is 45 MB. */
const memoryNeeded = 2 ** 30

/** Linux's folder in memory if it has room: a copy there takes a tenth of the time. */
function databaseFolder(): string {
  const inMemory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize >= memoryNeeded) return inMemory
  } catch {
    // Other systems have no such folder.
  }
  return tmpdir()
}

const silent = createLogger('silent', false)

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: testDatabaseUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(testDatabaseUrl ?? '')
  url.pathname = `/${database}`
  return url.href
}

/** The databases that tests copy, in one folder. */
const foldersOf = (root: string) => ({
  migrated: join(root, 'migrated'),
  empty: join(root, 'empty'),
})

/**
 * Creates one migrated database, which every test file copies, because migrating each would be slow.
 * @param templateName its name on PostgreSQL.
 */
export async function makeTemplate(
  templateName: string,
): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const root = mkdtempSync(join(databaseFolder(), 'krishihaat-template-'))
  const { migrated, empty } = foldersOf(root)
  const settings = { ...testSettings, DATA_DIR: migrated }
  if (testDatabaseUrl) {
    await onServer(`drop database if exists ${templateName} with (force)`)
    await onServer(`create database ${templateName}`)
    Object.assign(settings, { DATABASE_URL: urlOf(templateName) })
  } else {
    const made = await emptyDatabase()
    for (const folder of [empty, migrated]) cpSync(made, folder, { recursive: true })
  }
  const env = readEnv(settings)
  const db = await openDatabase(env, silent)
  await migrate(db, env)
  await db.close()
  return {
    dataDir: migrated,
    remove: async () => {
      rmSync(root, { recursive: true, force: true })
      if (testDatabaseUrl) await onServer(`drop database if exists ${templateName} with (force)`)
    },
  }
}

/** Puts an embedded database without tables into a folder for data that has none, where that saves its creation. */
export function copyEmptyDatabase(dataDir: string): void {
  if (testDatabaseUrl || existsSync(join(dataDir, 'db'))) return
  cpSync(foldersOf(resolve(inject('templateDir'), '..')).empty, dataDir, { recursive: true })
}

/** A fresh copy of the template, as settings that point to it. */
export async function copyTemplate(templateDir: string) {
  const dataDir = mkdtempSync(join(databaseFolder(), 'krishihaat-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (!testDatabaseUrl) {
    cpSync(templateDir, dataDir, { recursive: true })
    return { settings: { DATA_DIR: dataDir }, remove: async () => removeFolder() }
  }
  const name = `krishihaat_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${inject('templateName')}`)
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: urlOf(name) },
    remove: async () => {
      removeFolder()
      await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}

/** A copy of the template, opened without the app. */
export async function openTestDatabase() {
  const { settings, remove } = await copyTemplate(inject('templateDir'))
  const db = await openDatabase(readEnv({ ...testSettings, ...settings }), silent)
  return {
    db,
    close: async () => {
      await db.close()
      await remove()
    },
  }
}

/** A database without tables, for tests of migrations; of a sandbox, whose clock a test can move once it is migrated. */
export async function openEmptyDatabase({ isSandbox = false } = {}) {
  const dataDir = mkdtempSync(join(databaseFolder(), 'krishihaat-empty-'))
  const name = `krishihaat_empty_${randomBytes(6).toString('hex')}`
  if (testDatabaseUrl) await onServer(`create database ${name}`)
  copyEmptyDatabase(dataDir)
  const server = testDatabaseUrl ? { DATABASE_URL: urlOf(name) } : {}
  const env = { ...readEnv({ ...testSettings, DATA_DIR: dataDir, ...server }), isSandbox }
  const db = await openDatabase(env, silent)
  return {
    db,
    env,
    close: async () => {
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
      if (testDatabaseUrl) await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}
