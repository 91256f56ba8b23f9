import { z } from 'zod'
import { text, WrittenId } from '#shared/kit/common.schema.ts'
import { checkCursor, cursorParameter, nextCursor } from '#shared/kit/cursor.schema.ts'
import { pageFields, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { maxReviewLength, mostStars, reviewedRoles, reviewSentences } from './review.constants.ts'

const id = z.string().min(1).max(64)

/** Either `orderId` or `bookingId` is required. */
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

/** False when a review of the same person counted in the last 90 days: this one is shown but not counted. */
const isCounted = z.boolean()

export const ReviewWritten = WrittenId.extend({ isCounted })
export type ReviewWritten = z.infer<typeof ReviewWritten>

export const ReviewView = z.object({
  _id: z.string(),
  stars: z.number(),
  text: z.string(),
  /** The author's first name; "" without one. */
  by: z.string(),
  /** The role of the reviewed person. */
  role: z.enum(reviewedRoles),
  /** The name of the crop or the machine at that time. */
  item: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  isCounted,
})
export type ReviewView = z.infer<typeof ReviewView>

const ratingFields = {
  /** Mean of the reviews that count, 1 to 5; 0 without any. */
  rating: z.number(),
  /** Reviews that count; `total` is the number of all that are shown. */
  numReviews: z.number(),
}

const pageInput = {
  cursor: cursorParameter,
  page: wholeNumber('page', 10_000).default(1),
  limit: wholeNumber('limit', 50).default(12),
}
export const PersonReviewsInput = z.object({ userId: id, ...pageInput }).superRefine(checkCursor)
export type PersonReviewsInput = z.infer<typeof PersonReviewsInput>
export const EquipmentReviewsInput = z
  .object({ equipmentId: id, ...pageInput })
  .superRefine(checkCursor)
export type EquipmentReviewsInput = z.infer<typeof EquipmentReviewsInput>

/** Newest first. */
export const ReviewPage = z.object({
  reviews: z.array(ReviewView),
  ...ratingFields,
  /** Number of counting reviews with one star, two stars, … five stars. */
  distribution: z.array(z.number()).length(mostStars),
  ...pageFields,
  nextCursor,
})
export type ReviewPage = z.infer<typeof ReviewPage>

export const SellerIdInput = z.object({ sellerId: id })

/** A person's public profile. */
export const SellerProfile = z.object({
  _id: z.string(),
  /** "" without a name. */
  name: z.string(),
  image: z.string().nullable(),
  verified: z.boolean(),
  /** City and state; "" when not given. Empty, like the last name, for someone who offers nothing. */
  place: z.string(),
  /** The Hindi name of the town in `place`, where our data have one. */
  placeHindi: z.string().nullable().optional(),
  ...ratingFields,
  /** When the account was created. */
  memberSince: z.string(),
})
export type SellerProfile = z.infer<typeof SellerProfile>
