import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { type Block, blockSql } from '#server/features/message/message-block.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { retryDeadlocks, sqlStateOf } from '#server/platform/database/retry-deadlocks.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import { publicNumber } from '#server/platform/text/public-number.ts'
import { keyMismatch } from '#server/platform/trpc/idempotency.ts'
import { decideWithinHours } from '#shared/booking/booking.constants.ts'
import { type BookingInput, type BookingView, countDays } from '#shared/booking/booking.schema.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { Booking } from './booking.entity.ts'
import {
  blockedByOwner,
  blockedByRenter,
  bookingEquipmentNotFound,
  currencyChanged,
  currencyUnknown,
  dayInPast,
  daysTaken,
  nameChanged,
  notAvailable,
  notOffered,
  ownEquipment,
  priceChanged,
  tooManyWaiting,
} from './booking.errors.ts'
import { exclusionViolated, totalOf } from './booking.policy.ts'
import { addEvent, expireStale, lockEquipment } from './booking-hold.service.ts'
import { getBooking, retentionDays } from './booking-read.service.ts'

/** Requests that may wait for an answer at once, so that nobody holds every machine. */
export const maxWaiting = 20
/** Who asks and cancels all day only wakes owners: so many requests a person in 24 hours. */
export const maxRequestsADay = 50

/** Somebody's wish, with the `Idempotency-Key` it came with. */
interface Query {
  renterId: string
  key: string | null
  input: BookingInput
}

type Machine = Pick<
  EquipmentView,
  'name' | 'pricePerDay' | 'currency' | 'availableFrom' | 'availableTo' | 'status' | 'isArchived'
> & {
  ownerId: string
  image: string | null
  /** Name or currency are not those that it was listed with. */
  hasChangedTerms: boolean
  /** A block between the renter and the owner, as the renter is told of it. */
  block: Block | null
}

/** @param renter the placeholder of the renter's id. */
const equipmentColumns = (renter: string) => `e.owner_id as "ownerId", e.name, e.images[1] as image,
  e.price_per_day::float8 as "pricePerDay", e.currency, e.status, e.is_archived as "isArchived",
  e.available_from::text as "availableFrom", e.available_to::text as "availableTo",
  e.terms_changed_at is not null as "hasChangedTerms", ${blockSql(renter, 'e.owner_id')} as block`

/**
 * Name, currency and price together are what the renter has agreed to, as far as they said.
 * @throws AppError `booking.price_changed` (409).
 */
function requireAgreed(equipment: Machine, { pricePerDay, currency, name }: BookingInput): void {
  if (name !== undefined && name !== equipment.name) throw nameChanged()
  if (currency !== undefined && currency !== equipment.currency) throw currencyChanged()
  if (pricePerDay === undefined) return
  if (pricePerDay !== equipment.pricePerDay) throw priceChanged()
  if (currency === undefined && equipment.hasChangedTerms) throw currencyUnknown()
}

/** @throws AppError as `requestBooking`, for all that the machine itself decides. */
function requireOffered(
  equipment: Machine | undefined,
  { renterId, input }: Query,
): asserts equipment is Machine {
  if (!equipment || (equipment.isArchived && equipment.ownerId !== renterId))
    throw bookingEquipmentNotFound()
  if (equipment.ownerId === renterId) throw ownEquipment()
  if (equipment.block === 'blocking') throw blockedByRenter()
  if (equipment.block === 'blocked') throw blockedByOwner()
  if (equipment.status !== 'available') throw notAvailable()
  if (input.from < indiaDay()) throw dayInPast()
  if (input.from < equipment.availableFrom) throw notOffered('from')
  if (input.to > equipment.availableTo) throw notOffered('to')
  requireAgreed(equipment, input)
}

/**
 * Turns away what can't be had without waiting for the machine: of many who want the same days, all
 * but one need no lock.
 */
async function lookFirst(db: Database, query: Query): Promise<void> {
  const { equipmentId, from, to } = query.input
  const [equipment] = await db.read<Machine & { isTaken: boolean; isRepeat: boolean }>({
    name: 'booking:look',
    text: `select ${equipmentColumns('$4::uuid')},
        exists(select 1 from bookings b where b.equipment_id = e.id and ${retentionDays}
          and b.days && daterange($2::date, $3::date, '[]')) as "isTaken",
        exists(select 1 from bookings b where b.renter_id = $4::uuid
          and b.idempotency_key = $5) as "isRepeat"
      from equipments e where e.id = $1::uuid`,
    values: [equipmentId, from, to, query.renterId, query.key],
  })
  if (equipment?.isRepeat) return
  requireOffered(equipment, query)
  if (equipment.isTaken) throw daysTaken()
}

