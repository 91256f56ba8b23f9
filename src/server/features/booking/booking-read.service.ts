import { canReviewSql, reviewOpensAtSql } from '#server/features/review/review-rules.service.ts'
import type { Database, SqlValue } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import { type BookingStatus, liveBookingStatuses } from '#shared/booking/booking.constants.ts'
import type {
  BookingListInput,
  BookingPage,
  BookingSummary,
  BookingView,
} from '#shared/booking/booking.schema.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import { bookingNotFound } from './booking.errors.ts'
import { type BookingRole, changesOf } from './booking.policy.ts'
import { nameSql } from './booking-hold.service.ts'

const live = liveBookingStatuses.map((status) => `'${status}'`).join(', ')

/** True of row `b` as long as it keeps its days: a request that was not decided in time does not. */
export const retentionDays = `(b.status in (${live}, 'blocked')
  and (b.expires_at is null or b.expires_at > now()))`

/** The state of row `b`; one that was not decided in time is over before the job has said so. */
const status = `case when b.expires_at <= now() then 'expired' else b.status end`

const summaryColumns = `b.id as "_id", b.number, ${status} as status,
  b.equipment_id as "equipmentId", b.name, b.image, b.first_day as "from", b.last_day as "to",
  b.last_day - b.first_day + 1 as days, b.price_per_day as "pricePerDay", b.currency, b.total,
  b.created_at as "createdAt",
  case when b.expires_at > now() then b.expires_at end as "expiresAt"`

const person = (u: string) => `json_build_object('_id', ${u}.id, 'name', ${nameSql(u)},
  'image', ${u}.image, 'verified', ${u}.verified, 'phone', ${u}.phone,
  'place', concat_ws(', ', nullif(${u}.city, ''), nullif(${u}.state, '')))`

const events = `(select json_agg(json_build_object('status', e.status, 'by', e.done_by,
    'reason', e.reason,
    'at', to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by e.created_at, e.id)
  from booking_events e where e.booking_id = b.id)`

type ViewRow = Omit<BookingView, 'role' | 'otherName' | 'changes'>

/** The states in which the renter has the owner's phone, and the owner the renter's. */
const phoneStates: Record<BookingRole, readonly BookingStatus[]> = {
  renter: ['accepted', 'handed-over', 'returned', 'completed'],
  owner: ['requested', 'accepted', 'handed-over', 'returned', 'completed'],
}

/** As one side sees it: what they may do, and the other's phone only while they need it. */
function viewFor(viewerId: string, row: ViewRow): BookingView {
  const role = row.renter._id === viewerId ? 'renter' : 'owner'
  const other = role === 'renter' ? 'owner' : 'renter'
  const { phone } = row[other]
  return {
    ...row,
    role,
    otherName: row[other].name,
    [other]: { ...row[other], phone: phoneStates[role].includes(row.status) ? phone : null },
    changes: changesOf({ status: row.status, role, firstDay: row.from, today: indiaDay() }),
  }
}

/**
 * One booking as one of its two sides sees it.
 * @throws AppError `booking.not_found` (404), also for everybody else's.
 */
export async function getBooking(
  db: Database,
  viewerId: string,
  bookingId: string,
): Promise<BookingView> {
  const [row] = isUuid(bookingId)
    ? await db.read<ViewRow>({
        name: 'booking:one',
        text: `select ${summaryColumns}, b.note, ${person('r')} as renter, ${person('o')} as owner,
            ${events} as events, ${canReviewSql('booking', '$2')} as "canReview",
            ${reviewOpensAtSql('booking', '$2')} as "reviewOpensAt"
          from bookings b join users r on r.id = b.renter_id join users o on o.id = b.owner_id
          where b.id = $1::uuid and (b.renter_id = $2::uuid or b.owner_id = $2::uuid)`,
        values: [bookingId, viewerId],
      })
    : []
  if (!row) throw bookingNotFound()
  return viewFor(viewerId, row)
}

const sides = {
  renter: { own: 'renter_id', other: 'owner_id' },
  owner: { own: 'owner_id', other: 'renter_id' },
} as const

/** `%` and `_` are what somebody looks for, no placeholders. */
const containing = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`

type Counts = BookingPage['counts']
interface Counted {
  status: BookingStatus
  found: number
}

/** A person's bookings on one side, newest first, and how many there are in each state. */
export async function listBookings(
  db: Database,
  personId: string,
  role: BookingRole,
  { page, limit, status: wanted, q }: BookingListInput,
): Promise<BookingPage> {
  const { own, other } = sides[role]
  const values: SqlValue[] = [personId]
  const conditions = [`b.${own} = $1::uuid`, 'b.renter_id is not null']
  const counting = db.read<Counted>({
    text: `select status, least(count(*), ${maxCountedResults})::int as found
      from (select ${status} as status from bookings b where ${conditions.join(' and ')}) b
      group by status`,
    values: [personId],
  })
  if (wanted !== '') conditions.push(`${status} = $${values.push(wanted)}`)
  if (q !== '') {
    const at = `$${values.push(containing(q))}`
    conditions.push(`(b.number ilike ${at} or b.name ilike ${at} or ${nameSql('u')} ilike ${at})`)
  }
  const from = `from bookings b join users u on u.id = b.${other} where ${conditions.join(' and ')}`
  const [counted, bookings, [found]] = await Promise.all([
    counting,
    db.read<BookingSummary>({
      text: `select ${summaryColumns}, '${role}' as role, ${nameSql('u')} as "otherName" ${from}
        order by b.created_at desc, b.id desc
        limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}`,
      values,
    }),
    db.read<{ total: number }>({
      text: `select count(*)::int as total from (select 1 ${from}
        limit ${maxCountedResults + 1}) counted`,
      values,
    }),
  ])
  const counts: Counts = Object.fromEntries(counted.map((one) => [one.status, one.found]))
  const info = pageInfo({ page, limit, rows: bookings.length, counted: found?.total ?? 0 })
  return { bookings, ...info, counts }
}
