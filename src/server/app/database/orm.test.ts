import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { readEnv } from '#server/platform/config/env.ts'
import { StartError } from '#server/platform/config/start-error.ts'
import { copyTemplate } from '#server/testing/test-database.ts'
import { testSettings } from '#server/testing/test-settings.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'krishihaat-refusal-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Starts an app in this process, and closes it again. */
async function start(settings: NodeJS.ProcessEnv): Promise<void> {
  const app = await createApp(readEnv({ ...testSettings, DATA_DIR: dataDir, ...settings }))
  try {
    await app.listen()
  } finally {
    await app.close()
  }
}

/** The message of an app that refuses to start. Of a StartError `server.ts` prints no more than that. */
async function refusal(settings: NodeJS.ProcessEnv): Promise<string> {
  const error = await start(settings).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

test('a damaged embedded database is reported with what to do about it', async () => {
  const folder = join(dataDir, 'db')
  mkdirSync(folder)
  writeFileSync(join(folder, 'PG_VERSION'), '17')
  const message = await refusal({ DATABASE_URL: '' })
  expect(message).toContain(folder)
  expect(message).toContain('npm run restore')
})

test('a DATA_DIR that is a file is reported', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  expect(await refusal({ DATA_DIR: file, SECRET_KEY: '' })).toMatch(/DATA_DIR: .*file/)
})

test('a PostgreSQL server that cannot be reached is reported without its password', async () => {
  const message = await refusal({ DATABASE_URL: 'postgres://farmer:geheim@127.0.0.1:1/haat' })
  expect(message).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/haat .*ECONNREFUSED.*DATABASE_URL/)
  expect(message).not.toContain('geheim')
})

test('a port that is in use is reported', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as { port: number }
  const { settings, remove } = await copyTemplate(inject('templateDir'))
  expect(await refusal({ ...settings, PORT: String(port) })).toContain(`Port ${port}`)
  other.close()
  await remove()
})