/** Whether the person may ask once more; their requests come one after the other from here on. */
async function requireRoom(em: EntityManager, renterId: string): Promise<void> {
  const [row = { waiting: 0 }] = await em.execute<{ waiting: number }[]>(
    `select count(*)::int as waiting from bookings
      where renter_id = ? and status = 'requested' and expires_at > now()`,
    [renterId],
  )
  if (row.waiting >= maxWaiting) throw tooManyWaiting()
  const quota = { max: maxRequestsADay, window: 24 * 3600 }
  const rows = { table: 'bookings', where: 'renter_id = ?', values: [renterId] }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyRequests(60 * 60)
}

/** @returns the booking that an earlier request with the same key has made. */
async function findRepeated(em: EntityManager, { renterId, key, input }: Query) {
  if (!key) return undefined
  const [known] = await em.execute<{ id: string; isSame: boolean }[]>(
    `select id, (equipment_id = ? and first_day = ?::date and last_day = ?::date and note = ?)
        as "isSame"
      from bookings where renter_id = ? and idempotency_key = ?`,
    [input.equipmentId, input.from, input.to, input.note, renterId, key],
  )
  if (known && !known.isSame) throw keyMismatch()
  return known?.id
}

const hourMs = 3_600_000

/** A request waits 24 hours, but never longer than the days it is about. */
const waitsUntil = (lastDay: string) =>
  new Date(
    Math.min(
      Date.now() + decideWithinHours * hourMs,
      Date.parse(`${lastDay}T00:00:00+05:30`) + 24 * hourMs,
    ),
  )

async function place(em: EntityManager, query: Query): Promise<{ id: string; isRepeat: boolean }> {
  const { renterId, key, input } = query
  const { equipmentId, from, to, note } = input
  await em.execute('select 1 from users where id = ? for no key update', [renterId])
  const repeated = await findRepeated(em, query)
  if (repeated) return { id: repeated, isRepeat: true }
  await requireRoom(em, renterId)
  await lockEquipment(em, equipmentId)
  const [equipment] = await em.execute<Machine[]>(
    `select ${equipmentColumns('r.id')}
      from equipments e cross join (select ?::uuid as id) r where e.id = ?`,
    [renterId, equipmentId],
  )
  requireOffered(equipment, query)
  await expireStale(em, equipmentId)
  const { ownerId, name, image, pricePerDay, currency } = equipment
  const id = v7()
  const number = publicNumber('KB')
  const renter = await em.findOneOrFail(User, renterId)
  em.create(Booking, {
    id,
    equipmentId,
    ownerId,
    renter,
    firstDay: from,
    lastDay: to,
    number,
    name,
    image,
    pricePerDay,
    currency,
    total: totalOf(pricePerDay, countDays(from, to)),
    note,
    idempotencyKey: key,
    expiresAt: waitsUntil(to),
  })
  await em.flush()
  await savePicture(em, id, image)
  await addEvent(em, { bookingId: id, status: 'requested', by: 'renter', reason: '' })
  const by = `${renter.firstName} ${renter.lastName}`.trim()
  await notify(em, ownerId, {
    kind: 'booking',
    bookingId: id,
    number,
    change: 'requested',
    to: 'owner',
    by,
    item: name,
    from,
    until: to,
  })
  publishHint(em, renterId, 'bookings', id)
  return { id, isRepeat: false }
}

/** The picture stays as long as the booking shows it, whatever the listing shows by then. */
const savePicture = (em: EntityManager, id: string, image: string | null) =>
  image === null
    ? undefined
    : em.execute(
        `insert into upload_uses (url, used_by) select url, ? from uploads where url = ?
          on conflict do nothing`,
        [id, image],
      )

/**
 * Asks an owner for a machine, which keeps its days for 24 hours. The database's constraint decides
 * who has them; the same request with the same key is the same booking.
 * @throws AppError `equipment.not_found` (404), `booking.own`, `booking.blocked` and
 * `booking.blocking` (403), `booking.unavailable`,
 * `booking.price_changed`, `booking.taken` and `booking.too_many` (409), `input.invalid` (400) for
 * days that are past or not offered, `rate.limited` (429), `idempotency.mismatch` (422).
 */
export async function requestBooking(
  db: Database,
  query: Query,
): Promise<{ booking: BookingView; isRepeat: boolean }> {
  if (!isUuid(query.input.equipmentId)) throw bookingEquipmentNotFound()
  await lookFirst(db, query)
  try {
    const { id, isRepeat } = await retryDeadlocks(() => db.transaction((em) => place(em, query)))
    return { booking: await getBooking(db, query.renterId, id), isRepeat }
  } catch (error) {
    throw sqlStateOf(error) === exclusionViolated ? daysTaken() : error
  }
}
