import { setReviewStatus } from '#server/features/review/review.service.ts'
import { clearCachedPages } from '#server/platform/cache/cached-pages.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import type {
  AdminReview,
  AdminReviews,
  AdminReviewsInput,
  DecideReviewInput,
} from '#shared/admin/admin-review.schema.ts'
import { placeOf } from '#shared/kit/places.ts'
import { alreadyDecided, subjectNotFound } from './admin.errors.ts'
import { countUpTo } from './admin-count.policy.ts'
import { decide } from './audit-log.service.ts'

interface Person {
  id: string
  name: string
  verified: boolean
  city: string
  state: string
}
type ReviewRow = Omit<AdminReview, 'author' | 'subject'> & { author: Person; subject: Person }

const person = (user: string) => `json_build_object('id', ${user}.id,
  'name', trim(${user}.first_name || ' ' || ${user}.last_name), 'verified', ${user}.verified,
  'city', ${user}.city, 'state', ${user}.state)`

const toPerson = ({ id, name, verified, city, state }: Person) => ({
  _id: id,
  name,
  verified,
  place: placeOf({ city, state }),
})

/** What people say of each other, the newest first; those that everybody sees, or the hidden ones. */
export async function listReviews(
  db: Database,
  { page, limit, show }: AdminReviewsInput,
): Promise<AdminReviews> {
  const from = 'from reviews where status = $1'
  const rows = await db.read<ReviewRow>({
    text: `select r.id as "_id", r.stars, r.text, r.item, r.status = 'hidden' as "isHidden",
        r.created_at as "createdAt", ${person('a')} as author, ${person('s')} as subject
      from (select * ${from} order by created_at desc, id desc
        limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}) r
      join users a on a.id = r.author_id join users s on s.id = r.subject_id
      order by r.created_at desc, r.id desc`,
    values: [show],
  })
  const [{ total } = { total: 0 }] = await db.read<{ total: number }>(countUpTo(from, [show]))
  const reviews = rows.map(({ author, subject, ...review }) => ({
    ...review,
    author: toPerson(author),
    subject: toPerson(subject),
  }))
  return { reviews, ...pageInfo({ page, limit, rows: rows.length, counted: total }) }
}

/**
 * Hides a review, which counts for nothing then, or shows it again.
 * @throws AppError `desk.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export async function decideReview(
  db: Database,
  operatorId: string,
  { reviewId, decision, reason }: DecideReviewInput,
) {
  const isHidden = decision === 'hide'
  const status = isHidden ? 'hidden' : 'shown'
  const done = await decide(db, operatorId, async (em) => {
    const [review] = await em.execute<{ status: string; authorId: string; subjectId: string }[]>(
      `select status, author_id as "authorId", subject_id as "subjectId" from reviews
        where id = ? for update`,
      [reviewId],
    )
    if (!review) throw subjectNotFound()
    if (review.status === status) throw alreadyDecided()
    await setReviewStatus(em, reviewId, status)
    return {
      act: isHidden ? 'hide-review' : 'restore-review',
      subject: { kind: 'review', id: reviewId },
      reason,
      concerns: [review.authorId, review.subjectId],
    }
  })
  clearCachedPages(db)
  return done
}
