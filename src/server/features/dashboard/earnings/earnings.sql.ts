import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { indiaClockSql, indiaDaySql } from '#server/platform/text/india-day.ts'
import type { MonthSum } from '#shared/dashboard/earnings.schema.ts'

/** What was paid, or is still open, for one kind of goods in one week. */
export interface EarningsRow {
  side: 'earned' | 'spent'
  currency: MonthSum['currency']
  /** The block of seven days of the month, from 0. */
  week: number
  isPaid: boolean
  /** Null for what an order costs beyond its lines: the delivery. */
  name: string | null
  /** The id of its kind of goods; null without one. */
  kind: string | null
  listing: 'crop' | 'equipment'
  amount: number
}

interface Side {
  side: EarningsRow['side']
  orders: 'seller_id' | 'buyer_id'
  bookings: 'owner_id' | 'renter_id'
}

const sides: readonly Side[] = [
  { side: 'earned', orders: 'seller_id', bookings: 'owner_id' },
  { side: 'spent', orders: 'buyer_id', bookings: 'renter_id' },
]

interface Month {
  person: SqlInput
  /** The first instant of the month and of the next one. */
  from: SqlInput
  until: SqlInput
}

const within = (column: string, { from, until }: Month) =>
  sql`${sql.raw(column)} >= ${from}::timestamptz and ${sql.raw(column)} < ${until}::timestamptz`

/**
 * A paid order counts when its seller confirmed the payment, an accepted one when it was placed. After a
 * contest that was settled without a payment nothing is expected any more, unless the buyer was found not to have paid.
 */
const ordersOf = ({ side, orders }: Side, month: Month) => {
  const own = sql`${sql.raw(orders)} = ${month.person}::uuid`
  const columns = sql`select ${sql.literal(side)} as side, id, total`
  return sql`${columns}, paid_at as moment, true as is_paid from orders
      where ${own} and ${within('paid_at', month)} and status in ('accepted', 'paid', 'dispatched', 'delivered')
    union all ${columns}, created_at, false from orders
      where ${own} and status in ('accepted', 'dispatched', 'delivered')
        and ${within('created_at', month)} and paid_at is null
        and (contest_settled_at is null or contest_upheld)`
}

/**
 * Rent is paid between the two people, so a rental counts as paid when it is completed. Once its days are over without a
 * handover, nothing is expected any more.
 */
const bookingsOf = ({ side, bookings }: Side, month: Month) => {
  const own = sql`${sql.raw(bookings)} = ${month.person}::uuid and renter_id is not null`
  const columns = sql`select ${sql.literal(side)} as side, equipment_id, currency, name, total`
  return sql`${columns}, completed_at as moment, true as is_paid from bookings
      where ${own} and ${within('completed_at', month)}
    union all ${columns}, created_at, false from bookings
      where ${own} and (status in ('handed-over', 'returned')
          or status = 'accepted' and last_day >= ${indiaDaySql})
        and ${within('created_at', month)}`
}

const weekSql = sql`(extract(day from ${indiaClockSql(sql`moment`)})::int - 1) / 7`

/** What a user earned and spent in a month, by week, currency and goods. */
export function earningsStatement(userId: string, from: string, until: string): SqlFragment {
  const month = { person: sql.value(userId), from: sql.value(from), until: sql.value(until) }
  return sql.named(
    'dashboard:earnings',
    sql`with traded as materialized (${sql.join(
      sides.map((side) => ordersOf(side, month)),
      ' union all ',
    )}), rented as (${sql.join(
      sides.map((side) => bookingsOf(side, month)),
      ' union all ',
    )}), amounts as (
        select side, 'INR' as currency, moment, is_paid, l.name, crop.kind_id as kind, 'crop' as listing,
            l.price * l.quantity as amount
          from traded t join order_lines l on l.order_id = t.id
            left join crops crop on crop.id = l.crop_id
        union all
        select side, 'INR', moment, is_paid, null, null, 'crop',
            t.total - coalesce((select sum(l.price * l.quantity) from order_lines l
              where l.order_id = t.id), 0)
          from traded t
        union all
        select side, rented.currency, moment, is_paid, rented.name, equipment.kind_id, 'equipment', rented.total
          from rented left join equipments equipment on equipment.id = rented.equipment_id
      )
      select side, currency, ${weekSql} as week, is_paid as "isPaid", min(name) as name, kind, listing,
          sum(amount) as amount
        from amounts where amount <> 0
        group by side, currency, week, is_paid, kind, listing, coalesce(kind, name)`,
  )
}

/** When the account was created, and whether its user sells something or ever did. */
export const sellerStatement = (userId: string): SqlFragment =>
  sql.named(
    'dashboard:seller',
    sql`select u.created_at as "createdAt",
        exists (select from crops where owner_id = u.id)
          or exists (select from equipments where owner_id = u.id)
          or exists (select from orders where seller_id = u.id)
          or exists (select from bookings where owner_id = u.id and renter_id is not null) as "isSeller"
      from users u where u.id = ${userId}::uuid`,
  )
