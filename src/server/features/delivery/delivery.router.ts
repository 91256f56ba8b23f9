import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import {
  DeliveryTermsUpdate,
  OwnDeliveryTerms,
  SellerDeliveryInput,
  SellerDeliveryView,
} from '#shared/delivery/delivery.schema.ts'
import { getDeliveryTerms, getSellerDelivery, setDeliveryTerms } from './delivery.service.ts'

const { get, patch } = restRoutes('Delivery', '/delivery', { scope: 'delivery' })

export const deliveryRouter = router({
  mine: protectedProcedure
    .meta(get('/my-terms', 'Where you deliver and what it costs'))
    .output(OwnDeliveryTerms)
    .query(({ ctx }) => getDeliveryTerms(ctx.db, ctx.actor.id)),

  update: protectedProcedure
    .meta(
      patch(
        '/update-terms',
        'Change where you deliver and what it costs; only the part that is sent',
        {
          409: 'The terms need distances, and your profile has no PIN code that is known.',
        },
      ),
    )
    .input(DeliveryTermsUpdate)
    .output(OwnDeliveryTerms)
    .mutation(({ ctx, input }) => setDeliveryTerms(ctx.db, ctx.actor.id, input)),

  ofSeller: viewerProcedure
    .meta(
      get(
        '/seller-terms/{sellerId}',
        'Where a seller delivers and what it costs, with the distance to a PIN code',
      ),
    )
    .input(SellerDeliveryInput)
    .output(SellerDeliveryView)
    .query(({ ctx, input }) => getSellerDelivery(ctx.db, input, ctx.viewer?.id ?? null)),
})
