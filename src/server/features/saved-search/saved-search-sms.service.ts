import { queueSavedSearchSms } from '#server/features/notification/notification-digest.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { indiaDayOfSql } from '#server/platform/text/india-day.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { indiaDay, secondsOfIndiaDay } from '#shared/kit/india-day.ts'

/** Hours of the day in India between which the SMS are queued: after work, before night. */
const firstHour = 17
const lastHour = 20
/** People whose SMS are queued in one transaction. */
const batchSize = 500

/** Queues the SMS of up to `batchSize` people. @returns how many. */
const queueBatch = (db: Database, today: string): Promise<number> =>
  db.transaction(async (em) => {
    const digests = await execute<{ userId: string; count: number }>(
      em,
      sql`with due as (
          select distinct m.user_id from saved_search_matches m
            join notice_settings s on s.user_id = m.user_id and s.saved_searches and s.sms_saved_searches
          where m.sms_at is null and m.created_at > now() - interval '2 days'
            and not exists (select from saved_search_matches sent where sent.user_id = m.user_id
              and ${indiaDayOfSql(sql`sent.sms_at`)} = ${today}::date)
          limit ${batchSize}
        ), marked as (
          update saved_search_matches m set sms_at = clock_timestamp() from due
          where m.user_id = due.user_id and m.sms_at is null and m.created_at > now() - interval '2 days'
          returning m.user_id
        )
        select user_id as "userId", count(*)::int as count from marked group by user_id`,
    )
    await queueSavedSearchSms(em, digests)
    return digests.length
  })

/**
 * Queues one SMS a day for everybody who wants it and has new matches: their number and the newest one.
 * @param now in ms as `Date.now()`; outside of the hours nothing happens.
 */
export async function queueSavedSearchDigests(db: Database, now = currentMs()): Promise<void> {
  const hour = secondsOfIndiaDay(now) / 3600
  if (hour < firstHour || hour >= lastHour) return
  while ((await queueBatch(db, indiaDay(now))) === batchSize) {
    // The next batch: each one marks the matches that it counted.
  }
}

/** The job that queues the day's SMS about saved searches. */
export const savedSearchSmsJob = (db: Database): Job => ({
  name: 'saved-search-sms',
  everyMs: 60 * 60 * 1000,
  run: () => queueSavedSearchDigests(db),
})
