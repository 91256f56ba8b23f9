import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { daysBefore, indiaDay } from '#server/platform/text/india-day.ts'

const keptDays = 365

/** Drops sessions a year after their day. */
export const deleteOldSessions = (db: Database) =>
  db.read({
    text: 'delete from expert_sessions where preferred_day < $1::date',
    values: [daysBefore(indiaDay(), keptDays)],
  })

export const expertCleanupJob = (db: Database): Job => ({
  name: 'expert-cleanup',
  everyMs: 24 * 60 * 60 * 1000,
  run: () => deleteOldSessions(db),
})
