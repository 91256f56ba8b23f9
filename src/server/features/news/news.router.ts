import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { NewsInput, NewsView } from '#shared/news/news.schema.ts'
import { latestNews } from './news.service.ts'

const { get } = restRoutes('News', '/news', { scope: 'public' })

export const newsRouter = router({
  latest: publicProcedure
    .meta(
      get('/latest-news', 'The latest news of a category', {
        503: 'No news source answered.',
        cached: true,
      }),
    )
    .input(NewsInput.prefault({}))
    .output(NewsView)
    .query(({ ctx, input }) => latestNews(ctx, input.category)),
})
