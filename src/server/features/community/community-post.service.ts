import type { EntityManager } from '@mikro-orm/postgresql'
import { LockMode } from '@mikro-orm/postgresql'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { notAuthor, ownPost, postNotFound, reportedPost, underReview } from './community.errors.ts'
import { CommunityPost } from './community-post.entity.ts'

type PostKind = 'question' | 'answer' | 'post'

/**
 * Reads and locks a post. The question of an answer is locked first; the fixed order prevents deadlocks.
 * @throws AppError `community.not_found` (404), also for a post of the other kind.
 */
async function lockPost(em: EntityManager, id: string, kind: PostKind): Promise<CommunityPost> {
  if (!isUuid(id)) throw postNotFound()
  const [row] = await queryRows<{ question_id: string | null }>(
    em,
    sql`select question_id from community_posts where id = ${id}`,
  )
  const isAnswer = row?.question_id != null
  if (!row || (kind !== 'post' && (kind === 'answer') !== isAnswer)) throw postNotFound()
  if (isAnswer) {
    const [question] = await queryRows<{ status: string }>(
      em,
      sql`select status from community_posts where id = ${row.question_id} for no key update`,
    )
    // The answers of a hidden question are hidden too, even from users who know their ids.
    if (kind === 'post' && question?.status !== 'shown') throw postNotFound()
  }
  const post = await em.findOne(CommunityPost, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!post || post.status === 'removed') throw postNotFound()
  return post as CommunityPost
}

/**
 * Locks another user's post, to mark or report it.
 * @throws AppError `community.not_found` (404) when the user cannot see it, `community.own_post` (409).
 */
export async function lockOthersPost(
  em: EntityManager,
  { id, userId }: { id: string; userId: string },
): Promise<CommunityPost> {
  const post = await lockPost(em, id, 'post')
  if (post.author.id === userId) throw ownPost()
  if (post.status !== 'shown') throw postNotFound()
  return post
}

/**
 * Locks a question, to answer it.
 * @throws AppError `community.not_found` (404), `community.under_review` (409) for its author.
 */
export async function lockQuestion(
  em: EntityManager,
  { id, userId }: { id: string; userId: string },
): Promise<CommunityPost> {
  const question = await lockPost(em, id, 'question')
  if (question.status !== 'shown') {
    throw question.author.id === userId ? underReview() : postNotFound()
  }
  const [report] = await queryRows(
    em,
    sql`select 1 from community_reports where post_id = ${id} and reporter_id = ${userId}`,
  )
  if (report) throw postNotFound()
  return question
}

/**
 * Locks a user's own post, to change or delete it.
 * @throws AppError `community.not_found` (404), `community.not_author` (403).
 */
export async function lockOwnPost(
  em: EntityManager,
  { id, userId, kind }: { id: string; userId: string; kind: 'question' | 'answer' },
): Promise<CommunityPost> {
  const post = await lockPost(em, id, kind)
  if (post.author.id === userId) return post
  throw post.status === 'shown' ? notAuthor() : postNotFound()
}

/**
 * Requires that nobody has reported a post, which must be locked, since the last decision of an operator: a
 * reported post must stay as it was reported, also while it is still shown.
 * @throws AppError `community.under_review` (409).
 */
export async function requireUnreportedPost(em: EntityManager, post: CommunityPost): Promise<void> {
  if (post.status !== 'shown') throw underReview()
  const [report] = await queryRows(
    em,
    sql`select 1 from community_reports where post_id = ${post.id} and settled_at is null limit 1`,
  )
  if (report) throw reportedPost()
}

/** Recounts the visible answers of a question, which must be locked. */
export const recountAnswers = (em: EntityManager, questionId: string) =>
  execute(
    em,
    sql`update community_posts set answers = (select count(*) from community_posts a
        where a.question_id = ${questionId} and a.status = 'shown') where id = ${questionId}`,
  )
