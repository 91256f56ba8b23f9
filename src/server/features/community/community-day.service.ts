import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { daysBefore, indiaDay } from '#server/platform/text/india-day.ts'
import {
  answersPerDay,
  questionsPerDay,
  reportsPerDay,
} from '#shared/community/community.constants.ts'
import { tooManyToday } from './community.errors.ts'

const perDay = { questions: questionsPerDay, answers: answersPerDay, reports: reportsPerDay }

/** Seconds until the next day begins in India, at 18:30 UTC. */
const secondsLeftToday = (now = Date.now()) => 86_400 - (Math.floor(now / 1000 + 19_800) % 86_400)

/**
 * Counts a post or report that a user is about to write, across all processes. The row stays locked until
 * the commit, so the posts of one user are written one after the other.
 * @throws AppError `community.too_many` (429).
 */
export async function countToday(em: EntityManager, userId: string, what: keyof typeof perDay) {
  const counted = await em.execute(
    `insert into community_days as known (user_id, day, ${what}) values (?, ?, 1)
      on conflict (user_id, day) do update set ${what} = known.${what} + 1
      where known.${what} < ${perDay[what]} returning 1`,
    [userId, indiaDay()],
  )
  if (counted.length === 0) throw tooManyToday(what, secondsLeftToday())
}

/** Deletes the counts of past days, and reports a year after an operator settled them. */
export async function purgeExpiredCommunityRows(db: Database): Promise<void> {
  await db.read({
    text: 'delete from community_days where day < $1::date',
    values: [daysBefore(indiaDay(), 1)],
  })
  await db.read({
    text: `delete from community_reports where settled_at < now() - interval '1 year'`,
  })
}
