import {
  countingReviewEveryDays,
  reviewOpensAfterHours,
  reviewWithinDays,
} from '#shared/review/review.constants.ts'
import { isShown } from './review-shown.policy.ts'

/**
 * The rules of review.policy as SQL, for those who read orders and bookings: one text each, so that
 * what a page offers and what the service allows are the same.
 */

const later = `interval '${reviewOpensAfterHours} hours'`

/** What an order `o` or a booking `b` is to reviews. All are null or false before it is over. */
interface ReviewSql {
  isOver: string
  isGift: string
  /** When it was delivered or completed. */
  overAt: string
  /** From when both sides may review it. */
  opensAt: string
}

const lastDelivery = (column: string) => `(select ${column} from order_events e
  where e.order_id = o.id and e.status = 'delivered' order by e.id desc limit 1)`

const renterReturned = `exists (select from booking_events e
  where e.booking_id = b.id and e.status = 'returned' and e.done_by = 'renter')`

export const reviewSql: Record<'order' | 'booking', ReviewSql> = {
  order: {
    isOver: `o.status = 'delivered'`,
    isGift: 'o.total = 0',
    overAt: lastDelivery('e.created_at'),
    opensAt: lastDelivery(
      `case when e.made_by = 'buyer' then e.created_at else e.created_at + ${later} end`,
    ),
  },
  booking: {
    isOver: `b.status = 'completed'`,
    isGift: 'b.total = 0',
    overAt: 'b.completed_at',
    opensAt: `case when ${renterReturned} then b.completed_at else b.completed_at + ${later} end`,
  },
}

const ids = { order: 'v.order_id = o.id', booking: 'v.booking_id = b.id' }

/** Over, with a price, and not reviewed by the viewer yet, whose id is the given parameter. */
const isOpenTo = (what: keyof typeof reviewSql, viewer: string) => {
  const { isOver, isGift } = reviewSql[what]
  return `${isOver} and not (${isGift}) and not exists (select from reviews v
    where ${ids[what]} and v.author_id = ${viewer}::uuid)`
}

/** Whether the viewer may review `o` or `b` now. */
export function canReviewSql(what: keyof typeof reviewSql, viewer: string): string {
  const { overAt, opensAt } = reviewSql[what]
  return `coalesce(${isOpenTo(what, viewer)} and ${opensAt} <= now()
    and ${overAt} > now() - interval '${reviewWithinDays} days', false)`
}

/** From when the viewer may review `o` or `b`, while that is still to come; else null. */
export function reviewOpensAtSql(what: keyof typeof reviewSql, viewer: string): string {
  const { opensAt } = reviewSql[what]
  return `case when ${isOpenTo(what, viewer)} and ${opensAt} > now() then ${opensAt} end`
}

/** Which reviews `r` the means are made of. */
export const countingSql = (r: string) => `${isShown(r)} and ${r}.counts`

/** Whether no review of this author about this subject (two parameters) has counted for 90 days. */
export const mayCountSql = `not exists (select from reviews r
  where r.author_id = ? and r.subject_id = ? and r.counts
    and r.created_at > now() - interval '${countingReviewEveryDays} days')`
