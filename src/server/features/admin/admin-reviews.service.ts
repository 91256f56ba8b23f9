import { setReviewStatus } from '#server/features/review/review.service.ts'
import { userCardSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type {
  AdminReview,
  AdminReviews,
  AdminReviewsInput,
  DecideReviewInput,
} from '#shared/admin/admin-review.schema.ts'
import { adminSubjectNotFound, alreadyDecided } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

/** Reviews, newest first: the public ones or the hidden ones. */
export async function listAdminReviews(
  db: Database,
  { page, limit, show }: AdminReviewsInput,
): Promise<AdminReviews> {
  const from = sql`from reviews where status = ${show}`
  const reviews = await queryRows<AdminReview>(
    db,
    sql`select r.id as "_id", r.stars, r.text, r.item, r.status = 'hidden' as "isHidden",
        r.created_at as "createdAt", ${userCardSql('a')} as author,
        ${userCardSql('s')} as subject
      from (select * ${from} order by created_at desc, id desc
        ${pageLimitSql({ page, limit })}) r
      join users a on a.id = r.author_id join users s on s.id = r.subject_id
      order by r.created_at desc, r.id desc`,
  )
  return { reviews, ...(await readPageInfo(db, from, { page, limit, rows: reviews.length })) }
}

/**
 * Hides a review, which then does not count, or shows it again.
 * @throws AppError `desk.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export function decideReview(
  db: Database,
  operatorId: string,
  { reviewId, decision, reason }: DecideReviewInput,
) {
  const isHidden = decision === 'hide'
  const status = isHidden ? 'hidden' : 'shown'
  return recordDecision(db, operatorId, async (em) => {
    const [review] = await queryRows<{ status: string; authorId: string; subjectId: string }>(
      em,
      sql`select status, author_id as "authorId", subject_id as "subjectId" from reviews
        where id = ${reviewId} for update`,
    )
    if (!review) throw adminSubjectNotFound()
    if (review.status === status) throw alreadyDecided()
    await setReviewStatus(em, reviewId, status)
    return {
      action: isHidden ? 'hide-review' : 'restore-review',
      subject: { kind: 'review', id: reviewId },
      reason,
      concerns: [review.authorId, review.subjectId],
    }
  })
}
