import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { setEquipmentRating } from '#server/features/equipment/equipment-count.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import { lockUser, setUserRating } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { sqlStateOf, uniqueViolation } from '#server/platform/database/sql-state.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { type ReviewedRole, reviewWithinDays } from '#shared/review/review.constants.ts'
import type { ReviewInput, ReviewWritten } from '#shared/review/review.schema.ts'
import { Review } from './review.entity.ts'
import {
  giftsAreNotReviewed,
  notConfirmedYet,
  nothingToReview,
  notOverYet,
  reviewedAlready,
  reviewNotFound,
  tooLate,
} from './review.errors.ts'
import { type Reviewable, reviewRefusalOf } from './review.policy.ts'
import { countingSql, mayCountSql, reviewSql } from './review-rules.service.ts'

/** The subject of a review and the state that decides whether its author may review it. */
interface ReviewSubject extends Reviewable {
  subjectId: string
  role: ReviewedRole
  equipmentId: string | null
  item: string
  isCancelled: boolean
}

const reviewStateColumns = (what: keyof typeof reviewSql, author: SqlFragment) => {
  const { isOver, isGift, overAt, opensAt } = reviewSql[what]
  return sql`${isOver(author)} as "isOver", ${isGift} as "isGift",
    coalesce(${opensAt} <= now(), false) as "isConfirmed",
    coalesce(${overAt} < now() - make_interval(days => ${reviewWithinDays}), false) as "isOld"`
}

/** Uses table names, because the order and booking features depend on this one. */
const subjectStatements = {
  order: (
    id: string,
    author: SqlFragment,
  ) => sql`select case when o.buyer_id = ${author} then o.seller_id else o.buyer_id end as "subjectId",
      case when o.buyer_id = ${author} then 'seller' else 'buyer' end as role,
      null::uuid as "equipmentId", ${reviewStateColumns('order', author)},
      (select l.name from order_lines l where l.order_id = o.id order by position limit 1) as item,
      o.status = 'cancelled' as "isCancelled"
    from orders o where o.id = ${id} and (o.buyer_id = ${author} or o.seller_id = ${author})`,
  booking: (
    id: string,
    author: SqlFragment,
  ) => sql`select case when b.renter_id = ${author} then b.owner_id else b.renter_id end as "subjectId",
      case when b.renter_id = ${author} then 'owner' else 'renter' end as role,
      case when b.renter_id = ${author} then b.equipment_id end as "equipmentId",
      ${reviewStateColumns('booking', author)}, b.name as item, false as "isCancelled"
    from bookings b where b.id = ${id} and b.renter_id is not null
      and (b.renter_id = ${author} or b.owner_id = ${author})`,
}

function requireReviewable(what: 'order' | 'booking', subject: ReviewSubject): void {
  const refusal = reviewRefusalOf(subject)
  if (refusal === 'too-early') throw notOverYet()
  if (refusal === 'gift') throw giftsAreNotReviewed()
  if (refusal === 'unconfirmed')
    throw notConfirmedYet(subject.isCancelled ? 'cancelled-order' : what)
  if (refusal === 'too-late') throw tooLate()
}

async function findReviewSubject(em: EntityManager, authorId: string, input: ReviewInput) {
  const what = input.orderId === undefined ? 'booking' : 'order'
  const id = input.orderId ?? input.bookingId ?? ''
  const author = sql`${sql.value(authorId)}::uuid`
  const statement = subjectStatements[what](id, author)
  const [subject] = isUuid(id) ? await queryRows<ReviewSubject>(em, statement) : []
  if (!subject) throw nothingToReview(what)
  requireReviewable(what, subject)
  return subject
}

interface RatedSubject {
  subjectId: string
  equipmentId?: string | null
}

