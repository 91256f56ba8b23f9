import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { listingProperties } from '#server/features/listing/listing.entity.ts'
import { currencies, equipmentCategories } from '#shared/equipment/equipment.constants.ts'
import { equipmentStatuses } from '#shared/equipment/equipment.schema.ts'

export const Equipment = defineEntity({
  name: 'Equipment',
  tableName: 'equipments',
  properties: {
    ...listingProperties,
    category: p.enum(equipmentCategories),
    pricePerDay: p.decimal('number').precision(12).scale(2),
    currency: p.enum(currencies).default('INR'),
    contactNumber: p.text(),
    availableFrom: p.date(),
    availableTo: p.date(),
    status: p.enum(equipmentStatuses).default('available'),
    safetyCheckPassed: p.boolean().default(false),
    bookingsCount: p.integer().default(0),
    views: p.integer().default(0),
    /** Mean of the reviews' stars, 0 to 5. */
    rating: p.decimal('number').precision(3).scale(2).default(0),
    numReviews: p.integer().default(0),
  },
})
export type Equipment = InferEntity<typeof Equipment>
