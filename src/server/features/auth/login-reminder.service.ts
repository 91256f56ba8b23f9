import { hasApiKeyInUse } from '#server/features/api-key/api-key-use.service.ts'
import { notifyAll } from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { indiaDayOfSql } from '#server/platform/text/india-day.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { secondsOfIndiaDay } from '#shared/kit/india-day.ts'
import { dormantAfterDays, reminderDays } from './dormant-account.policy.ts'

/** Hours of the day in India between which people are reminded, because they get an SMS. */
const firstHour = 9
const lastHour = 20
/** People who are reminded in one transaction. */
const batchSize = 500

/** Reminds up to `batchSize` people. @returns how many. */
const remindBatch = (db: Database): Promise<number> =>
  db.transaction(async (em) => {
    const dormantAt = sql`(u.last_login_at + make_interval(days => ${dormantAfterDays}))`
    const due = await queryRows<{ userId: string; day: string }>(
      em,
      sql`select u.id as "userId", to_char(${indiaDayOfSql(dormantAt)}, 'YYYY-MM-DD') as day from users u
        where u.phone is not null and u.deletion_due_at is null and u.second_factor_methods = '{}'
          and ${dormantAt} between now() and now() + make_interval(days => ${reminderDays})
          and ${hasApiKeyInUse(sql`u.id`)}
          and not exists (select from notices n where n.user_id = u.id
            and n.content ->> 'kind' = 'login-due' and n.created_at > u.last_login_at)
        order by u.last_login_at limit ${batchSize}`,
    )
    await notifyAll(
      em,
      due.map(({ userId, day }) => ({ userId, content: { kind: 'login-due' as const, day } })),
    )
    return due.length
  })

/**
 * Reminds people whose software is at work that they should log in, once in the month before a year without a login
 * is over: after it their number alone does not open the account.
 * @param now in ms as `Date.now()`; outside of the hours nothing happens.
 */
export async function remindOfLogins(db: Database, now = currentMs()): Promise<void> {
  const hour = secondsOfIndiaDay(now) / 3600
  if (hour < firstHour || hour >= lastHour) return
  while ((await remindBatch(db)) === batchSize) {
    // The next batch: nobody is reminded twice.
  }
}

/** The job that reminds people to log in. */
export const loginReminderJob = (db: Database): Job => ({
  name: 'login-reminder',
  everyMs: 60 * 60 * 1000,
  run: () => remindOfLogins(db),
})
