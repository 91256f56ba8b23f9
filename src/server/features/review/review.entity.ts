import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { reviewedRoles } from '#shared/review/review.constants.ts'

export const Review = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    ...baseProperties,
    /** Either the order or the booking is set. */
    orderId: p.uuid().nullable(),
    bookingId: p.uuid().nullable(),
    authorId: p.uuid(),
    /** The reviewed person and their role. */
    subjectId: p.uuid(),
    subjectRole: p.enum(reviewedRoles),
    /** The machine that is reviewed together with its owner. */
    equipmentId: p.uuid().nullable(),
    item: p.text(),
    stars: p.integer(),
    text: p.text().default(''),
    /** Whether it counts for the mean: one review by an author about a subject in 90 days does. */
    counts: p.boolean().default(true),
    /** Operators hide inappropriate reviews, which then do not count. */
    status: p.enum(['shown', 'hidden']).default('shown'),
  },
})
export type Review = InferEntity<typeof Review>
