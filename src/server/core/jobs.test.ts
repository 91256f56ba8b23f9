import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../app/orm.ts'
import { copyTemplate, testSettings } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { readEnv } from './env.ts'
import { startJobs } from './jobs.ts'
import { createLogger } from './logger.ts'

const log = createLogger('silent', false)
let database: Awaited<ReturnType<typeof copyTemplate>>
let db: Database

beforeAll(async () => {
  database = await copyTemplate(inject('templateDir'))
  db = await openDatabase(readEnv({ ...testSettings, ...database.settings }), log)
})
afterAll(async () => {
  await db.close()
  await database.remove()
})

test('of two processes on one database only one runs a job in its turn', async () => {
  let runs = 0
  const job = { name: 'shared', everyMs: 200, run: async () => void runs++ }
  const startedAt = Date.now()
  const stops = [startJobs(db, log, [job]), startJobs(db, log, [job])]
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThanOrEqual(4)
  await Promise.all(stops.map((stop) => stop()))
  // A lease lasts 180 ms, so there are never more turns than that; the timers rang twice as often.
  expect(runs).toBeLessThanOrEqual(1 + (Date.now() - startedAt) / 180)
})

test('a job that fails runs again at its next turn', async () => {
  let runs = 0
  const run = async () => {
    runs++
    throw new Error('once more')
  }
  const stop = startJobs(db, log, [{ name: 'failing', everyMs: 100, run }])
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  await stop()
})

test('stopping waits for a job that is under way', async () => {
  let isUnderWay = false
  let isDone = false
  const run = async () => {
    isUnderWay = true
    await wait(300)
    isDone = true
  }
  const stop = startJobs(db, log, [{ name: 'slow', everyMs: 50, run }])
  await expect.poll(() => isUnderWay, { interval: 10 }).toBe(true)
  await stop()
  expect(isDone).toBe(true)
})
