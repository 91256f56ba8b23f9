import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { VisitCount } from '#shared/visit/visit.schema.ts'
import { countVisit } from './visit.service.ts'

const { post } = restRoutes('Utilities', '/utils', { scope: 'public' })

export const visitRouter = router({
  count: publicProcedure
    .meta(post('/visit', 'Count a visit and read the number of visits so far'))
    .output(VisitCount)
    .mutation(async ({ ctx }) => ({
      visits: await countVisit(ctx.db, ctx.env, ctx.log, ctx.external),
    })),
})
