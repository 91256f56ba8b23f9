import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { notify } from '#server/features/notification/notification.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { retryDeadlocks, sqlStateOf } from '#server/platform/database/retry-deadlocks.ts'
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

/** PostgreSQL's word for a violated unique constraint. */
const uniqueViolated = '23505'

/** What is reviewed, as its author stands to it. */
interface Subject extends Reviewable {
  subjectId: string
  role: ReviewedRole
  equipmentId: string | null
  item: string
}

const reviewable = (what: keyof typeof reviewSql) => {
  const { isOver, isGift, overAt, opensAt } = reviewSql[what]
  return `${isOver} as "isOver", ${isGift} as "isGift",
    coalesce(${opensAt} <= now(), false) as "isConfirmed",
    coalesce(${overAt} < now() - interval '${reviewWithinDays} days', false) as "isOld"`
}

/** By table name: orders and bookings ask reviews whether one may be written. */
const subjectSql = {
  order: `select case when o.buyer_id = :author then o.seller_id else o.buyer_id end as "subjectId",
      case when o.buyer_id = :author then 'seller' else 'buyer' end as role,
      null::uuid as "equipmentId", ${reviewable('order')},
      (select l.name from order_lines l where l.order_id = o.id order by position limit 1) as item
    from orders o where o.id = :id and (o.buyer_id = :author or o.seller_id = :author)`,
  booking: `select case when b.renter_id = :author then b.owner_id else b.renter_id end as "subjectId",
      case when b.renter_id = :author then 'owner' else 'renter' end as role,
      case when b.renter_id = :author then b.equipment_id end as "equipmentId",
      ${reviewable('booking')}, b.name as item
    from bookings b where b.id = :id and b.renter_id is not null
      and (b.renter_id = :author or b.owner_id = :author)`,
}

function requireReviewable(what: 'order' | 'booking', subject: Subject): void {
  const refusal = reviewRefusalOf(subject)
  if (refusal === 'too-early') throw notOverYet()
  if (refusal === 'gift') throw giftsAreNotReviewed()
  if (refusal === 'unconfirmed') throw notConfirmedYet(what)
  if (refusal === 'too-late') throw tooLate()
}

async function findSubject(em: EntityManager, authorId: string, input: ReviewInput) {
  const what = input.orderId === undefined ? 'booking' : 'order'
  const id = input.orderId ?? input.bookingId ?? ''
  // The driver knows positions only.
  const values: string[] = []
  const sql = subjectSql[what].replace(/:(id|author)\b/g, (_, name) => {
    values.push(name === 'id' ? id : authorId)
    return '?'
  })
  const [subject] = isUuid(id) ? await em.execute<Subject[]>(sql, values) : []
  if (!subject) throw nothingToReview(what)
  requireReviewable(what, subject)
  return subject
}

interface Counted {
  subjectId: string
  equipmentId?: string | null
}

/** Waits for its turn with what is counted: a person first, as everything that locks both does. */
async function lockCounted(em: EntityManager, { subjectId, equipmentId }: Counted) {
  await em.execute('select 1 from users where id = ? for no key update', [subjectId])
  if (equipmentId) {
    await em.execute('select 1 from equipments where id = ? for no key update', [equipmentId])
  }
}

const recountSql = (table: 'users' | 'equipments', column: 'subject_id' | 'equipment_id') =>
  `update ${table} set rating = counted.rating, num_reviews = counted.reviews
    from (select coalesce(round(avg(stars), 2), 0) as rating, count(*)::int as reviews
      from reviews r where r.${column} = ? and ${countingSql('r')}) counted where id = ?`

/** Counts anew from the rows, which the caller has locked. */
async function recount(em: EntityManager, { subjectId, equipmentId }: Counted) {
  await em.execute(recountSql('users', 'subject_id'), [subjectId, subjectId])
  if (equipmentId) {
    await em.execute(recountSql('equipments', 'equipment_id'), [equipmentId, equipmentId])
  }
}

/** Counts what is said of a person anew, once it has changed whether an order is contested. */
export async function recountReviews(em: EntityManager, subjectId: string): Promise<void> {
  await lockCounted(em, { subjectId })
  await recount(em, { subjectId })
}

async function write(em: EntityManager, authorId: string, input: ReviewInput, id: string) {
  const { subjectId, role, equipmentId, item } = await findSubject(em, authorId, input)
  const { orderId = null, bookingId = null, stars, text } = input
  await lockCounted(em, { subjectId, equipmentId })
  // Under the subject's lock: of two reviews at once, one counts.
  const [rule] = await em.execute<{ counts: boolean }[]>(`select ${mayCountSql} as counts`, [
    authorId,
    subjectId,
  ])
  const counts = rule?.counts === true
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
 * Says what one thinks of the other side of an order that was delivered, or of a booking that is
 * completed; a renter's word counts for the machine too. A second one about the same person in 90
 * days is shown and does not count.
 * @throws AppError `order.not_found` or `booking.not_found` (404), also for other people's;
 * `review.too_early`, `review.gift`, `review.unconfirmed`, `review.too_late` and `review.given` (409).
 */
export async function addReview(
  db: Database,
  authorId: string,
  input: ReviewInput,
): Promise<ReviewWritten> {
  const id = v7()
  try {
    const isCounted = await retryDeadlocks(() =>
      db.transaction((em) => write(em, authorId, input, id)),
    )
    return { _id: id, isCounted }
  } catch (error) {
    throw sqlStateOf(error) === uniqueViolated ? reviewedAlready() : error
  }
}

/**
 * Hides a review from everybody, or shows it again; hidden it counts for nothing. For the desk, which
 * has made sure who asks.
 * @throws AppError `review.not_found` (404).
 */
export async function setReviewStatus(
  em: EntityManager,
  reviewId: string,
  status: Review['status'],
): Promise<void> {
  const review = isUuid(reviewId) ? await em.findOne(Review, reviewId) : null
  if (!review) throw reviewNotFound()
  await lockCounted(em, review)
  review.status = status
  await em.flush()
  await recount(em, review)
}
