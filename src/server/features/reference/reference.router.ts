import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { ReferenceInput, ReferenceView } from '#shared/reference/reference.schema.ts'
import { findReferenceCrops } from './reference.service.ts'

export const referenceRouter = router({
  crops: publicProcedure
    .meta({
      kept: true,
      openapi: {
        method: 'GET',
        path: '/reference/crops',
        tags: ['Reference'],
        summary: 'The crop database: five crops with growing information and dates by USDA zone',
      },
    })
    .input(ReferenceInput.prefault({}))
    .output(ReferenceView)
    .query(({ input }) => findReferenceCrops(input)),
})
