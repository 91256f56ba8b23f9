import { hasGoodsWords, readGoodsWords } from '#server/features/listing/words/goods-words.sql.ts'
import {
  hindiKindName,
  kindImageWithoutPhoto,
} from '#server/features/listing/words/listing-hindi-names.service.ts'
import { withPlaceHindi } from '#server/features/place/place-hindi-names.service.ts'
import { canReviewSql, reviewOpensAtSql } from '#server/features/review/review-rules.service.ts'
import { personViewSql, userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import {
  countUpTo,
  pageInfo,
  pageLimitSql,
  totalsBesideCursor,
} from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { containsPattern, instantSql } from '#server/platform/database/sql-text.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import {
  type BookingSort,
  type BookingStatus,
  bookingStatuses,
  liveBookingStatuses,
} from '#shared/booking/booking.constants.ts'
import type {
  BookingListInput,
  BookingPage,
  BookingSummary,
  BookingView,
} from '#shared/booking/booking.schema.ts'
import { type BookingRole, bookingChangesFor } from '#shared/booking/booking-transitions.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import { bookingNotFound } from './booking.errors.ts'

const reservingStatuses = [...liveBookingStatuses, 'blocked'].map((status) => sql.literal(status))

/** Whether row `b` reserves its days. A request that was not decided in time does not. */
export const reservesDays = sql`(b.status in (${sql.join(reservingStatuses)})
  and (b.expires_at is null or b.expires_at > now()))`

/** The status of row `b`; an undecided request counts as expired even before the job has expired it. */
const statusSql = sql`case when b.expires_at <= now() then 'expired' else b.status end`

/** When row `b` last changed, which a request also does by expiring. */
export const bookingUpdatedSql = sql`greatest(b.updated_at, case when b.expires_at <= now() then b.expires_at end)`

/** The kind of machine, which is known while the machine has the name that was booked. */
const kindIdSql = sql`(select e.kind_id from equipments e where e.id = b.equipment_id and e.name = b.name)`

const summaryColumns = sql`b.id as "_id", b.number, ${statusSql} as status,
  b.equipment_id as "equipmentId", b.name, b.image, b.first_day as "from", b.last_day as "to",
  b.last_day - b.first_day + 1 as days, b.price_per_day as "pricePerDay", b.currency, b.total,
  case when b.is_brought then json_build_object('fee', b.travel_fee, 'distanceKm', b.travel_km,
    'fromPin', b.travel_from_pin, 'toPin', b.travel_to_pin) end as travel,
  b.created_at as "createdAt", ${bookingUpdatedSql} as "updatedAt",
  ${kindIdSql} as kind,
  case when b.expires_at > now() then b.expires_at end as "expiresAt"`

const events = sql`(select json_agg(json_build_object('status', e.status, 'by', e.done_by,
    'reason', e.reason,
    'at', ${instantSql('e.created_at')})
    order by e.created_at, e.id)
  from booking_events e where e.booking_id = b.id)`

/** A row with the Hindi name of its kind of machine, and its drawing where it has no photo. */
const withHindiKind = <Row extends { image: string | null }>({
  kind,
  ...row
}: Row & { kind?: string | null }) => ({
  ...row,
  kindHindi: hindiKindName('equipment', kind),
  ...kindImageWithoutPhoto('equipment', kind, row.image),
})

const stepSql = sql`array_position(${bookingStatuses}::text[], ${statusSql})`
const newestFirst = sql`b.created_at desc, b.id desc`

const bookingSortSql: Record<BookingSort, SqlFragment> = {
  newest: newestFirst,
  oldest: sql`b.created_at, b.id`,
  'day-first': sql`b.first_day, ${newestFirst}`,
  'day-last': sql`b.first_day desc, ${newestFirst}`,
  'total-low': sql`b.total, ${newestFirst}`,
  'total-high': sql`b.total desc, ${newestFirst}`,
  'name-a': sql`lower(${userNameSql('u')}), ${newestFirst}`,
  'name-z': sql`lower(${userNameSql('u')}) desc, ${newestFirst}`,
  'step-first': sql`${stepSql}, ${newestFirst}`,
  'step-last': sql`${stepSql} desc, ${newestFirst}`,
}

type ViewRow = Omit<BookingView, 'role' | 'otherName' | 'changes' | 'kindHindi'>

/** The statuses in which the viewer's role sees the counterparty's phone. */
const phoneStates: Record<BookingRole, readonly BookingStatus[]> = {
  renter: ['accepted', 'handed-over', 'returned', 'completed'],
  owner: ['requested', 'accepted', 'handed-over', 'returned', 'completed'],
}

/** A booking as one side sees it: the allowed changes, and the counterparty's phone only while needed. */
function viewFor(viewerId: string, row: ViewRow): BookingView {
  const role = row.renter._id === viewerId ? 'renter' : 'owner'
  const other = role === 'renter' ? 'owner' : 'renter'
  const { phone } = row[other]
  return {
    ...withHindiKind(row),
    role,
    otherName: row[other].name,
    [role]: withPlaceHindi(row[role]),
    [other]: withPlaceHindi({
      ...row[other],
      phone: phoneStates[role].includes(row.status) ? phone : null,
    }),
    changes: bookingChangesFor({
      status: row.status,
      role,
      firstDay: row.from,
      lastDay: row.to,
      today: indiaDay(),
    }),
  }
}

