import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { reportsToHide } from '#shared/community/community.constants.ts'
import type { ReportInput } from '#shared/community/community.schema.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { countToday } from './community-day.service.ts'
import { lockOthersPost, recountAnswers } from './community-post.service.ts'
import { invalidateQuestionCaches } from './community-read.service.ts'
import { reporterTrustSql } from './community-reporter.policy.ts'

interface HelpfulMark {
  postId: string
  isHelpful: boolean
}

/**
 * Marks another user's post as helpful, or removes the mark; repeating it changes nothing.
 * @throws AppError `community.not_found` (404), `community.own_post` (409).
 */
export function markHelpful(db: Database, userId: string, { postId, isHelpful }: HelpfulMark) {
  return db.transaction(async (em) => {
    // The lock on the post keeps the count equal to the number of marks when several users mark it.
    const post = await lockOthersPost(em, { id: postId, userId })
    const changed = await execute(
      em,
      isHelpful
        ? sql`insert into community_marks (post_id, user_id, created_at) values (${postId}, ${userId}, now())
            on conflict do nothing returning 1`
        : sql`delete from community_marks where post_id = ${postId} and user_id = ${userId} returning 1`,
    )
    if (changed.length > 0) post.helpful += isHelpful ? 1 : -1
    return { helpful: post.helpful, isMarked: isHelpful }
  })
}

/**
 * Reports another user's post. It is hidden from the reporter immediately, listed for operators from the
 * first report on, and hidden from everybody once enough trusted users have reported it since the last
 * decision of an operator. A second report by the same user changes nothing.
 * @throws AppError `community.not_found` (404), `community.own_post` (409), `community.too_many` (429).
 */
export async function reportPost(
  { db, env }: { db: Database; env: Env },
  reporterId: string,
  { postId, reason, note }: ReportInput,
) {
  await db.transaction(async (em) => {
    await countToday(em, env, reporterId, 'reports')
    const post = await lockOthersPost(em, { id: postId, userId: reporterId })
    await execute(
      em,
      sql`insert into community_reports (id, post_id, reporter_id, reason, note, created_at)
        values (${v7()}, ${postId}, ${reporterId}, ${reason}, ${note}, now()) on conflict (post_id, reporter_id) do nothing`,
    )
    const [{ open: openReports } = { open: 0 }] = await queryRows<{ open: number }>(
      em,
      sql`select count(*)::int as open from community_reports r join users u on u.id = r.reporter_id
        where r.post_id = ${postId} and r.settled_at is null and ${reporterTrustSql}`,
    )
    if (openReports < reportsToHide) return
    em.assign(post, { status: 'hidden', hiddenAt: currentTime() })
    await em.flush()
    if (post.questionId) await recountAnswers(em, post.questionId)
  })
  invalidateQuestionCaches(db)
  return { _id: postId }
}
