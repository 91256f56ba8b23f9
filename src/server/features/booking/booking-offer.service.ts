import { type DeliverySource, deliverySourceSql } from '#server/features/delivery/delivery.sql.ts'
import { equipmentNotFound } from '#server/features/equipment/equipment.errors.ts'
import { type Block, blockSql } from '#server/features/message/message-block.service.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import type { BookingInput } from '#shared/booking/booking.schema.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import {
  blockedByOwner,
  blockedByRenter,
  bookingPriceChanged,
  currencyChanged,
  currencyUnknown,
  dayInPast,
  equipmentNotBookable,
  nameChanged,
  notOffered,
  ownEquipment,
} from './booking.errors.ts'
import { planTravel } from './booking-travel.policy.ts'

/** A renter's request with its `Idempotency-Key`. */
export interface BookingRequest {
  renterId: string
  key: string | null
  input: BookingInput
}

/** A machine as it can be booked now. */
export type BookableEquipment = Pick<
  EquipmentView,
  'name' | 'pricePerDay' | 'currency' | 'availableFrom' | 'availableTo' | 'status' | 'isArchived'
> & {
  ownerId: string
  image: string | null
  /** The name or the currency has changed since the machine was listed. */
  hasChangedTerms: boolean
  /** A block between the renter and the owner, from the renter's view. */
  block: Block | null
  /** What the travel of the machine depends on. */
  owner: DeliverySource
}

/** The columns of `BookableEquipment` of machine `e`. @param renter the renter's id. */
export const bookableColumns = (
  renter: SqlFragment,
) => sql`e.owner_id as "ownerId", e.name, e.images[1] as image,
  e.price_per_day::float8 as "pricePerDay", e.currency, e.status, e.is_archived as "isArchived",
  e.available_from::text as "availableFrom", e.available_to::text as "availableTo",
  e.terms_changed_at is not null as "hasChangedTerms", ${blockSql(renter, sql`e.owner_id`)} as block,
  (select ${deliverySourceSql('o')} from users o where o.id = e.owner_id) as owner`

/**
 * Checks the name, currency and price that the renter saw, as far as the request includes them.
 * @throws AppError `booking.price_changed` (409).
 */
function requireAgreedTerms(
  equipment: BookableEquipment,
  { pricePerDay, currency, name }: BookingInput,
): void {
  if (name !== undefined && name !== equipment.name) throw nameChanged()
  if (currency !== undefined && currency !== equipment.currency) throw currencyChanged()
  if (pricePerDay === undefined) return
  if (pricePerDay !== equipment.pricePerDay) throw bookingPriceChanged()
  if (currency === undefined && equipment.hasChangedTerms) throw currencyUnknown()
}

/** @throws AppError as `requestBooking`, for everything that depends on the machine and its owner alone. */
export function requireOffered(
  equipment: BookableEquipment | undefined,
  { renterId, input }: BookingRequest,
): asserts equipment is BookableEquipment {
  if (!equipment || (equipment.isArchived && equipment.ownerId !== renterId))
    throw equipmentNotFound()
  if (equipment.ownerId === renterId) throw ownEquipment()
  if (equipment.block === 'blocking') throw blockedByRenter()
  if (equipment.block === 'blocked') throw blockedByOwner()
  if (equipment.status !== 'available') throw equipmentNotBookable()
  if (input.from < indiaDay()) throw dayInPast()
  if (input.from < equipment.availableFrom) throw notOffered('from')
  if (input.to > equipment.availableTo) throw notOffered('to')
  requireAgreedTerms(equipment, input)
  planTravel(input, equipment)
}
