import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import {
  countingReviewEveryDays,
  reviewOpensAfterHours,
  reviewWithinDays,
} from '#shared/review/review.constants.ts'
import { isShown } from './review-shown.policy.ts'

/**
 * The rules of review.policy as SQL, shared with the queries of orders and bookings, so that what a
 * page offers and what the service allows are the same.
 */

const waitingPeriod = `interval '${reviewOpensAfterHours} hours'`

/** SQL about an order `o` or a booking `b` that decides on reviews. Null or false before it is over. */
interface ReviewSql {
  isOver: string
  isGift: string
  /** When it was delivered or completed. */
  overAt: string
  /** From when both people may review it. */
  opensAt: string
}

const lastDeliverySql = (column: string) => `(select ${column} from order_events e
  where e.order_id = o.id and e.status = 'delivered' order by e.id desc limit 1)`

const renterReturned = `exists (select from booking_events e
  where e.booking_id = b.id and e.status = 'returned' and e.done_by = 'renter')`

export const reviewSql: Record<'order' | 'booking', ReviewSql> = {
  order: {
    isOver: `o.status = 'delivered'`,
    isGift: 'o.total = 0',
    overAt: lastDeliverySql('e.created_at'),
    opensAt: lastDeliverySql(
      `case when e.made_by = 'buyer' then e.created_at else e.created_at + ${waitingPeriod} end`,
    ),
  },
  booking: {
    isOver: `b.status = 'completed'`,
    isGift: 'b.total = 0',
    overAt: 'b.completed_at',
    opensAt: `case when ${renterReturned} then b.completed_at else b.completed_at + ${waitingPeriod} end`,
  },
}

const ids = { order: 'v.order_id = o.id', booking: 'v.booking_id = b.id' }

/** Whether it is over, had a price and is not reviewed yet by the viewer yet. */
const isReviewableSql = (subject: keyof typeof reviewSql, viewer: SqlInput) => {
  const { isOver, isGift } = reviewSql[subject]
  return sql`${sql.raw(isOver)} and not (${sql.raw(isGift)}) and not exists (select from reviews v
    where ${sql.raw(ids[subject])} and v.author_id = ${viewer}::uuid)`
}

/** Whether the viewer may review `o` or `b` now. */
export function canReviewSql(subject: keyof typeof reviewSql, viewer: SqlInput): SqlFragment {
  const { overAt, opensAt } = reviewSql[subject]
  return sql`coalesce(${isReviewableSql(subject, viewer)} and ${sql.raw(opensAt)} <= now()
    and ${sql.raw(overAt)} > now() - interval '${sql.raw(reviewWithinDays)} days', false)`
}

/** From when the viewer may review `o` or `b`if that is in the future, otherwise null. */
export function reviewOpensAtSql(subject: keyof typeof reviewSql, viewer: SqlInput): SqlFragment {
  const opensAt = sql.raw(reviewSql[subject].opensAt)
  return sql`case when ${isReviewableSql(subject, viewer)} and ${opensAt} > now() then ${opensAt} end`
}

/** Whether review `r` counts for the mean. */
export const countingSql = (r: string) => `${isShown(r)} and ${r}.counts`

/** Whether a new review counts: no other one by this author about this subject in 90 days. */
export const mayCountSql = (authorId: string, subjectId: string) =>
  sql`not exists (select from reviews r
    where r.author_id = ${authorId} and r.subject_id = ${subjectId} and r.counts
      and r.created_at > now() - interval '${sql.raw(countingReviewEveryDays)} days')`
