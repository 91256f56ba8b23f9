import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { reviewedRoles } from '#shared/review/review.constants.ts'

export const Review = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    ...baseProperties,
    /** One of the two. */
    orderId: p.uuid().nullable(),
    bookingId: p.uuid().nullable(),
    authorId: p.uuid(),
    /** Who is reviewed, and what they were in it. */
    subjectId: p.uuid(),
    subjectRole: p.enum(reviewedRoles),
    /** The machine that is reviewed along with its owner. */
    equipmentId: p.uuid().nullable(),
    item: p.text(),
    stars: p.integer(),
    text: p.text().default(''),
    /** It is part of the mean: one of an author about a subject in 90 days is. */
    counts: p.boolean().default(true),
    /** An operator hides what must not be read; it counts no more then. */
    status: p.enum(['shown', 'hidden']).default('shown'),
  },
})
export type Review = InferEntity<typeof Review>
