import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { VisitCount } from '#shared/visit/visit.schema.ts'
import { countVisit } from './visit.service.ts'

export const visitRouter = router({
  count: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/utils/visit',
        tags: ['Utilities'],
        summary: 'Count a visit and read the number of visits so far',
      },
    })
    .output(VisitCount)
    .mutation(async ({ ctx }) => ({
      visits: await countVisit(ctx.db, ctx.env, ctx.log, ctx.outside),
    })),
})
