import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import {
  equipmentNotFound,
  notEquipmentOwner,
} from '#server/features/equipment/equipment.errors.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { exclusionViolation, sqlStateOf } from '#server/platform/database/sql-state.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { blockedAheadYears } from '#shared/booking/booking.constants.ts'
import type { BlockInput, TakenDays } from '#shared/booking/booking.schema.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { blockNotFound, dayInPast, daysNotFree, tooFarAhead } from './booking.errors.ts'
import { mergeTakenRanges } from './booking.policy.ts'
import { expireOverdueRequests } from './booking-expiry.service.ts'
import { lockEquipment } from './booking-lock.service.ts'
import { reservesDays } from './booking-read.service.ts'

/** Days ahead of today that an owner may block. */
const blockedAheadDays = blockedAheadYears * 365

interface EquipmentOffer {
  ownerId: string
  isArchived: boolean
  first: string
  last: string
}

/**
 * The days of a machine that cannot be booked, from today on.
 * @throws AppError `equipment.not_found` (404), also for an archived machine of another owner.
 */
export async function takenDays(
  db: Database,
  equipmentId: string,
  viewerId: string | null,
): Promise<TakenDays> {
  const today = indiaDay()
  const [offer] = isUuid(equipmentId)
    ? await queryRows<EquipmentOffer>(
        db,
        sql.named(
          'booking:offer',
          sql`select owner_id as "ownerId", is_archived as "isArchived",
            greatest(available_from, ${today}::date) as first, available_to as last
          from equipments where id = ${equipmentId}::uuid`,
        ),
      )
    : []
  if (!offer || (offer.isArchived && offer.ownerId !== viewerId)) throw equipmentNotFound()
  const ranges = await queryRows<TakenDays['taken'][number]>(
    db,
    sql.named(
      'booking:taken',
      sql`select greatest(b.first_day, ${today}::date) as "from", b.last_day as "to",
        b.status = 'blocked' as "isBlocked",
        case when b.status = 'blocked' and b.owner_id = ${viewerId}::uuid then b.id end as "blockId"
      from bookings b where b.equipment_id = ${equipmentId}::uuid and ${reservesDays}
        and b.days && daterange(${today}::date, null) order by b.first_day`,
    ),
  )
  return { first: offer.first, last: offer.last, taken: mergeTakenRanges(ranges) }
}

async function insertBlock(em: EntityManager, ownerId: string, input: BlockInput) {
  const { equipmentId, from, to } = input
  await lockEquipment(em, equipmentId)
  await expireOverdueRequests(em, equipmentId)
  const id = v7()
  await execute(
    em,
    sql`insert into bookings (id, equipment_id, owner_id, status, first_day, last_day, created_at,
      updated_at) values (${id}, ${equipmentId}, ${ownerId}, 'blocked', ${from}, ${to}, now(), now())`,
  )
  publishHint(em, ownerId, 'bookings')
  return { _id: id }
}

/**
 * Blocks days of the owner's own machine, so that nobody can book them.
 * @throws AppError `equipment.not_found` (404), `equipment.not_owner` (403), `input.invalid` (400),
 * `booking.taken` (409) when one of the days is booked or blocked already.
 */
export async function blockDays(db: Database, ownerId: string, input: BlockInput) {
  const { equipmentId, from, to } = input
  const [equipment] = isUuid(equipmentId)
    ? await queryRows<Pick<EquipmentOffer, 'ownerId' | 'isArchived'>>(
        db,
        sql`select owner_id as "ownerId", is_archived as "isArchived"
          from equipments where id = ${equipmentId}::uuid`,
      )
    : []
  if (!equipment) throw equipmentNotFound()
  if (equipment.ownerId !== ownerId) {
    throw equipment.isArchived ? equipmentNotFound() : notEquipmentOwner()
  }
  if (from < indiaDay()) throw dayInPast()
  if (to > daysBefore(indiaDay(), -blockedAheadDays)) throw tooFarAhead()
  try {
    return await db.transaction((em) => insertBlock(em, ownerId, input))
  } catch (error) {
    throw sqlStateOf(error) === exclusionViolation ? daysNotFree() : error
  }
}

/**
 * Frees days that the owner has blocked.
 * @throws AppError `booking.block_not_found` (404), also for blocks of other people.
 */
export async function unblockDays(db: Database, ownerId: string, blockId: string) {
  const deletedBlocks = isUuid(blockId)
    ? await execute(
        db,
        sql`delete from bookings where id = ${blockId}::uuid and owner_id = ${ownerId}::uuid
          and status = 'blocked' returning id`,
      )
    : []
  if (deletedBlocks.length === 0) throw blockNotFound()
  return { _id: blockId }
}
