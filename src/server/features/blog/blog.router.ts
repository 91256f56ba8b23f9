import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  BlogArticle,
  BlogArticleInput,
  BlogListInput,
  BlogListView,
} from '#shared/blog/blog.schema.ts'
import { blogArticle, listArticles } from './blog.service.ts'

const { get } = restRoutes('Blog', '/blog', { scope: 'public' })

export const blogRouter = router({
  list: publicProcedure
    .meta(get('/articles', 'The blog’s articles, newest first; all of them or those of one topic'))
    .input(BlogListInput.prefault({}))
    .output(BlogListView)
    .query(({ input }) => listArticles(input)),

  get: publicProcedure
    .meta(get('/get-article/{slug}', 'One article of the blog, its text as Markdown'))
    .input(BlogArticleInput)
    .output(BlogArticle)
    .query(({ input: { slug, language } }) => blogArticle(slug, language)),
})
