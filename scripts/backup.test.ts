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
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openDatabase } from '../src/server/app/database/orm.ts'
import { type Env, readEnv } from '../src/server/platform/config/env.ts'
import { execute } from '../src/server/platform/database/query.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'
import { copyTemplate, testDatabaseUrl, testSettings } from '../src/server/testing/test-database.ts'
import { backUp, restore } from './lib/backup.ts'

let database: Awaited<ReturnType<typeof copyTemplate>>
let env: Env
let folder: string

beforeEach(async () => {
  database = await copyTemplate(inject('templateDir'))
  env = readEnv({ ...testSettings, ...database.settings })
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-backup-test-'))
})

afterEach(async () => {
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

test('a restored backup has the data and pictures of its time, and nothing later', async () => {
  const picture = join(env.DATA_DIR, 'uploads', 'one.webp')
  mkdirSync(join(env.DATA_DIR, 'uploads'), { recursive: true })
  writeFileSync(picture, 'a picture')
  await query('update visit_counter set visits = 41')
  const file = join(folder, 'backup.tar.gz')
  await backUp(env, file)
  await query('update visit_counter set visits = 99')
  await query('create table made_later (id int)')
  rmSync(picture)

  await restore(env, file, true)

  expect(await query('select visits from visit_counter')).toEqual([{ visits: 41 }])
  expect(await query("select 1 from pg_tables where tablename = 'made_later'")).toEqual([])
  expect(readFileSync(picture, 'utf8')).toBe('a picture')
  expect(await query("select similarity('tomato', 'tomatto') > 0.5 as visits")).toEqual([
    { visits: true },
  ])
})

test('a restored database can be backed up and restored again', async () => {
  const file = join(folder, 'backup.tar.gz')
  await backUp(env, file)
  await restore(env, file, true)
  await query('update visit_counter set visits = 8')
  await backUp(env, file)
  await restore(env, file, true)
  expect(await query('select visits from visit_counter')).toEqual([{ visits: 8 }])
})

test('data in memory is neither backed up nor replaced', async () => {
  const inMemory = { ...env, DATA_DIR: 'memory://' }
  const file = join(folder, 'backup.tar.gz')
  await expect(backUp(inMemory, file)).rejects.toThrow(/nothing to back up/)
  await expect(restore(inMemory, file, true)).rejects.toThrow(/nothing to back up/)
  expect(existsSync('memory:')).toBe(false)
})

test('a database that has data is not replaced unless forced', async () => {
  const file = join(folder, 'backup.tar.gz')
  await backUp(env, file)
  await query('update visit_counter set visits = 7')
  await expect(restore(env, file, false)).rejects.toThrow(/--force/)
  expect(await query('select visits from visit_counter')).toEqual([{ visits: 7 }])
})

test('a backup of the other engine and a file that is not a backup are refused with a clear message', async () => {
  const file = join(folder, 'other.tar.gz')
  writeFileSync(join(folder, 'manifest.json'), '{"app":"krishihaat","engine":"x","createdAt":""}')
  execFileSync('tar', ['-czf', file, '-C', folder, 'manifest.json'])
  await expect(restore(env, file, true)).rejects.toThrow(/not a backup of KrishiHaat/)

  const engine = testDatabaseUrl ? 'pglite' : 'postgresql'
  const manifest = { app: 'krishihaat', engine, createdAt: '2026-11-20T00:00:00Z' }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  execFileSync('tar', ['-czf', file, '-C', folder, 'manifest.json'])
  await expect(restore(env, file, true)).rejects.toThrow(`was made from ${engine}`)
})

test('only its owner can read a backup file', async () => {
  const file = join(folder, 'deep', 'backup.tar.gz')
  await backUp(env, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.part`)).toBe(false)
})
