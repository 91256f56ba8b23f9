import { z } from 'zod'
import { text, WrittenId } from '#shared/kit/common.schema.ts'
import { pageFields, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { maxReviewLength, mostStars, reviewedRoles, reviewSentences } from './review.constants.ts'

const id = z.string().min(1).max(64)

/** Of an order or of a booking: one of the two ids. */
export const ReviewInput = z
  .object({
    orderId: id.optional(),
    bookingId: id.optional(),
    stars: z
      .number({
        error: ({ input }) => (input == null ? reviewSentences.noStars : reviewSentences.stars),
      })
      .int(reviewSentences.stars)
      .min(1, reviewSentences.stars)
      .max(mostStars, reviewSentences.stars),
    text: text('Message', maxReviewLength).default(''),
  })
  .refine(({ orderId, bookingId }) => (orderId === undefined) !== (bookingId === undefined), {
    path: ['orderId'],
    message: reviewSentences.what,
  })
export type ReviewInput = z.infer<typeof ReviewInput>

/** False when a review of the same person has counted in the last 90 days: it is shown, and no more. */
const isCounted = z.boolean()

export const ReviewWritten = WrittenId.extend({ isCounted })
export type ReviewWritten = z.infer<typeof ReviewWritten>

export const ReviewView = z.object({
  _id: z.string(),
  stars: z.number(),
  text: z.string(),
  /** The author's first name; "" without one. */
  by: z.string(),
  /** What the reviewed one was in it. */
  role: z.enum(reviewedRoles),
  /** The crop or the machine, as it was called then. */
  item: z.string(),
  createdAt: z.string(),
  isCounted,
})
export type ReviewView = z.infer<typeof ReviewView>

const ratingFields = {
  /** Mean of the reviews that count, 1 to 5; 0 without any. */
  rating: z.number(),
  /** Those that count; `total` is all that are shown. */
  numReviews: z.number(),
}

const pageInput = {
  page: wholeNumber('page', 10_000).default(1),
  limit: wholeNumber('limit', 50).default(12),
}
export const PersonReviewsInput = z.object({ userId: id, ...pageInput })
export type PersonReviewsInput = z.infer<typeof PersonReviewsInput>
export const EquipmentReviewsInput = z.object({ equipmentId: id, ...pageInput })
export type EquipmentReviewsInput = z.infer<typeof EquipmentReviewsInput>

/** Newest first. */
export const ReviewPage = z.object({
  reviews: z.array(ReviewView),
  ...ratingFields,
  /** How many of those that count gave one star, two, … five. */
  distribution: z.array(z.number()).length(mostStars),
  ...pageFields,
})
export type ReviewPage = z.infer<typeof ReviewPage>

export const SellerIdInput = z.object({ sellerId: id })

/** A person as their public page shows them. */
export const SellerProfile = z.object({
  _id: z.string(),
  /** "" when they gave none. */
  name: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
  /** City and state, "" when not given; also when they offer nothing, as is the last name then. */
  place: z.string(),
  ...ratingFields,
  /** Since when they are here. */
  memberSince: z.string(),
})
export type SellerProfile = z.infer<typeof SellerProfile>
