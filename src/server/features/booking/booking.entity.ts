import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { currencies } from '#shared/equipment/equipment.schema.ts'

/** A booking. An owner's blocked days are rows of the same table, which are never made entities. */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'bookings',
  properties: {
    ...baseProperties,
    equipmentId: p.uuid(),
    ownerId: p.uuid(),
    renter: () => p.manyToOne(User).ref(),
    status: p.enum(bookingStatuses).default('requested'),
    /** Both part of it; the database makes the range of them that its constraint watches. */
    firstDay: p.date(),
    lastDay: p.date(),
    number: p.text(),
    /** The machine as it was when it was booked. */
    name: p.text(),
    image: p.text().nullable(),
    pricePerDay: p.decimal('number').precision(12).scale(2),
    currency: p.enum(currencies),
    total: p.decimal('number').precision(14).scale(2),
    note: p.text().default(''),
    /** Of the request that made it, so that a repeat finds it even if nobody was told. */
    idempotencyKey: p.text().nullable(),
    /** Until when it waits for the owner; null once it is decided. */
    expiresAt: p.datetime(3).nullable(),
    completedAt: p.datetime(3).nullable(),
  },
})
export type Booking = InferEntity<typeof Booking>
