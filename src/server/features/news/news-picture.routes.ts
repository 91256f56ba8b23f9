import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import type { External } from '#server/platform/external/external.ts'
import { newsCategories } from '#shared/news/news.constants.ts'
import { noPicture } from './news.errors.ts'
import { feedsForCategory } from './news.service.ts'
import { readPicture } from './news-picture.service.ts'

const Query = z.object({ src: z.url({ protocol: /^https?$/ }).max(2000), sig: z.string().max(64) })

const daySeconds = 86_400

/** The hosts that the operator has configured. */
function trustedHostsOf(env: Env): Set<string> {
  const own = env.NEWS_FEEDS
    ? newsCategories.flatMap((category) => feedsForCategory(env, category))
    : []
  const currents = env.CURRENTS_API_KEY ? [env.CURRENTS_URL] : []
  return new Set([...own, ...currents].map((url) => new URL(url).host))
}

/** `GET /api/news/picture`: pictures of the news, fetched and resized by our server. */
export function mountNewsPictures(
  server: FastifyInstance,
  { env, outside: external }: { env: Env; outside: External },
) {
  const needs = { outside: external, key: env.SECRET_KEY, trustedHosts: trustedHostsOf(env) }
  server.get('/news/picture', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) throw noPicture()
    try {
      const bytes = await readPicture(needs, query.data.src, query.data.sig)
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${7 * daySeconds}`)
        .send(bytes)
    } catch (error) {
      // Missing and broken pictures are common; the card is shown without one.
      request.log.debug({ err: error }, 'a news picture could not be loaded')
      throw noPicture()
    }
  })
}
