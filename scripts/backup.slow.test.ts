import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../src/server/app/database/orm.ts'
import { type Env, readEnv } from '../src/server/platform/config/env.ts'
import { execute } from '../src/server/platform/database/query.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'
import { copyTemplate, testDatabaseUrl } from '../src/server/testing/test-database.ts'
import { testSettings } from '../src/server/testing/test-settings.ts'
import { backUp, restore } from './lib/backup.ts'

let database: Awaited<ReturnType<typeof copyTemplate>>
let env: Env
let folder: string
/** A backup of the data as they are before the tests: 41 visits and one picture. */
let file: string
const picturePath = () => join(env.DATA_DIR, 'uploads', 'one.webp')

// Backups and restores take seconds, so the tests share one.
beforeAll(async () => {
  database = await copyTemplate(inject('templateDir'))
  env = readEnv({ ...testSettings, ...database.settings })
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-backup-test-'))
  file = join(folder, 'deep', 'backup.tar.gz')
  mkdirSync(join(env.DATA_DIR, 'uploads'), { recursive: true })
  writeFileSync(picturePath(), 'a picture')
  await query('update visit_counter set visits = 41')
  await backUp(env, file)
})

afterAll(async () => {
  await database.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function query(text: string) {
  const db = await openDatabase(env, createLogger('silent', false))
  try {
    return await execute<{ visits: number }>(db, { text })
  } finally {
    await db.close()
  }
}

test('data in memory is neither backed up nor replaced', async () => {
  const inMemory = { ...env, DATA_DIR: 'memory://' }
  const unwritten = join(folder, 'unwritten.tar.gz')
  await expect(backUp(inMemory, unwritten)).rejects.toThrow(/nothing to back up/)
  await expect(restore(inMemory, file, true)).rejects.toThrow(/nothing to back up/)
  expect(existsSync('memory:')).toBe(false)
})

test('a backup of the other engine and a file that is not a backup are refused with a clear message', async () => {
  const other = join(folder, 'other.tar.gz')
  writeFileSync(join(folder, 'manifest.json'), '{"app":"krishihaat","engine":"x","createdAt":""}')
  execFileSync('tar', ['-czf', other, '-C', folder, 'manifest.json'])
  await expect(restore(env, other, true)).rejects.toThrow(/not a backup of KrishiHaat/)

  const engine = testDatabaseUrl ? 'pglite' : 'postgresql'
  const manifest = { app: 'krishihaat', engine, createdAt: '2026-11-20T00:00:00Z' }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  execFileSync('tar', ['-czf', other, '-C', folder, 'manifest.json'])
  await expect(restore(env, other, true)).rejects.toThrow(`was made from ${engine}`)
})

test('only its owner can read a backup file', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.part`)).toBe(false)
})

const replacedTest =
  'a database that has data is replaced by a backup only if forced, and can be backed up and restored again'
// It restores twice, backs up once, and opens the database nine times.
test(replacedTest, { timeout: 120_000 }, async () => {
  await query('update visit_counter set visits = 99')
  await query('create table made_later (id int)')
  rmSync(picturePath())
  await expect(restore(env, file, false)).rejects.toThrow(/--force/)
  expect(await query('select visits from visit_counter')).toEqual([{ visits: 99 }])

  await restore(env, file, true)

  expect(await query('select visits from visit_counter')).toEqual([{ visits: 41 }])
  expect(await query("select 1 from pg_tables where tablename = 'made_later'")).toEqual([])
  expect(readFileSync(picturePath(), 'utf8')).toBe('a picture')
  expect(await query("select similarity('tomato', 'tomatto') > 0.5 as visits")).toEqual([
    { visits: true },
  ])

  await query('update visit_counter set visits = 8')
  const second = join(folder, 'second.tar.gz')
  await backUp(env, second)
  await query('update visit_counter set visits = 9')
  await restore(env, second, true)
  expect(await query('select visits from visit_counter')).toEqual([{ visits: 8 }])
})
