import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/platform/config/env.ts'
import { siteOrigin } from '#server/platform/config/site-url.ts'
import { routeNotFound } from '#server/platform/errors/errors.ts'
import { blogFeed } from './blog-feed.ts'
import { articlePicture } from './blog-pictures.service.ts'

const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const
const day = 'public, max-age=86400'
const hour = 'public, max-age=3600'

/**
 * `GET /api/blog/pictures/:file`, exempt from the API's rate limit because a page shows many pictures;
 * and the feeds, `GET /blog/feed.xml` and `GET /blog/feed.hi.xml`.
 */
export function mountBlog(server: FastifyInstance, env: Env) {
  const config = { hasOwnHeaders: true, rateLimit: false } as const
  server.get<{ Params: { file: string } }>(
    '/api/blog/pictures/:file',
    { config },
    async ({ params }, reply) => {
      const [, slug, isSmall] = /^([a-z0-9-]{1,100}?)(-600)?\.webp$/.exec(params.file) ?? []
      const picture = slug ? await articlePicture(slug, isSmall ? 600 : 1200) : null
      if (!picture) throw routeNotFound()
      return reply.headers(headers).header('cache-control', day).type('image/webp').send(picture)
    },
  )
  for (const [path, language] of [
    ['/blog/feed.xml', 'en'],
    ['/blog/feed.hi.xml', 'hi'],
  ] as const) {
    server.get(path, { config }, async (_request, reply) =>
      reply
        .headers(headers)
        .header('cache-control', hour)
        .type('application/atom+xml; charset=utf-8')
        .send(blogFeed(siteOrigin(env), path, language)),
    )
  }
}
