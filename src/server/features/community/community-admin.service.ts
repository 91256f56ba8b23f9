import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { userCardSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import { maxReportsGathered, maxReportsShown } from '#shared/admin/admin.constants.ts'
import type { AdminPost, AdminPosts, AdminPostsInput } from '#shared/admin/admin-review.schema.ts'
import { postNotFound } from './community.errors.ts'
import { CommunityPost } from './community-post.entity.ts'
import { recountAnswers } from './community-post.service.ts'

/** Posts that wait for a decision, longest wait first, and removed posts, newest first. */
const sources = {
  waiting: {
    rows: sql`select post_id, min(at) as at from (
        (select id as post_id, hidden_at as at from community_posts where status = 'hidden'
          order by hidden_at limit ${maxReportsGathered})
        union all
        (select post_id, created_at from community_reports where settled_at is null
          order by created_at limit ${maxReportsGathered})) gathered
      group by post_id`,
    order: sql`at, post_id`,
  },
  removed: {
    rows: sql`select id as post_id, updated_at as at from community_posts where status = 'removed'`,
    order: sql`at desc, post_id`,
  },
}

/** The reported or removed posts, for operators. */
export async function listReviewedPosts(
  db: Database,
  { page, limit, show }: AdminPostsInput,
): Promise<AdminPosts> {
  const { rows: source, order } = sources[show]
  const posts = await queryRows<AdminPost>(
    db,
    sql`with page as (${source} order by ${order}
        ${pageLimitSql({ page, limit })})
      select p.id as "_id", p.title, p.body, p.status, p.created_at as "createdAt",
        case when q.id is not null then json_build_object('_id', q.id, 'title', q.title) end as question,
        ${userCardSql('u')} as author, (select count(*) from community_reports r
          where r.post_id = p.id and r.settled_at is null) as reports,
        (select coalesce(json_agg(json_build_object('_id', r.id, 'reason', r.reason,
            'note', r.note, 'createdAt', ${instantSql('r.created_at')}) order by r.created_at desc), '[]')
          from (select * from community_reports r where r.post_id = p.id and r.settled_at is null
            order by r.created_at desc limit ${maxReportsShown}) r) as "reportList"
      from page join community_posts p on p.id = page.post_id join users u on u.id = p.author_id
        left join community_posts q on q.id = p.question_id
      order by ${order}`,
  )
  return {
    posts,
    ...(await readPageInfo(db, sql`from (${source}) posts`, { page, limit, rows: posts.length })),
  }
}

/**
 * Applies an operator's decision to show or remove a post, in the caller's transaction. Its open reports
 * are settled, so that only later ones can hide it again.
 * @returns null when the post has that status already and no open reports.
 * @throws AppError `community.not_found` (404).
 */
export async function decideAboutPost(
  em: EntityManager,
  postId: string,
  { isRemoved }: { isRemoved: boolean },
) {
  const [row] = await queryRows<{ question_id: string | null }>(
    em,
    sql`select question_id from community_posts where id = ${postId}`,
  )
  if (!row) throw postNotFound()
  const questionId = row.question_id ?? postId
  // The question is locked first, as everywhere, to prevent deadlocks.
  const question = await em.findOne(
    CommunityPost,
    { id: questionId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
  const post =
    questionId === postId
      ? question
      : await em.findOne(CommunityPost, { id: postId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!post || !question) throw postNotFound()
  const settled = await execute<{ reporterId: string }>(
    em,
    sql`update community_reports set settled_at = now()
      where post_id = ${postId} and settled_at is null returning reporter_id as "reporterId"`,
  )
  const previousStatus = post.status
  const status = isRemoved ? 'removed' : 'shown'
  if (previousStatus === status && settled.length === 0) return null
  em.assign(post, { status, hiddenAt: null })
  await em.flush()
  if (post.questionId) await recountAnswers(em, post.questionId)
  return {
    authorId: post.author.id,
    reporterIds: settled.map(({ reporterId }) => reporterId),
    questionId,
    title: question.title,
    /** False when the post stays as it was, so that nobody needs a notification. */
    isChanged: previousStatus !== status,
  }
}
