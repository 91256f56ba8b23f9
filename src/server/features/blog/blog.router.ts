import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  BlogArticle,
  BlogArticleInput,
  BlogListInput,
  BlogListView,
} from '#shared/blog/blog.schema.ts'
import { blogArticle, listArticles } from './blog.service.ts'

export const blogRouter = router({
  list: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/blog/articles',
        tags: ['Blog'],
        summary: 'The blog’s articles, newest first; all of them or those of one topic',
      },
    })
    .input(BlogListInput.prefault({}))
    .output(BlogListView)
    .query(({ input }) => listArticles(input)),

  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/blog/get-article/{slug}',
        tags: ['Blog'],
        summary: 'One article of the blog, its text as Markdown',
      },
    })
    .input(BlogArticleInput)
    .output(BlogArticle)
    .query(({ input: { slug, language } }) => blogArticle(slug, language)),
})
