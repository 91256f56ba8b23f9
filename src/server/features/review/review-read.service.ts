import { withPlaceHindi } from '#server/features/place/place-hindi-names.service.ts'
import { userPlaceSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import { pageInfo, pageLimitSql, totalsBesideCursor } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import { mostStars } from '#shared/review/review.constants.ts'
import type { ReviewPage, ReviewView, SellerProfile } from '#shared/review/review.schema.ts'
import { sellerNotFound } from './review.errors.ts'
import { countingSql } from './review-rules.service.ts'
import { isShown } from './review-shown.sql.ts'

interface ReviewQuery {
  id: string
  cursor?: string | undefined
  page: number
  limit: number
}

interface StarCount {
  stars: number
  counts: boolean
  given: number
}

const subjectColumns = { person: 'subject_id', equipment: 'equipment_id' } as const

/**
 * Reviews of a person or of a machine, newest first; empty for an unknown id.
 * @throws AppError `input.invalid` (400) for a cursor of another list.
 */
export async function listReviews(
  db: Database,
  subject: keyof typeof subjectColumns,
  { id, page, limit, cursor }: ReviewQuery,
): Promise<ReviewPage> {
  const isShownSql = sql`r.${sql.raw(subjectColumns[subject])} = ${id}::uuid and ${isShown('r')}`
  const counts = countingSql('r')
  const isKnownId = isUuid(id)
  const cursorPage = cursorPageOf(`reviews.${subject}`, { cursor: cursor ?? '', limit })
  const isAfterCursor = cursor !== undefined
  const [counted, reviews] = isKnownId
    ? await Promise.all([
        queryRows<StarCount>(
          db,
          sql.named(
            `reviews:${subject}:stars`,
            sql`select r.stars, ${counts} as counts, count(*)::int as given
              from reviews r where ${isShownSql} group by 1, 2`,
          ),
        ),
        queryRows<ReviewView>(
          db,
          sql`select r.id as "_id", r.stars, r.text, u.first_name as "by",
              r.subject_role as role, r.item, r.created_at as "createdAt", r.updated_at as "updatedAt",
              ${counts} as "isCounted"
            from reviews r join users u on u.id = r.author_id where ${isShownSql} and ${cursorPage.after('r.')}
            order by ${cursorPage.order('r.')}
            ${isAfterCursor ? sql`limit ${cursorPage.rowsToRead}` : pageLimitSql({ page, limit })}`,
        ),
      ])
    : [[], []]
  const distribution = Array.from(
    { length: mostStars },
    (_, i) => counted.find(({ stars, counts }) => counts && stars === i + 1)?.given ?? 0,
  )
  const numReviews = distribution.reduce((sum, given) => sum + given, 0)
  const stars = distribution.reduce((sum, given, i) => sum + given * (i + 1), 0)
  const rating = numReviews > 0 ? Math.round((stars / numReviews) * 100) / 100 : 0
  const shownReviews = counted.reduce((sum, { given }) => sum + given, 0)
  const total = Math.min(shownReviews, maxCountedResults + 1)
  const summary = { rating, numReviews, distribution }
  const placeOf = ({ createdAt, _id }: ReviewView) => ({ createdAt, id: _id })
  if (isAfterCursor) {
    const { rows, nextCursor } = cursorPage.takePage(reviews, placeOf)
    return { reviews: rows, ...summary, ...totalsBesideCursor(total, limit), nextCursor }
  }
  const info = pageInfo({ page, limit, rows: reviews.length, counted: total })
  const last = reviews.at(-1)
  const nextCursor = cursorPage.cursorAfterPage(info, last && placeOf(last))
  return { reviews, ...summary, ...info, nextCursor }
}

/**
 * A seller's public profile. For someone who was reviewed but offers nothing, it has only the first
 * name and no place.
 * @throws AppError `review.seller_not_found` (404).
 */
export async function getSeller(db: Database, sellerId: string): Promise<SellerProfile> {
  const [seller] = isUuid(sellerId)
    ? await queryRows<SellerProfile>(
        db,
        sql.named(
          'review:seller',
          sql`select u.id as "_id", u.image, u.verified, u.rating, u.num_reviews as "numReviews",
            u.created_at as "memberSince",
            btrim(u.first_name || case when offers then ' ' || u.last_name else '' end) as name,
            case when offers then ${userPlaceSql('u')}
              else '' end as place
          from (select u.*,
              exists (select 1 from crops where owner_id = u.id and not is_archived)
              or exists (select 1 from equipments where owner_id = u.id and not is_archived) as offers
            from users u where u.id = ${sellerId}::uuid) u where offers or u.num_reviews > 0`,
        ),
      )
    : []
  if (!seller) throw sellerNotFound()
  return withPlaceHindi(seller)
}
