import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { GoodsKindsInput, GoodsKindsView } from '#shared/vocabulary/vocabulary.schema.ts'
import { listGoodsKinds } from './vocabulary.service.ts'

const { get } = restRoutes('Reference', '/vocabulary', { scope: 'public' })

export const vocabularyRouter = router({
  kinds: publicProcedure
    .meta(
      get('/kinds', 'What a crop or equipment listing can be, with all names', { cached: true }),
    )
    .input(GoodsKindsInput.prefault({}))
    .output(GoodsKindsView)
    .query(({ input }) => listGoodsKinds(input)),
})
