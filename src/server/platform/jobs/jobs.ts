import type { Database } from '#server/platform/database/database.ts'
import { inBackground } from '#server/platform/database/postgres-client.ts'
import type { Logger } from '#server/platform/observability/logger.ts'

export interface Job {
  name: string
  everyMs: number
  /** Also runs at the start, unless another process has its turn; otherwise an interval or an hour later. */
  atStart?: boolean
  /** @param signal says that the app closes, which waits for the job: long ones listen to it. */
  run: (signal: AbortSignal) => Promise<unknown>
}

/** Who restarts every night would never see a day pass: the lease in the database counts it. */
const longestWaitMs = 60 * 60 * 1000

interface Lease {
  name: string
  heldUntil: string
}

/** Takes the job's lease for most of one interval; undefined when another process has it. */
async function takeLease(db: Database, { name, everyMs }: Job): Promise<Lease | undefined> {
  const [lease] = await db.read<Lease>({
    text: `insert into job_lease (name, held_until) values ($1, now() + $2 * interval '1 millisecond')
      on conflict (name) do update set held_until = excluded.held_until
      where job_lease.held_until < now() returning name, held_until as "heldUntil"`,
    values: [name, everyMs * 0.9],
  })
  return lease
}

/** Lets another process take the turn that was cut short; a lease taken since is left alone. */
const giveBack = (db: Database, { name, heldUntil }: Lease) =>
  db.read({
    text: 'update job_lease set held_until = now() where name = $1 and held_until = $2',
    values: [name, heldUntil],
  })

/**
 * Runs jobs at their intervals, each in one process at a time however many share the database.
 * @returns the function that stops them and waits for the ones under way.
 */
export function startJobs(db: Database, log: Logger, jobs: readonly Job[]): () => Promise<void> {
  const running = new Map<Job, Promise<void>>()
  const stopping = new AbortController()
  const runOnce = async (job: Job) => {
    try {
      const lease = await takeLease(db, job)
      if (!lease) return
      await job.run(stopping.signal)
      if (stopping.signal.aborted) await giveBack(db, lease)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a background job failed; it runs again next turn')
    }
  }
  const takeTurn = (job: Job) => {
    // One that takes longer than its interval is not started a second time beside itself.
    if (running.has(job)) return
    const turn = inBackground(() => runOnce(job)).finally(() => running.delete(job))
    running.set(job, turn)
  }
  const timers = jobs.map((job) =>
    setInterval(() => takeTurn(job), Math.min(job.everyMs, longestWaitMs)).unref(),
  )
  for (const job of jobs) if (job.atStart) takeTurn(job)
  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await Promise.all(running.values())
  }
}
