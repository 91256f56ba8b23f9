import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { readEnv } from '#server/platform/config/env.ts'
import { StartError } from '#server/platform/config/start-error.ts'
import { type RealProcess, startProcess } from '#server/testing/real-process.ts'
import { copyEmptyDatabase, copyTemplate, testDatabaseUrl } from '#server/testing/test-database.ts'
import { testSettings } from '#server/testing/test-settings.ts'

/** Each real process loads the whole app, which takes long on a busy machine. */
const patient = { timeout: 240_000 }

let dataDir: string
const started: RealProcess[] = []
const apps: Awaited<ReturnType<typeof createApp>>[] = []
const databases: Awaited<ReturnType<typeof copyTemplate>>[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'krishihaat-process-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.end('SIGKILL')))
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await Promise.all(databases.splice(0).map(({ remove }) => remove()))
  rmSync(dataDir, { recursive: true, force: true })
})

function start(settings: NodeJS.ProcessEnv = {}): RealProcess {
  const process = startProcess({ DATA_DIR: dataDir, ...settings })
  started.push(process)
  return process
}

/** Starts an app in this process, which takes a tenth of the time. @returns its address. */
async function listen(settings: NodeJS.ProcessEnv = {}): Promise<string> {
  const app = await createApp(readEnv({ ...testSettings, DATA_DIR: dataDir, ...settings }))
  apps.push(app)
  return app.listen()
}

/** The message of an app that refuses to start. Of a StartError `server.ts` prints no more than that. */
async function refusal(settings: NodeJS.ProcessEnv): Promise<string> {
  const error = await listen(settings).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

/** Settings with a migrated database, for tests of what comes after the migrations. */
async function migratedDatabase(): Promise<NodeJS.ProcessEnv> {
  const database = await copyTemplate(inject('templateDir'))
  databases.push(database)
  return database.settings
}

/** A test run uses one engine; the tests of the other are skipped. */
function describeRun(isOfThisRun: boolean, name: string, tests: () => void): void {
  if (isOfThisRun) describe(name, () => tests())
}

async function visit(address: string): Promise<number> {
  const response = await fetch(`${address}/api/utils/visit`, { method: 'POST' })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { visits: number } }).data.visits
}

describeRun(!testDatabaseUrl, 'the embedded database', () => {
  test(
    'refuses a second process with a message, and still has every acknowledged write after kill -9',
    patient,
    async () => {
      const settings = await migratedDatabase()
      const first = start(settings)
      const address = await first.ready
      expect(await refusal(settings)).toMatch(/in use by process \d+.*DATABASE_URL/)
      let acknowledged = await visit(address)
      const visitor = async () => {
        for (;;) acknowledged = Math.max(acknowledged, await visit(address))
      }
      const visitors = Promise.allSettled([visitor(), visitor(), visitor()])
      await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(50)
      await first.end('SIGKILL')
      await visitors

      expect(await visit(await listen(settings))).toBeGreaterThan(acknowledged)
    },
  )

  test('is closed and unlocked on SIGTERM', patient, async () => {
    // This one begins without tables, nearly as a newcomer does: its database was created before the tests.
    copyEmptyDatabase(dataDir)
    const first = start()
    await first.ready
    expect(await first.end('SIGTERM')).toBe(0)
    expect(await visit(await listen())).toBeGreaterThan(0)
  })
})

describeRun(Boolean(testDatabaseUrl), 'PostgreSQL', () => {
  const name = `krishihaat_start_${randomBytes(4).toString('hex')}`

  async function onServer(sql: string, database?: string) {
    const url = new URL(testDatabaseUrl ?? '')
    if (database) url.pathname = `/${database}`
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  test(
    'is migrated once by several processes that start on it at the same time',
    patient,
    async () => {
      await onServer(`create database ${name}`)
      try {
        const url = new URL(testDatabaseUrl ?? '')
        url.pathname = `/${name}`
        const processes = Array.from({ length: 4 }, () => start({ DATABASE_URL: url.href }))
        const addresses = await Promise.all(processes.map(({ ready }) => ready))
        const counts = await Promise.all(addresses.map(visit))
        expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
        const rows = await onServer(
          'select name, count(*)::int as times from mikro_orm_migrations group by name',
          name,
        )
        expect(rows.length).toBeGreaterThan(0)
        expect(rows.every(({ times }) => times === 1)).toBe(true)
        await Promise.all(processes.map((process) => process.end('SIGTERM')))
      } finally {
        await onServer(`drop database if exists ${name} with (force)`)
      }
    },
  )
})

test('a wrong setting is reported by name and without a stack', patient, async () => {
  const process = start({ PORT: 'http', LOG_LEVEL: 'loud' })
  await expect(process.ready).rejects.toThrow(/PORT[\s\S]*LOG_LEVEL/)
  expect(process.output()).not.toContain('    at ')
  expect(await process.end('SIGTERM')).toBe(1)
})
