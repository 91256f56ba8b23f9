import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { NewsInput, NewsView } from '#shared/news/news.schema.ts'
import { latestNews } from './news.service.ts'

export const newsRouter = router({
  latest: publicProcedure
    .meta({
      kept: true,
      openapi: {
        method: 'GET',
        path: '/news/latest-news',
        tags: ['News'],
        summary: 'The latest news of a category',
        errorResponses: { 503: 'No source of news answers.' },
      },
    })
    .input(NewsInput.prefault({}))
    .output(NewsView)
    .query(({ ctx, input }) => latestNews(ctx, input.category)),
})
