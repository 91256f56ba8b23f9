import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { equipmentNotFound } from '#server/features/equipment/equipment.errors.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { keepPicturesSql } from '#server/features/upload/upload-uses.sql.ts'
import { User, userName } from '#server/features/user/user.entity.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { exclusionViolation, sqlStateOf } from '#server/platform/database/sql-state.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { sumOfAmounts } from '#server/platform/text/money.ts'
import { publicNumber } from '#server/platform/text/public-number.ts'
import { keyMismatch } from '#server/platform/trpc/idempotency.ts'
import { decideWithinHours } from '#shared/booking/booking.constants.ts'
import { type BookingInput, type BookingView, countDays } from '#shared/booking/booking.schema.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { Booking } from './booking.entity.ts'
import { daysTaken } from './booking.errors.ts'
import { rentalTotal } from './booking.policy.ts'
import { expireOverdueRequests } from './booking-expiry.service.ts'
import { type BookingServices, requireWithinRenterLimits } from './booking-limits.service.ts'
import { addBookingEvent, lockEquipment } from './booking-lock.service.ts'
import {
  type BookableEquipment,
  type BookingRequest,
  bookableColumns,
  requireOffered,
} from './booking-offer.service.ts'
import { getBooking, reservesDays } from './booking-read.service.ts'
import { planTravel } from './booking-travel.policy.ts'

/**
 * Rejects impossible requests before the machine is locked: of many renters who want the same days, all
 * but one then need no lock.
 */
async function rejectWithoutLock(db: Database, request: BookingRequest): Promise<void> {
  const { equipmentId, from, to } = request.input
  const renter = sql`${sql.value(request.renterId)}::uuid`
  const [equipment] = await queryRows<BookableEquipment & { isTaken: boolean; isRepeat: boolean }>(
    db,
    sql.named(
      'booking:look',
      sql`select ${bookableColumns(renter)},
          exists(select 1 from bookings b where b.equipment_id = e.id and ${reservesDays}
            and b.days && daterange(${from}::date, ${to}::date, '[]')) as "isTaken",
          exists(select 1 from bookings b where b.renter_id = ${renter}
            and b.idempotency_key = ${request.key}) as "isRepeat"
        from equipments e where e.id = ${equipmentId}::uuid`,
    ),
  )
  if (equipment?.isRepeat) return
  requireOffered(equipment, request)
  if (equipment.isTaken) throw daysTaken()
}

/** Whether what was seen is what the earlier booking agreed on; what a request leaves out is not compared. */
const isSameTerms = ({ pricePerDay, currency, name, travel }: BookingInput) =>
  sql`coalesce(price_per_day = ${pricePerDay ?? null}::numeric, true)
    and coalesce(currency = ${currency ?? null}::text, true) and coalesce(name = ${name ?? null}::text, true)
    and travel_to_pin is not distinct from ${travel?.pin ?? null}
    and (${travel?.fee === undefined} or travel_fee is not distinct from ${travel?.fee ?? null}::numeric)`

/**
 * @returns the id of the booking that an earlier request with the same key made. A booking keeps its key.
 * @throws AppError `idempotency.mismatch` (422) for another booking or other terms.
 */
async function findRepeat(em: EntityManager, { renterId, key, input }: BookingRequest) {
  if (!key) return undefined
  const [earlier] = await queryRows<{ id: string; isSame: boolean }>(
    em,
    sql`select id, (equipment_id = ${input.equipmentId} and first_day = ${input.from}::date and last_day = ${input.to}::date and note = ${input.note}
        and ${isSameTerms(input)}) as "isSame"
      from bookings where renter_id = ${renterId} and idempotency_key = ${key}`,
  )
  if (earlier && !earlier.isSame) throw keyMismatch()
  return earlier?.id
}

const hourMs = 3_600_000

/**
 * A request waits 24 hours for an answer, but no longer than its last day.
 * @returns what the owner is notified of as well, where that is sooner.
 */
function requestExpiry(lastDay: string): { expiresAt: Date; notified: { answerBy?: string } } {
  const usual = currentMs() + decideWithinHours * hourMs
  const endOfDays = Date.parse(`${lastDay}T00:00:00+05:30`) + 24 * hourMs
  const expiresAt = new Date(Math.min(usual, endOfDays))
  return { expiresAt, notified: endOfDays < usual ? { answerBy: expiresAt.toISOString() } : {} }
}

async function insertBooking(
  em: EntityManager,
  env: BookingServices['env'],
  request: BookingRequest,
): Promise<{ id: string; isRepeat: boolean }> {
  const { renterId, key, input } = request
  const { equipmentId, from, to, note } = input
  await lockUser(em, renterId)
  const repeatedId = await findRepeat(em, request)
  if (repeatedId) return { id: repeatedId, isRepeat: true }
  await requireWithinRenterLimits(em, env, { renterId, equipmentId })
  await lockEquipment(em, equipmentId)
  const [equipment] = await queryRows<BookableEquipment>(
    em,
    sql`select ${bookableColumns(sql`${renterId}::uuid`)} from equipments e where e.id = ${equipmentId}`,
  )
  requireOffered(equipment, request)
  await expireOverdueRequests(em, equipmentId)
  const { ownerId, name, image, pricePerDay, currency } = equipment
  const travel = planTravel(input, equipment)
  const rent = rentalTotal(pricePerDay, countDays(from, to))
  const [id, number] = [v7(), publicNumber('KB')]
  const { expiresAt, notified } = requestExpiry(to)
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
    total: sumOfAmounts([rent, travel.travelFee ?? 0]),
    ...travel,
    note,
    idempotencyKey: key,
    expiresAt,
  })
  await em.flush()
  await reservePicture(em, id, image)
  await addBookingEvent(em, { bookingId: id, status: 'requested', by: 'renter', reason: '' })
  const by = userName(renter)
  const content = {
    kind: 'booking',
    bookingId: id,
    number,
    change: 'requested',
    to: 'owner',
    by,
    item: name,
    from,
    until: to,
    ...notified,
  } as const
  await notify(em, ownerId, content, renterId)
  publishHint(em, renterId, 'bookings', id)
  return { id, isRepeat: false }
}

/** Keeps the picture for the booking, even when the listing no longer uses it. */
async function reservePicture(em: EntityManager, id: string, image: string | null) {
  if (image === null) return
  await execute(em, keepPicturesSql(sql`select url, ${id}::uuid from uploads where url = ${image}`))
}

/**
 * Requests a machine from its owner, which reserves the days for at most 24 hours. The database's constraint
 * decides who gets the days. A repeat with the same key returns the same booking.
 * @throws AppError `equipment.not_found` (404), `booking.own`, `booking.blocked` and
 * `booking.blocking` (403), `booking.unavailable`, `booking.price_changed`, `booking.no_travel`,
 * `booking.travel_changed`, `booking.taken`, `booking.too_many` and `booking.too_many_with_owner` (409), `input.invalid` (400) for days that are past or not offered,
 * `rate.limited` (429), `idempotency.mismatch` (422).
 */
export async function requestBooking(
  { db, env }: BookingServices,
  request: BookingRequest,
): Promise<{ booking: BookingView; isRepeat: boolean }> {
  if (!isUuid(request.input.equipmentId)) throw equipmentNotFound()
  await rejectWithoutLock(db, request)
  try {
    const { id, isRepeat } = await db.transaction((em) => insertBooking(em, env, request))
    return { booking: await getBooking(db, request.renterId, id), isRepeat }
  } catch (error) {
    throw sqlStateOf(error) === exclusionViolation ? daysTaken() : error
  }
}
