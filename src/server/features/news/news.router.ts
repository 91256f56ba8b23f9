import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { NewsInput, NewsView } from '#shared/news/news.schema.ts'
import { latestNews } from './news.service.ts'

const { get } = restRoutes('News')

export const newsRouter = router({
  latest: publicProcedure
    .meta(
      get('/news/latest-news', 'The latest news of a category', {
        errorResponses: { 503: 'No news source answered.' },
        cached: true,
      }),
    )
    .input(NewsInput.prefault({}))
    .output(NewsView)
    .query(({ ctx, input }) => latestNews(ctx, input.category)),
})
