import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { currencies } from '#shared/equipment/equipment.constants.ts'

/** A booking. Days that an owner blocked are rows of the same table, but never loaded as entities. */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'bookings',
  properties: {
    ...baseProperties,
    equipmentId: p.uuid(),
    ownerId: p.uuid(),
    renter: () => p.manyToOne(User).ref(),
    status: p.enum(bookingStatuses).default('requested'),
    /** Both days included; the database derives the range that its exclusion constraint checks. */
    firstDay: p.date(),
    lastDay: p.date(),
    number: p.text(),
    /** Name, image, price and currency of the machine at the time of booking. */
    name: p.text(),
    image: p.text().nullable(),
    pricePerDay: p.decimal('number').precision(12).scale(2),
    currency: p.enum(currencies),
    /** Includes `travelFee`. */
    total: p.decimal('number').precision(14).scale(2),
    /** The owner brings the machine; otherwise the renter collects it. */
    isBrought: p.boolean().default(false),
    /** Rupees; null when it is agreed with the owner, or not brought. */
    travelFee: p.decimal('number').precision(14).scale(2).nullable(),
    travelKm: p.integer().nullable(),
    travelFromPin: p.text().nullable(),
    travelToPin: p.text().nullable(),
    note: p.text().default(''),
    /** The key of the request that made it, so that a repeated request finds it. */
    idempotencyKey: p.text().nullable(),
    /** When the request expires unless the owner decides; null once decided. */
    expiresAt: p.datetime(3).nullable(),
    completedAt: p.datetime(3).nullable(),
  },
})
export type Booking = InferEntity<typeof Booking>
