import type { Env } from '../core/env.ts'
import { type Job, startJobs } from '../core/jobs.ts'
import type { Logger } from '../core/logger.ts'
import type { AppServices } from './context.ts'
import { migrate, openDatabase } from './orm.ts'

/** Opens what lives as long as the app: database (migrated), storage, SMS, background jobs. */
export async function openServices(env: Env, log: Logger) {
  const db = await openDatabase(env, log)
  try {
    await migrate(db, env)
  } catch (error) {
    await db.close()
    throw error
  }
  const services: AppServices = {
    db,
    env,
    log,
    sms: { send: async () => {} },
    storage: { put: async () => {}, get: async () => null, remove: async () => {} },
    findActor: async () => null,
  }
  const jobs: Job[] = []
  const stopJobs = startJobs(db, log, jobs)
  return {
    services,
    close: async () => {
      await stopJobs()
      await db.close()
    },
  }
}
