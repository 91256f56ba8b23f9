import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import {
  AlertIdInput,
  FairPriceInput,
  FairPriceView,
  MarketPricesInput,
  MarketPricesView,
  NearbyPrices,
  PriceAlert,
  PriceAlertInput,
  PriceAlerts,
  PriceHistory,
  SeriesIdInput,
} from '#shared/market/market.schema.ts'
import { SellingPriceInput, SellingPriceView } from '#shared/market/selling-price.schema.ts'
import { fairPrice, sellingPrice } from './fair-price.service.ts'
import { listPrices } from './market.service.ts'
import { nearbyPrices, priceHistory } from './market-history.service.ts'
import { addAlert, listAlerts, removeAlert } from './price-alert.service.ts'

const { get, post } = restRoutes('Market prices', '/market', { scope: 'market' })

export const marketRouter = router({
  prices: publicProcedure
    .meta(
      get('/prices', 'Prices of crops by market or state, newest first, with their source', {
        scope: 'public',
        cached: true,
      }),
    )
    .input(MarketPricesInput.prefault({}))
    .output(MarketPricesView)
    .query(({ ctx, input }) => listPrices(ctx.db, input)),

  history: publicProcedure
    .meta(
      get('/history/{seriesId}', "A crop's prices at one market through the last year", {
        scope: 'public',
      }),
    )
    .input(SeriesIdInput)
    .output(PriceHistory)
    .query(({ ctx, input }) => priceHistory(ctx.db, input.seriesId)),

  nearby: publicProcedure
    .meta(
      get('/nearby/{seriesId}', 'The same crop at other markets, the nearest first', {
        scope: 'public',
      }),
    )
    .input(SeriesIdInput)
    .output(NearbyPrices)
    .query(({ ctx, input }) => nearbyPrices(ctx.db, input.seriesId)),

  fairPrice: publicProcedure
    .meta(
      get(
        '/fair-price/{cropId}',
        'The price of a listed crop at the nearest mandi; null when it is not known',
        { scope: 'public' },
      ),
    )
    .input(FairPriceInput)
    .output(FairPriceView)
    .query(({ ctx, input }) => fairPrice(ctx.db, input.cropId)),

  sellingPrice: protectedProcedure
    .meta(
      get(
        '/selling-price/{kind}',
        'What to compare a price with: the nearest mandi, and what others ask nearby',
      ),
    )
    .input(SellingPriceInput)
    .output(SellingPriceView)
    .query(({ ctx, input }) => sellingPrice(ctx.db, input, ctx.actor.id)),

  alerts: protectedProcedure
    .meta(get('/alerts', 'Your price alerts, pending and reached'))
    .output(PriceAlerts)
    .query(({ ctx }) => listAlerts(ctx.db, ctx.actor.id)),

  addAlert: protectedProcedure
    .meta(
      post('/add-alert', 'Add an alert for when a price reaches a level', {
        404: 'There is no such price.',
        409: 'You have 50 pending alerts already, or a request with the same `Idempotency-Key` is in progress.',
      }),
    )
    .input(PriceAlertInput)
    .output(PriceAlert)
    .mutation(({ ctx, input }) => addAlert(ctx.db, ctx.actor.id, input)),

  removeAlert: protectedProcedure
    .meta(post('/remove-alert/{alertId}', 'Remove a price alert'))
    .input(AlertIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => removeAlert(ctx.db, ctx.actor.id, input.alertId)),
})
