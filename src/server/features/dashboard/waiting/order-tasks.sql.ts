import { canReviewSql } from '#server/features/review/review-rules.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import type { WaitingOrder } from '#shared/dashboard/waiting.schema.ts'
import { maxRowsPerTask, maxTaskCount, unpaidCashDays } from '#shared/dashboard/waiting.schema.ts'
import type { OrderStatus } from '#shared/order/order.constants.ts'
import { reviewedWindow } from './review-window.ts'

/** A row of `waitingOrdersStatement`. */
export interface WaitingOrderRow extends Omit<WaitingOrder, 'kindHindi' | 'drawing'> {
  /** The number of the branch that found it. */
  branch: number
  /** How many rows its branch has, up to `maxTaskCount`. */
  matches: number
  kind: string | null
}

interface Branch {
  task: WaitingOrder['task']
  role: 'buyer' | 'seller'
  status: OrderStatus
  /** What else must be true of order `o`. */
  where?: SqlFragment
}

/** A gift has no cash to wait for. */
const isUnpaidCash = sql`o.pay_by = 'cash' and o.paid_at is null and o.total > 0
  and o.contested_at is null and o.created_at > now() - interval '${sql.raw(unpaidCashDays)} days'`

const branches: readonly Branch[] = [
  { task: 'answer-order', role: 'seller', status: 'placed', where: sql`o.expires_at > now()` },
  {
    task: 'check-payment',
    role: 'seller',
    status: 'accepted',
    where: sql`o.pay_by = 'upi' and o.payment_reference is not null`,
  },
  { task: 'receive-cash', role: 'seller', status: 'dispatched', where: isUnpaidCash },
  { task: 'receive-cash', role: 'seller', status: 'delivered', where: isUnpaidCash },
  { task: 'send-order', role: 'seller', status: 'paid' },
  { task: 'send-order', role: 'seller', status: 'accepted', where: sql`o.pay_by = 'cash'` },
  {
    task: 'pay-order',
    role: 'buyer',
    status: 'accepted',
    where: sql`o.pay_by = 'upi' and o.total > 0 and o.payment_reference is null`,
  },
  { task: 'confirm-delivery', role: 'buyer', status: 'dispatched' },
]

const branchSql = ({ task, role, status, where }: Branch, place: number, person: SqlInput) =>
  sql`(select ${sql.literal(task)} as task, ${sql.raw(place)} as branch, id,
      count(*) over () as matches
    from (select o.id, o.created_at from orders o
      where o.${sql.raw(role)}_id = ${person}::uuid and o.status = ${sql.literal(status)}
        and ${where ?? sql`true`}
      order by o.created_at, o.id limit ${sql.raw(maxTaskCount)}) oldest
    order by created_at, id limit ${sql.raw(maxRowsPerTask)})`

/** Reviews that are open, among the newest orders of a status. */
const reviewSql = ({ role, status }: (typeof reviewed)[number], place: number, person: SqlInput) =>
  sql`(select 'review-order' as task, ${sql.raw(place)} as branch, o.id, count(*) over () as matches
    from (select * from orders where ${sql.raw(role)}_id = ${person}::uuid and status = ${sql.literal(status)}
      order by created_at desc, id desc limit ${sql.raw(reviewedWindow)}) o
    where ${canReviewSql('order', person)}
    order by o.created_at desc, o.id desc limit ${sql.raw(maxRowsPerTask)})`

const reviewed = [
  { role: 'buyer', status: 'delivered' },
  { role: 'seller', status: 'delivered' },
  // Paid, but cancelled, or not dispatched for a week.
  { role: 'buyer', status: 'paid' },
  { role: 'buyer', status: 'cancelled' },
  // With a payment reference that the seller has not answered for a week.
  { role: 'buyer', status: 'accepted' },
] as const

/** The orders of the branch with this number: the user's side of them, and their status. */
export function orderListOfBranch(branch: number): Pick<Branch, 'role' | 'status'> {
  const list = branches[branch] ?? reviewed[branch - branches.length]
  if (!list) throw new Error(`There is no branch ${branch} of waiting orders.`)
  return { role: list.role, status: list.status }
}

/** The user's orders that wait for them, the oldest of each task first. */
export function waitingOrdersStatement(userId: string): SqlFragment {
  const person = sql.value(userId)
  const parts = [
    ...branches.map((branch, place) => branchSql(branch, place, person)),
    ...reviewed.map((orders, place) => reviewSql(orders, branches.length + place, person)),
  ]
  return sql.named(
    'dashboard:orders',
    sql`with tasks as materialized (${sql.join(parts, ' union all ')})
      select t.task, t.branch, t.matches, o.id as "_id", o.number, o.status, o.delivery,
          o.pay_by as "payBy", o.total, line.name, line.image, line.unit, line.quantity,
          crop.kind_id as kind,
          (select count(*)::int - 1 from order_lines l where l.order_id = o.id) as "moreLines",
          case when o.buyer_id = ${person}::uuid then ${userNameSql('s')} else ${userNameSql('b')} end
            as "otherName",
          case when t.task = 'answer-order' then o.expires_at end as until
        from tasks t join orders o on o.id = t.id
          join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
          join order_lines line on line.order_id = o.id and line.position = 0
          left join crops crop on crop.id = line.crop_id
        order by o.created_at, o.id`,
  )
}
