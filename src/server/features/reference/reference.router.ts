import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { ReferenceInput, ReferenceView } from '#shared/reference/reference.schema.ts'
import { findReferenceCrops } from './reference.service.ts'

const { get } = restRoutes('Reference', '/reference', { scope: 'public' })

export const referenceRouter = router({
  crops: publicProcedure
    .meta(
      get(
        '/crops',
        'The crop database: five crops with growing information and dates by USDA zone',
        { cached: true },
      ),
    )
    .input(ReferenceInput.prefault({}))
    .output(ReferenceView)
    .query(({ input }) => findReferenceCrops(input)),
})
