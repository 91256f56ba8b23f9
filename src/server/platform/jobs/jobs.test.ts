import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#server/app/database/orm.ts'
import { readEnv } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { copyTemplate } from '#server/testing/test-database.ts'
import { testSettings } from '#server/testing/test-settings.ts'
import { startJobs } from './jobs.ts'

const log = createLogger('silent', false)
const metrics = createMetrics()
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

test('of two processes on one database only one runs a job per interval', async () => {
  let runs = 0
  const job = { name: 'shared', everyMs: 200, run: async () => void runs++ }
  const startedAt = Date.now()
  const stops = [startJobs({ db, log, metrics }, [job]), startJobs({ db, log, metrics }, [job])]
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThanOrEqual(4)
  await Promise.all(stops.map((stop) => stop()))
  // A lease lasts 180 ms, so there are no more runs than that; the timers fired twice as often.
  expect(runs).toBeLessThanOrEqual(1 + (Date.now() - startedAt) / 180)
})

test('a job that fails runs again after its interval', async () => {
  let runs = 0
  const run = async () => {
    runs++
    throw new Error('once more')
  }
  const stop = startJobs({ db, log, metrics }, [{ name: 'failing', everyMs: 100, run }])
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  await stop()
})

test('a daily job that fails is tried again after one minute, then two, and is counted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const runsOf = async (outcome: string) =>
    (await metrics.jobRuns.get()).values.find(
      ({ labels }) => labels.job === 'daily-failing' && labels.outcome === outcome,
    )?.value ?? 0
  /** The lease of a failed job ends by the database's clock, which the test does not move. */
  const passLease = () =>
    execute(
      db,
      sql`update job_lease set held_until = held_until - interval '54 seconds' * ${runs} where name = 'daily-failing'`,
    )
  const leaseSeconds = async () =>
    (
      await queryRows<{ seconds: number }>(
        db,
        sql`select extract(epoch from held_until - now())::float8 as seconds from job_lease where name = 'daily-failing'`,
      )
    )[0]?.seconds ?? 0
  let runs = 0
  const run = async () => {
    runs++
    if (runs < 3) throw new Error('once more')
  }
  const job = { name: 'daily-failing', everyMs: 24 * 3_600_000, atStart: true, run }
  try {
    const stop = startJobs({ db, log, metrics }, [job])
    for (const [tries, minutes] of [
      [1, 1],
      [2, 2],
    ] as const) {
      await expect.poll(() => runsOf('failed')).toBe(tries)
      await expect.poll(leaseSeconds).toBeLessThan(60 * minutes)
      expect(await leaseSeconds()).toBeGreaterThan(30 * minutes)
      await passLease()
      // Failures set their timer after the lease is stored.
      await new Promise((resolve) => setImmediate(resolve))
      vi.advanceTimersByTime(60_000 * minutes - 5000)
      expect(runs).toBe(tries)
      vi.advanceTimersByTime(5000)
      await expect.poll(() => runs).toBe(tries + 1)
    }
    await expect.poll(() => runsOf('done')).toBe(1)
    expect(await leaseSeconds()).toBeGreaterThan(20 * 3600)
    await stop()
  } finally {
    vi.useRealTimers()
  }
})

test('stopping waits for a running job', async () => {
  let isUnderWay = false
  let isDone = false
  const run = async () => {
    isUnderWay = true
    await wait(300)
    isDone = true
  }
  const stop = startJobs({ db, log, metrics }, [{ name: 'slow', everyMs: 50, run }])
  await expect.poll(() => isUnderWay, { interval: 10 }).toBe(true)
  await stop()
  expect(isDone).toBe(true)
})

test('a daily job runs in a process that lives an hour, and not again before its day is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let runs = 0
    const job = { name: 'daily', everyMs: 24 * 3_600_000, run: async () => void runs++ }
    const first = startJobs({ db, log, metrics }, [job])
    vi.advanceTimersByTime(3_600_000)
    await expect.poll(() => runs).toBe(1)
    await first()
    const second = startJobs({ db, log, metrics }, [job])
    vi.advanceTimersByTime(3_600_000)
    await second()
    expect(runs).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a job with `atStart` runs at the start, in one of the processes', async () => {
  let runs = 0
  const job = { name: 'early', everyMs: 60_000, atStart: true, run: async () => void runs++ }
  const stops = [startJobs({ db, log, metrics }, [job]), startJobs({ db, log, metrics }, [job])]
  await expect.poll(() => runs).toBe(1)
  await Promise.all(stops.map((stop) => stop()))
  expect(runs).toBe(1)
})

test('closing aborts a job’s signal and releases its lease for the next process', {
  timeout: 120_000,
}, async () => {
  let starts = 0
  let ends = 0
  const job = {
    name: 'long',
    everyMs: 60_000,
    atStart: true,
    run: (signal: AbortSignal) => {
      starts++
      return wait(20_000, undefined, { signal }).catch(() => void ends++)
    },
  }
  // Often, because the next process may ask for the lease in the millisecond in which it was released.
  for (let processes = 1; processes <= 400; processes++) {
    const stop = startJobs({ db, log, metrics }, [job])
    await vi.waitUntil(() => starts === processes, { interval: 1 })
    await stop()
    expect(ends).toBe(processes)
  }
})

test('a job that takes longer than its interval does not overlap itself', async () => {
  let running = 0
  let most = 0
  let runs = 0
  const run = async () => {
    most = Math.max(most, ++running)
    await wait(300)
    running--
    runs++
  }
  const stop = startJobs({ db, log, metrics }, [{ name: 'overlong', everyMs: 50, run }])
  await expect.poll(() => runs).toBe(2)
  await stop()
  expect(most).toBe(1)
})
