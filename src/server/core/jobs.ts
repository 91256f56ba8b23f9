import type { Database } from './database.ts'
import type { Logger } from './logger.ts'

export interface Job {
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

/** Takes the job's lease for most of one interval; false when another process has it. */
async function takeLease(db: Database, { name, everyMs }: Job): Promise<boolean> {
  const rows = await db.read({
    text: `insert into job_lease (name, held_until) values ($1, now() + $2 * interval '1 millisecond')
      on conflict (name) do update set held_until = excluded.held_until
      where job_lease.held_until < now() returning name`,
    values: [name, everyMs * 0.9],
  })
  return rows.length > 0
}

/**
 * Runs jobs at their intervals, each in one process at a time however many share the database.
 * @returns the function that stops them and waits for the ones under way.
 */
export function startJobs(db: Database, log: Logger, jobs: readonly Job[]): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const runOnce = async (job: Job) => {
    try {
      if (await takeLease(db, job)) await job.run()
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a background job failed; it runs again next turn')
    }
  }
  const timers = jobs.map((job) =>
    setInterval(() => {
      const turn = runOnce(job).finally(() => running.delete(turn))
      running.add(turn)
    }, job.everyMs).unref(),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
