import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { givenUpAfterSeconds } from './mail.policy.ts'

const hourMs = 3_600_000

/** Forgets mails that nobody will try any more. */
const deleteStrandedMails = (db: Database) =>
  db.read({
    text: `delete from mails
      where created_at < now() - interval '${givenUpAfterSeconds} seconds'`,
  })

/** Where mail was set up once and is no longer, what waited must not lie there for ever. */
export const mailJobs = (db: Database, env: Env): Job[] =>
  env.SMTP_URL
    ? []
    : [{ name: 'mail-cleanup', everyMs: hourMs, run: () => deleteStrandedMails(db) }]
