import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  EquipmentReviewsInput,
  PersonReviewsInput,
  ReviewInput,
  ReviewPage,
  ReviewWritten,
  SellerIdInput,
  SellerProfile,
} from '#shared/review/review.schema.ts'
import { addReview } from './review.service.ts'
import { getSeller, listReviews } from './review-read.service.ts'

const { get, post } = restRoutes('Reviews', '/review', { scope: 'public' })

export const reviewRouter = router({
  add: protectedProcedure
    .meta(
      post('/add-review', 'Review your counterparty in a delivered order or a completed booking', {
        scope: 'reviews:write',
        404: 'The order or booking does not exist or is not yours.',
        409: 'It is not completed (or its delivery not confirmed) yet, too long ago, a gift, or reviewed already.',
      }),
    )
    .input(ReviewInput)
    .output(ReviewWritten)
    .mutation(({ ctx, input }) => addReview(ctx.db, ctx.actor.id, input)),

  ofPerson: publicProcedure
    .meta(get('/of-person/{userId}', 'Reviews of a user, newest first'))
    .input(PersonReviewsInput)
    .output(ReviewPage)
    .query(({ ctx, input: { userId, ...page } }) =>
      listReviews(ctx.db, 'person', { id: userId, ...page }),
    ),

  ofEquipment: publicProcedure
    .meta(get('/of-equipment/{equipmentId}', 'Reviews of a machine by its renters, newest first'))
    .input(EquipmentReviewsInput)
    .output(ReviewPage)
    .query(({ ctx, input: { equipmentId, ...page } }) =>
      listReviews(ctx.db, 'equipment', { id: equipmentId, ...page }),
    ),

  seller: publicProcedure
    .meta(
      get('/seller/{sellerId}', 'The public profile of a seller or owner', {
        404: 'There is no such user.',
      }),
    )
    .input(SellerIdInput)
    .output(SellerProfile)
    .query(({ ctx, input }) => getSeller(ctx.db, input.sellerId)),
})
