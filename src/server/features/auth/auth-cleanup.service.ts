import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { knownNetworkDays } from './otp.policy.ts'

/** Drops what no longer counts: ended sessions, dead codes, requests older than every limit's window. */
export async function deleteExpiredAuthRows(db: Database): Promise<void> {
  await db.read({ text: 'delete from sessions where expires_at < now()' })
  await db.read({ text: 'delete from otp_codes where expires_at < now()' })
  await db.read({
    text: "delete from otp_requests where requested_at < now() - interval '1 day'",
  })
  await db.read({
    text: `delete from phone_networks where proven_at < now() - interval '${knownNetworkDays} days'`,
  })
}

export const authCleanupJob = (db: Database): Job => ({
  name: 'auth-cleanup',
  everyMs: 3_600_000,
  run: () => deleteExpiredAuthRows(db),
})
