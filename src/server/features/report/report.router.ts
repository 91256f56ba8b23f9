import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import { ListingReportInput } from '#shared/report/report.schema.ts'
import { reportListing } from './report.service.ts'

const { post } = restRoutes('Reports', '/report', { scope: 'sessionOnly' })

export const reportRouter = router({
  listing: protectedProcedure
    .meta(
      post('/report-listing', "Report another user's crop or machine to the operators", {
        404: 'There is no such listing.',
        409: 'It is your own listing, or a request with the same `Idempotency-Key` is in progress.',
        429: 'You have sent the most reports allowed in a day.',
      }),
    )
    .input(ListingReportInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => reportListing(ctx, ctx.actor.id, input)),
})
