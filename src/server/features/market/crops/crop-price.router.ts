import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  CropMarketsInput,
  CropMarketsView,
  CropPricesInput,
  CropPricesView,
  OwnCropPricesInput,
  OwnCropPricesView,
} from '#shared/market/crop-prices.schema.ts'
import { cropMarkets, ownCropPrices } from './crop-markets.service.ts'
import { listCropPrices } from './crop-prices.service.ts'

const { get } = restRoutes('Market prices', '/market', { scope: 'market' })

export const cropPriceRouter = router({
  list: publicProcedure
    .meta(
      get('/crops', 'The range of prices of each crop, with its change and its last 30 days', {
        scope: 'public',
        cached: true,
      }),
    )
    .input(CropPricesInput.prefault({}))
    .output(CropPricesView)
    .query(({ ctx, input }) => listCropPrices(ctx.db, input)),

  mine: protectedProcedure
    .meta(get('/own-crops', 'The prices of the crops that you have listed'))
    .input(OwnCropPricesInput.prefault({}))
    .output(OwnCropPricesView)
    .query(async ({ ctx, input }) => ({ crops: await ownCropPrices(ctx.db, ctx.actor.id, input) })),

  get: publicProcedure
    .meta(
      get('/crops/{cropId}', 'One crop at all mandis, with its last year', {
        scope: 'public',
        404: 'No mandi reported this crop in the last 30 days.',
        cached: true,
      }),
    )
    .input(CropMarketsInput)
    .output(CropMarketsView)
    .query(({ ctx, input }) => cropMarkets(ctx.db, input)),
})
