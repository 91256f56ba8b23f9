import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { listingProperties } from '#server/features/listing/listing.entity.ts'
import { cropCategories, cropUnits } from '#shared/crop/crop.constants.ts'
import { shownUnits } from '#shared/crop/shown-unit.ts'

export const Crop = defineEntity({
  name: 'Crop',
  tableName: 'crops',
  properties: {
    ...listingProperties,
    category: p.enum(cropCategories),
    /** Rupees per unit. */
    price: p.decimal('number').precision(12).scale(2),
    /** Stock left, in units. */
    quantity: p.decimal('number').precision(12).scale(3),
    /** How many times orders have changed the stock, and how many of these changes the owner has seen. */
    stockMoves: p.integer().default(0),
    stockMovesSeen: p.integer().default(0),
    unit: p.enum(cropUnits),
    /** The unit that the seller thinks in; null for `unit` itself. */
    shownUnit: p.enum(shownUnits).nullable(),
    bagKg: p.integer().nullable(),
    harvestDate: p.date(),
    expiryDate: p.date(),
    /** Days. */
    dispatchTime: p.integer(),
    isOrganic: p.boolean().default(false),
  },
})
export type Crop = InferEntity<typeof Crop>