/** Locks the person, then the machine, as everywhere that locks both. */
async function lockRatedSubject(em: EntityManager, { subjectId, equipmentId }: RatedSubject) {
  await lockUser(em, subjectId)
  if (equipmentId) {
    await queryRows(em, sql`select 1 from equipments where id = ${equipmentId} for no key update`)
  }
}

const counted = (column: 'subject_id' | 'equipment_id', id: string) =>
  sql`select coalesce(round(avg(stars), 2), 0) as rating, count(*)::int as reviews
    from reviews r where r.${sql.raw(column)} = ${id} and ${countingSql('r')}`

/** Recounts the means from the reviews. The caller has locked the rows. */
async function recount(em: EntityManager, { subjectId, equipmentId }: RatedSubject) {
  await setUserRating(em, subjectId, counted('subject_id', subjectId))
  if (equipmentId) {
    await setEquipmentRating(em, equipmentId, counted('equipment_id', equipmentId))
  }
}

/** Recounts a person's reviews after an order's contest began or ended. */
export async function recountReviews(em: EntityManager, subjectId: string): Promise<void> {
  await lockRatedSubject(em, { subjectId })
  await recount(em, { subjectId })
}

/** Whether a review may count. Call it under the subject's lock, so that only one of two simultaneous reviews counts. */
async function mayCount(em: EntityManager, authorId: string, subjectId: string, writtenAt?: Date) {
  const at = writtenAt && sql`${writtenAt}::timestamptz`
  const statement = sql`select ${mayCountSql(authorId, subjectId, at)} as counts`
  const [row] = await queryRows<{ counts: boolean }>(em, statement)
  return row?.counts === true
}

async function writeReview(em: EntityManager, authorId: string, input: ReviewInput, id: string) {
  const { subjectId, role, equipmentId, item } = await findReviewSubject(em, authorId, input)
  const { orderId = null, bookingId = null, stars, text } = input
  await lockRatedSubject(em, { subjectId, equipmentId })
  const counts = await mayCount(em, authorId, subjectId)
  const what = { id, orderId, bookingId, authorId, subjectId, subjectRole: role, equipmentId }
  em.create(Review, { ...what, item, stars, text, counts })
  await em.flush()
  await recount(em, { subjectId, equipmentId })
  const author = await em.findOneOrFail(User, authorId)
  await notify(em, subjectId, {
    kind: 'review',
    sellerId: subjectId,
    stars,
    by: author.firstName,
    item,
  })
  return counts
}

/**
 * Adds a review of the counterparty of an order or a booking that is over: see `reviewSql`. A renter's review
 * also rates the machine. A second review of the same person within 90 days is shown but does not
 * count.
 * @throws AppError `order.not_found` or `booking.not_found` (404), also for those of other people;
 * `review.too_early`, `review.gift`, `review.unconfirmed`, `review.too_late` and `review.given` (409).
 */
export async function addReview(
  db: Database,
  authorId: string,
  input: ReviewInput,
): Promise<ReviewWritten> {
  const id = v7()
  try {
    const isCounted = await db.transaction((em) => writeReview(em, authorId, input, id))
    return { _id: id, isCounted }
  } catch (error) {
    throw sqlStateOf(error) === uniqueViolation ? reviewedAlready() : error
  }
}

/**
 * Hides a review from everybody, or shows it again. A hidden review does not count, and a restored one only where its
 * author has not written another one that counts meanwhile. The caller has checked that an operator decides.
 * @throws AppError `review.not_found` (404).
 */
export async function setReviewStatus(
  em: EntityManager,
  reviewId: string,
  status: Review['status'],
): Promise<void> {
  const review = isUuid(reviewId) ? await em.findOne(Review, reviewId) : null
  if (!review) throw reviewNotFound()
  await lockRatedSubject(em, review)
  const { authorId, subjectId, createdAt } = review
  if (status === 'shown' && review.status === 'hidden' && review.counts) {
    review.counts = await mayCount(em, authorId, subjectId, createdAt)
  }
  review.status = status
  await em.flush()
  await recount(em, review)
}
