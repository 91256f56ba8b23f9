import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { EarningsInput, EarningsView } from '#shared/dashboard/earnings.schema.ts'
import { OwnPricesView } from '#shared/dashboard/own-prices.schema.ts'
import { WaitingView } from '#shared/dashboard/waiting.schema.ts'
import { readEarnings } from './earnings/earnings.service.ts'
import { listOwnPrices } from './own-prices.service.ts'
import { listWaiting } from './waiting/waiting.service.ts'

const { get } = restRoutes('Dashboard', '/dashboard', { scope: 'dashboard:read' })

export const dashboardRouter = router({
  waiting: protectedProcedure
    .meta(
      get('/waiting', 'What waits for you, the most urgent first', {
        description:
          'Orders, bookings, messages, reviews and listings that you can do something about: at most five rows of each task, with the total for each task.',
      }),
    )
    .output(WaitingView)
    .query(({ ctx }) => listWaiting(ctx.db, ctx.actor.id)),

  earnings: protectedProcedure
    .meta(
      get('/earnings', 'What you earned and spent in a month, by week and by goods', {
        description:
          'A paid order counts in the month in which its payment was confirmed, a completed rental in the month of its completion. What is accepted and not paid yet counts in the month in which it was ordered.',
      }),
    )
    .input(EarningsInput)
    .output(EarningsView)
    .query(({ ctx, input }) => readEarnings(ctx.db, ctx.actor.id, input)),

  prices: protectedProcedure
    .meta(get('/prices', 'What mandis report and others ask for the crops that you sell'))
    .output(OwnPricesView)
    .query(({ ctx }) => listOwnPrices(ctx.db, ctx.actor.id)),
})
