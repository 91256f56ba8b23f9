import type { Database } from '#server/platform/database/database.ts'
import { inBackground } from '#server/platform/database/driver/postgres-client.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'

export interface Job {
  name: string
  everyMs: number
  /** Runs when the app starts too, unless another process has the lease. */
  atStart?: boolean
  /** @param signal aborted when the app closes. Closing waits for the job, so long jobs must check it. */
  run: (signal: AbortSignal) => Promise<unknown>
}

/**
 * Longest pause between tries to take a lease. A process that restarts every night would otherwise
 * never run a daily job; the lease in the database counts the day.
 */
const maxPauseMs = 60 * 60 * 1000

/** Milliseconds before a failed job is tried again: after the first failure, and at most. */
const firstRetryMs = 60 * 1000
const longestRetryMs = 30 * 60 * 1000

/** Doubles with each failure in a row, but is never longer than the job's own interval. */
const retryPauseMs = ({ everyMs }: Job, failures: number) =>
  Math.min(everyMs, longestRetryMs, firstRetryMs * 2 ** (failures - 1))

interface Lease {
  name: string
  leasedUntil: string
}

/** Takes the job's lease for 90 % of its interval. @returns undefined when another process has it. */
async function takeLease(db: Database, { name, everyMs }: Job): Promise<Lease | undefined> {
  const [lease] = await execute<Lease>(
    db,
    sql`insert into job_lease (name, held_until) values (${name}, now() + ${everyMs * 0.9} * interval '1 millisecond')
      on conflict (name) do update set held_until = excluded.held_until
      where job_lease.held_until <= now() returning name, held_until as "leasedUntil"`,
  )
  return lease
}

/**
 * Lets a lease end in so many milliseconds, unless it was taken again since. The column has milliseconds and would round
 * up: a lease that ends now would last half a millisecond more.
 */
const shortenLease = (db: Database, { name, leasedUntil }: Lease, ms = 0) =>
  execute(
    db,
    sql`update job_lease set held_until = date_trunc('milliseconds', now() + ${ms} * interval '1 millisecond')
      where name = ${name} and held_until = ${leasedUntil}`,
  )

/**
 * Runs jobs at their intervals, each in one process at a time however many share the database. A job that
 * fails is tried again after one minute, two, four, and so on up to half an hour.
 * @returns a function that stops them and waits for those that are running.
 */
export function startJobs(
  { db, log, metrics }: { db: Database; log: Logger; metrics: Pick<Metrics, 'jobRuns'> },
  jobs: readonly Job[],
): () => Promise<void> {
  const running = new Map<Job, Promise<void>>()
  const retries = new Map<Job, NodeJS.Timeout>()
  /** Failures in a row. */
  const failures = new Map<Job, number>()
  const stopping = new AbortController()

  const handleFailure = async (job: Job, error: unknown, lease: Lease | undefined) => {
    metrics.jobRuns.inc({ job: job.name, outcome: 'failed' })
    const inARow = (failures.get(job) ?? 0) + 1
    failures.set(job, inARow)
    const pause = retryPauseMs(job, inARow)
    log.error(
      { err: error, job: job.name, inARow, retryInSeconds: pause / 1000 },
      'a background job failed',
    )
    // The lease ends first. If this process ends, another one takes the job at its next turn.
    if (lease) {
      await shortenLease(db, lease, pause * 0.9).catch((failure: unknown) =>
        log.warn({ err: failure, job: job.name }, 'the lease of a failed job was not shortened'),
      )
    }
    if (stopping.signal.aborted) return
    clearTimeout(retries.get(job))
    retries.set(job, setTimeout(() => startRun(job), pause).unref())
  }
  const runOnce = async (job: Job) => {
    let lease: Lease | undefined
    try {
      lease = await takeLease(db, job)
      if (!lease) return
      await job.run(stopping.signal)
      failures.delete(job)
      metrics.jobRuns.inc({ job: job.name, outcome: 'done' })
      if (stopping.signal.aborted) await shortenLease(db, lease)
    } catch (error) {
      await handleFailure(job, error, lease)
    }
  }
  const startRun = (job: Job) => {
    // A job that takes longer than its interval does not overlap itself.
    if (running.has(job)) return
    const run = inBackground(() => runOnce(job)).finally(() => running.delete(job))
    running.set(job, run)
  }
  const timers = jobs.map((job) =>
    setInterval(() => startRun(job), Math.min(job.everyMs, maxPauseMs)).unref(),
  )
  for (const job of jobs) if (job.atStart) startRun(job)
  return async () => {
    for (const timer of [...timers, ...retries.values()]) clearTimeout(timer)
    stopping.abort()
    await Promise.all(running.values())
  }
}
