import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { reportsToHide } from '#shared/community/community.constants.ts'
import type { ReportInput } from '#shared/community/community.schema.ts'
import { countToday } from './community-day.service.ts'
import { lockOthersPost, recountAnswers } from './community-post.service.ts'
import { invalidateListCaches } from './community-read.service.ts'
import { reporterTrustSql } from './community-reporter.policy.ts'

interface Mark {
  postId: string
  isHelpful: boolean
}

/**
 * Marks somebody else's post as helpful, or takes one's mark back; asking twice is the same as once.
 * @throws AppError `community.not_found` (404), `community.own_post` (409).
 */
export function markHelpful(db: Database, userId: string, { postId, isHelpful }: Mark) {
  return db.transaction(async (em) => {
    // Under the post's lock, so that the count is the number of marks whoever marks at once.
    const post = await lockOthersPost(em, { id: postId, userId })
    const changed = await em.execute(
      isHelpful
        ? `insert into community_marks (post_id, user_id, created_at) values (?, ?, now())
            on conflict do nothing returning 1`
        : 'delete from community_marks where post_id = ? and user_id = ? returning 1',
      [postId, userId],
    )
    if (changed.length > 0) post.helpful += isHelpful ? 1 : -1
    return { helpful: post.helpful, isMarked: isHelpful }
  })
}

/**
 * Reports somebody else's post: gone for the reporter at once, before the operators with the first
 * report, and hidden from everybody once enough people of some standing have reported it since an
 * operator last decided. The same person's second report changes nothing.
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
    await em.execute(
      `insert into community_reports (id, post_id, reporter_id, reason, note, created_at)
        values (?, ?, ?, ?, ?, now()) on conflict (post_id, reporter_id) do nothing`,
      [v7(), postId, reporterId, reason, note],
    )
    const [{ open } = { open: 0 }] = await em.execute<{ open: number }[]>(
      `select count(*)::int as open from community_reports r join users u on u.id = r.reporter_id
        where r.post_id = ? and r.settled_at is null and ${reporterTrustSql}`,
      [postId],
    )
    if (open < reportsToHide) return
    em.assign(post, { status: 'hidden', hiddenAt: new Date() })
    await em.flush()
    if (post.questionId) await recountAnswers(em, post.questionId)
  })
  invalidateListCaches(db)
  return { _id: postId }
}
