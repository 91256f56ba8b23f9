import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import {
  countingReviewEveryDays,
  reviewOpensAfterHours,
  reviewWithinDays,
  unsentReviewAfterDays,
} from '#shared/review/review.constants.ts'
import { isShown } from './review-shown.sql.ts'

/**
 * The rules of review.policy as SQL, shared with the queries of orders and bookings, so that what a
 * page offers and what the service allows are the same.
 */

const waitingPeriod = sql`interval '${sql.raw(reviewOpensAfterHours)} hours'`

/** SQL about an order `o` or a booking `b` that decides on reviews. Null or false before it is over. */
interface ReviewSql {
  /** Whether it is over for the viewer, who is one of the two people. */
  isOver: (viewer: SqlInput) => SqlFragment
  isGift: SqlFragment
  /** Since when it is over. */
  overAt: SqlFragment
  /** From when those for whom it is over may review it. */
  opensAt: SqlFragment
}

const lastEventSql = (status: 'delivered' | 'cancelled', column: SqlFragment) =>
  sql`(select ${column} from order_events e
    where e.order_id = o.id and e.status = ${sql.literal(status)} order by e.id desc limit 1)`

/**
 * When the buyer of an order that is paid and not dispatched, or whose payment reference the seller has not
 * answered, has waited long enough to review it. An accepted order changes only by its reference, so it was last
 * updated when that was given.
 */
const unsentAt = sql`case when o.status = 'paid' then o.paid_at else o.updated_at end
  + interval '${sql.raw(unsentReviewAfterDays)} days'`
const waitsForSeller = sql`(o.status = 'paid'
  or o.status = 'accepted' and o.payment_reference is not null)`
/** Only a seller cancels an order whose payment they have confirmed. */
const wasCancelledAfterPayment = sql`(o.status = 'cancelled' and o.paid_at is not null)`

const renterReturned = sql`exists (select from booking_events e
  where e.booking_id = b.id and e.status = 'returned' and e.done_by = 'renter')`
const returnedAt = sql`(select max(e.created_at) from booking_events e
  where e.booking_id = b.id and e.status = 'returned')`

export const reviewSql: Record<'order' | 'booking', ReviewSql> = {
  order: {
    // A seller who keeps the money and sends nothing could otherwise never be reviewed.
    isOver: (viewer) => sql`(o.status = 'delivered' or o.buyer_id = ${viewer}::uuid
      and (${waitsForSeller} and ${unsentAt} <= now() or ${wasCancelledAfterPayment}))`,
    isGift: sql`o.total = 0`,
    overAt: sql`case when ${waitsForSeller} then ${unsentAt}
      when o.status = 'cancelled' then ${lastEventSql('cancelled', sql`e.created_at`)}
      else ${lastEventSql('delivered', sql`e.created_at`)} end`,
    opensAt: sql`case when ${waitsForSeller} then ${unsentAt}
      when o.status = 'cancelled' then ${lastEventSql('cancelled', sql`e.created_at`)} + ${waitingPeriod}
      else ${lastEventSql(
        'delivered',
        sql`case when e.made_by = 'buyer' then e.created_at else e.created_at + ${waitingPeriod} end`,
      )} end`,
  },
  booking: {
    // Only the owner completes a booking, who could otherwise prevent a bad review by not doing so.
    isOver: () => sql`b.status in ('returned', 'completed')`,
    isGift: sql`b.total = 0`,
    overAt: sql`coalesce(b.completed_at, ${returnedAt})`,
    opensAt: sql`least(${returnedAt} + ${waitingPeriod},
      case when ${renterReturned} then b.completed_at else b.completed_at + ${waitingPeriod} end)`,
  },
}

const ids = { order: sql`v.order_id = o.id`, booking: sql`v.booking_id = b.id` }

/** Whether it is over, had a price and is not reviewed by the viewer yet. */
const isReviewableSql = (subject: keyof typeof reviewSql, viewer: SqlInput) => {
  const { isOver, isGift } = reviewSql[subject]
  return sql`${isOver(viewer)} and not (${isGift}) and not exists (select from reviews v
    where ${ids[subject]} and v.author_id = ${viewer}::uuid)`
}

/** Whether the viewer may review `o` or `b` now. */
export function canReviewSql(subject: keyof typeof reviewSql, viewer: SqlInput): SqlFragment {
  const { overAt, opensAt } = reviewSql[subject]
  return sql`coalesce(${isReviewableSql(subject, viewer)} and ${opensAt} <= now()
    and ${overAt} > now() - interval '${sql.raw(reviewWithinDays)} days', false)`
}

/** From when the viewer may review `o` or `b`, if that is in the future, otherwise null. */
export function reviewOpensAtSql(subject: keyof typeof reviewSql, viewer: SqlInput): SqlFragment {
  const { opensAt } = reviewSql[subject]
  return sql`case when ${isReviewableSql(subject, viewer)} and ${opensAt} > now() then ${opensAt} end`
}

/** Whether `r` is a review by this person that operators have not hidden, or one about them that everybody sees. */
export const isReadableBy = (personId: string) =>
  sql`(r.author_id = ${personId}::uuid and r.status = 'shown'
    or r.subject_id = ${personId}::uuid and ${isShown('r')})`

/** Whether review `r` counts for the mean. */
export const countingSql = (r: string) => sql`${isShown(r)} and ${sql.raw(r)}.counts`

/**
 * Whether a review that is shown now may count: no other shown one by this author about this subject does within
 * 90 days of it. A review that an operator has hidden uses nothing up.
 * @param writtenAt the review's time; now for a new one.
 */
export const mayCountSql = (authorId: string, subjectId: string, writtenAt = sql`now()`) =>
  sql`not exists (select from reviews r
    where r.author_id = ${authorId} and r.subject_id = ${subjectId}
      and r.counts and r.status = 'shown'
      and r.created_at > ${writtenAt} - make_interval(days => ${countingReviewEveryDays})
      and r.created_at < ${writtenAt} + make_interval(days => ${countingReviewEveryDays}))`
