import type { FastifyInstance } from 'fastify'
import type { AppServices } from '#server/app/http/context.ts'
import { siteOrigin } from '#server/platform/config/site-url.ts'
import { routeNotFound } from '#server/platform/errors/errors.ts'
import { createSiteMap } from './site-map.ts'

/** A file has up to 10,000 rows; no search engine loads more files a minute. */
const fileQuota = { name: 'site-map', max: 60, window: 60 }
const cacheControl = 'public, max-age=3600'

const robots = (origin: string) => `User-agent: *
Disallow: /admin
Disallow: /cart
Disallow: /checkout
Disallow: /dashboard
Disallow: /login
Disallow: /my-profile
Disallow: /register
Disallow: /setup
Disallow: /api/
Allow: /api/docs
Allow: /api/news/picture
Allow: /api/blog/pictures/
Allow: /api/reference/pictures/

Sitemap: ${origin}/sitemap.xml
`

/** `/robots.txt`, `/sitemap.xml` and `/sitemaps/:name.xml`. */
export async function mountSiteMap(server: FastifyInstance, { db, env, rateLimit }: AppServices) {
  const siteMap = createSiteMap(db)
  const origin = siteOrigin(env)
  await server.register(async (scope) => {
    scope.addHook('onRequest', ({ ip }) => rateLimit.consume(fileQuota, ip))
    scope.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(robots(origin)),
    )
    scope.get('/sitemap.xml', async (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(await siteMap.index(origin)),
    )
    scope.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
      const xml = await siteMap.file(request.params.name, origin)
      if (xml === null) throw routeNotFound()
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(xml)
    })
  })
}
