import type { Database } from '#server/platform/database/database.ts'
import { inBackground } from '#server/platform/database/postgres-client.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'

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
      where job_lease.held_until < now() returning name, held_until as "leasedUntil"`,
  )
  return lease
}

/** Ends a lease early, unless it was taken again since. */
const releaseLease = (db: Database, { name, leasedUntil }: Lease) =>
  execute(
    db,
    sql`update job_lease set held_until = now() where name = ${name} and held_until = ${leasedUntil}`,
  )

/**
 * Runs jobs at their intervals, each in one process at a time however many share the database.
 * @returns a function that stops them and waits for those that are running.
 */
export function startJobs(db: Database, log: Logger, jobs: readonly Job[]): () => Promise<void> {
  const running = new Map<Job, Promise<void>>()
  const stopping = new AbortController()
  const runOnce = async (job: Job) => {
    try {
      const lease = await takeLease(db, job)
      if (!lease) return
      await job.run(stopping.signal)
      if (stopping.signal.aborted) await releaseLease(db, lease)
    } catch (error) {
      log.error(
        { err: error, job: job.name },
        'a background job failed; it is tried again after its interval',
      )
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
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await Promise.all(running.values())
  }
}
