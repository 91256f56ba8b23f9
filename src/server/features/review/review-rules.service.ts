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

const waitingPeriod = sql`interval '${sql.raw(reviewOpensAfterHours)} hours'`

/** SQL about an order `o` or a booking `b` that decides on reviews. Null or false before it is over. */
interface ReviewSql {
  isOver: SqlFragment
  isGift: SqlFragment
  /** When it was delivered or completed. */
  overAt: SqlFragment
  /** From when both people may review it. */
  opensAt: SqlFragment
}

const lastDeliverySql = (column: SqlFragment) => sql`(select ${column} from order_events e
  where e.order_id = o.id and e.status = 'delivered' order by e.id desc limit 1)`

const renterReturned = sql`exists (select from booking_events e
  where e.booking_id = b.id and e.status = 'returned' and e.done_by = 'renter')`

export const reviewSql: Record<'order' | 'booking', ReviewSql> = {
  order: {
    isOver: sql`o.status = 'delivered'`,
    isGift: sql`o.total = 0`,
    overAt: lastDeliverySql(sql`e.created_at`),
    opensAt: lastDeliverySql(
      sql`case when e.made_by = 'buyer' then e.created_at else e.created_at + ${waitingPeriod} end`,
    ),
  },
  booking: {
    isOver: sql`b.status = 'completed'`,
    isGift: sql`b.total = 0`,
    overAt: sql`b.completed_at`,
    opensAt: sql`case when ${renterReturned} then b.completed_at else b.completed_at + ${waitingPeriod} end`,
  },
}

const ids = { order: sql`v.order_id = o.id`, booking: sql`v.booking_id = b.id` }

/** Whether it is over, had a price and is not reviewed by the viewer yet. */
const isReviewableSql = (subject: keyof typeof reviewSql, viewer: SqlInput) => {
  const { isOver, isGift } = reviewSql[subject]
  return sql`${isOver} and not (${isGift}) and not exists (select from reviews v
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

/** Whether review `r` counts for the mean. */
export const countingSql = (r: string) => sql`${isShown(r)} and ${sql.raw(r)}.counts`

/** Whether a new review counts: no other one by this author about this subject in 90 days. */
export const mayCountSql = (authorId: string, subjectId: string) =>
  sql`not exists (select from reviews r
    where r.author_id = ${authorId} and r.subject_id = ${subjectId} and r.counts
      and r.created_at > now() - make_interval(days => ${countingReviewEveryDays}))`