/** The viewer's bookings among `ids`, in any order. */
export async function viewBookings(db: Database, viewerId: string, ids: readonly string[]) {
  const viewer = sql.value(viewerId)
  const rows = await queryRows<ViewRow>(
    db,
    sql.named(
      'booking:views',
      sql`select ${summaryColumns}, b.note, ${personViewSql('r')} as renter,
          ${personViewSql('o')} as owner,
          ${events} as events, ${canReviewSql('booking', viewer)} as "canReview",
          ${reviewOpensAtSql('booking', viewer)} as "reviewOpensAt"
        from bookings b join users r on r.id = b.renter_id join users o on o.id = b.owner_id
        where b.id = any(${ids}::uuid[])
          and (b.renter_id = ${viewer}::uuid or b.owner_id = ${viewer}::uuid)`,
    ),
  )
  return rows.map((row) => viewFor(viewerId, row))
}

/**
 * One booking as its renter or its owner sees it.
 * @throws AppError `booking.not_found` (404), also for bookings of other people.
 */
export async function getBooking(
  db: Database,
  viewerId: string,
  bookingId: string,
): Promise<BookingView> {
  const [booking] = isUuid(bookingId) ? await viewBookings(db, viewerId, [bookingId]) : []
  if (!booking) throw bookingNotFound()
  return booking
}

const idColumns = {
  renter: { own: 'renter_id', other: 'owner_id' },
  owner: { own: 'owner_id', other: 'renter_id' },
} as const

type Counts = BookingPage['counts']
interface StatusCount {
  status: BookingStatus
  matches: number
}

const placeOf = ({ createdAt, _id }: BookingSummary) => ({ createdAt, id: _id })

/**
 * A user's bookings as renter or as owner, with the count of each status.
 * @throws AppError `input.invalid` (400) for a cursor of another list.
 */
export async function listBookings(
  db: Database,
  personId: string,
  role: BookingRole,
  { page, limit, status: statusFilter, q, sort, updatedSince, cursor }: BookingListInput,
): Promise<BookingPage> {
  const { own, other } = idColumns[role]
  const ofPerson = sql`b.${sql.raw(own)} = ${personId}::uuid and b.renter_id is not null`
  const counting = queryRows<StatusCount>(
    db,
    sql`select status, least(count(*), ${maxCountedResults})::int as matches
      from (select ${statusSql} as status from bookings b where ${ofPerson}) b group by status`,
  )
  const name = userNameSql('u')
  const text = sql.value(containsPattern(q))
  const words = readGoodsWords('equipment', q)
  const conditions = [
    ofPerson,
    ...(statusFilter === '' ? [] : [sql`${statusSql} = ${statusFilter}`]),
    ...(q === ''
      ? []
      : [
          sql`(b.number ilike ${text} or b.name ilike ${text} or ${name} ilike ${text}
            ${words ? sql`or (${hasGoodsWords(words, { name: sql`b.name`, kindId: kindIdSql })})` : sql``})`,
        ]),
    ...(updatedSince === '' ? [] : [sql`${bookingUpdatedSql} >= ${updatedSince}::timestamptz`]),
  ]
  const isByTime = q === '' && (sort === 'newest' || sort === 'oldest')
  const list = `bookings.${role}`
  const cursorPage = isByTime ? cursorPageOf(list, { cursor: cursor ?? '', sort, limit }) : null
  const matching = (more: readonly SqlFragment[] = []) => sql`from bookings b
    join users u on u.id = b.${sql.raw(other)}
    where ${sql.join([...conditions, ...more], ' and ')}`
  const columns = sql`${summaryColumns}, ${role}::text as role, ${name} as "otherName"`
  const isAfterCursor = cursorPage !== null && cursor !== undefined
  const [counted, rows, [limited]] = await Promise.all([
    counting,
    queryRows<BookingSummary>(
      db,
      isAfterCursor
        ? sql`select ${columns} ${matching([cursorPage.after('b.')])}
            order by ${cursorPage.order('b.')} limit ${cursorPage.rowsToRead}`
        : sql`select ${columns} ${matching()} order by ${bookingSortSql[sort]}
            ${pageLimitSql({ page, limit })}`,
    ),
    queryRows<{ total: number }>(db, countUpTo(matching())),
  ])
  const counts: Counts = Object.fromEntries(counted.map((one) => [one.status, one.matches]))
  const all = limited?.total ?? 0
  if (isAfterCursor) {
    const { rows: bookings, nextCursor } = cursorPage.takePage(rows, placeOf)
    return {
      bookings: bookings.map(withHindiKind),
      ...totalsBesideCursor(all, limit),
      nextCursor,
      counts,
    }
  }
  const info = pageInfo({ page, limit, rows: rows.length, counted: all })
  const last = rows.at(-1)
  const nextCursor = cursorPage?.cursorAfterPage(info, last && placeOf(last))
  const next = nextCursor === undefined ? {} : { nextCursor }
  return { bookings: rows.map(withHindiKind), ...info, ...next, counts }
}
