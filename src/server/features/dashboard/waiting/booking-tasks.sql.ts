import { canReviewSql } from '#server/features/review/review-rules.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import { indiaDaySql } from '#server/platform/text/india-day.ts'
import type { WaitingBooking } from '#shared/dashboard/waiting.schema.ts'
import {
  maxRowsPerTask,
  maxTaskCount,
  unusedBookingDays,
} from '#shared/dashboard/waiting.schema.ts'
import { reviewedWindow } from './review-window.ts'

/** A row of `waitingBookingsStatement`: see `WaitingOrderRow`. */
export interface WaitingBookingRow extends Omit<WaitingBooking, 'kindHindi' | 'drawing'> {
  branch: number
  matches: number
  kind: string | null
}

interface Branch {
  task: WaitingBooking['task']
  role: 'owner' | 'renter'
  /** About booking `b`. */
  where: SqlFragment
  /** When it lapses or becomes late. */
  until: SqlFragment
}

const none = sql`null::timestamptz`

/** Accepted, for today or tomorrow. Once the days are over, nobody comes for the machine. */
const isForTheseDays = sql`b.status = 'accepted' and b.first_day <= ${indiaDaySql} + 1
  and b.last_day >= ${indiaDaySql}`

/** Its days are over, and the machine was not handed over: either of the two can cancel it. */
const isUnused = sql`b.status = 'accepted' and b.last_day < ${indiaDaySql}
  and b.last_day >= ${indiaDaySql} - ${sql.raw(unusedBookingDays)}`

const branches: readonly Branch[] = [
  {
    task: 'answer-booking',
    role: 'owner',
    where: sql`b.status = 'requested' and b.expires_at > now()`,
    until: sql`b.expires_at`,
  },
  {
    task: 'hand-over',
    role: 'owner',
    where: isForTheseDays,
    until: none,
  },
  {
    task: 'take-back',
    role: 'owner',
    where: sql`b.status = 'handed-over' and b.last_day <= ${indiaDaySql}`,
    until: none,
  },
  { task: 'check-returned', role: 'owner', where: sql`b.status = 'returned'`, until: none },
  {
    task: 'collect',
    role: 'renter',
    where: isForTheseDays,
    until: none,
  },
  {
    task: 'bring-back',
    role: 'renter',
    where: sql`b.status = 'handed-over' and b.last_day <= ${indiaDaySql}`,
    until: none,
  },
  { task: 'end-booking', role: 'owner', where: isUnused, until: none },
  { task: 'end-booking', role: 'renter', where: isUnused, until: none },
]

const branchSql = ({ task, role, where, until }: Branch, place: number, person: SqlInput) =>
  sql`(select ${sql.literal(task)} as task, ${sql.raw(place)} as branch, id, until,
      count(*) over () as matches
    from (select b.id, b.first_day, ${until} as until from bookings b
      where b.${sql.raw(role)}_id = ${person}::uuid and b.renter_id is not null and ${where}
      order by b.first_day, b.id limit ${sql.raw(maxTaskCount)}) first
    order by until nulls last, first_day, id limit ${sql.raw(maxRowsPerTask)})`

/** The renter may also review a booking that its owner has not finished; the owner finishes it first. */
const reviewedStatuses: Record<Branch['role'], SqlFragment> = {
  renter: sql`status in ('returned', 'completed')`,
  owner: sql`status = 'completed'`,
}
const newestReturn = sql`coalesce(completed_at, updated_at) desc`

const reviewSql = (role: Branch['role'], place: number, person: SqlInput) =>
  sql`(select 'review-booking' as task, ${sql.raw(place)} as branch, b.id, ${none} as until,
      count(*) over () as matches
    from (select * from bookings where ${sql.raw(role)}_id = ${person}::uuid and ${reviewedStatuses[role]}
      order by ${newestReturn} limit ${sql.raw(reviewedWindow)}) b
    where ${canReviewSql('booking', person)}
    order by ${newestReturn} limit ${sql.raw(maxRowsPerTask)})`

/** The user's bookings that wait for them, as owner and as renter. */
export function waitingBookingsStatement(userId: string): SqlFragment {
  const person = sql.value(userId)
  const parts = [
    ...branches.map((branch, place) => branchSql(branch, place, person)),
    reviewSql('renter', branches.length, person),
    reviewSql('owner', branches.length + 1, person),
  ]
  return sql.named(
    'dashboard:bookings',
    sql`with tasks as materialized (${sql.join(parts, ' union all ')})
      select t.task, t.branch, t.matches, t.until, b.id as "_id", b.number, b.name, b.image,
          b.first_day as "from", b.last_day as "to",
          b.is_brought as "isBrought", b.total, b.currency, equipment.kind_id as kind,
          case when b.renter_id = ${person}::uuid then ${userNameSql('o')} else ${userNameSql('r')} end
            as "otherName"
        from tasks t join bookings b on b.id = t.id
          join users r on r.id = b.renter_id join users o on o.id = b.owner_id
          join equipments equipment on equipment.id = b.equipment_id
        order by t.until nulls last, b.first_day, b.id`,
  )
}

/** The user's side of the bookings of the branch with this number. */
export const bookingRoleOfBranch = (branch: number): Branch['role'] =>
  branches[branch]?.role ?? (branch === branches.length ? 'renter' : 'owner')
