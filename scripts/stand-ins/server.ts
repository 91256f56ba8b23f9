import Fastify from 'fastify'
import { newsCategories } from '../../src/shared/news/news.constants.ts'
import { mountChat } from './chat.ts'
import { mountMandi } from './mandi.ts'
import { mountNews } from './news.ts'
import { mountOpenMeteo } from './open-meteo.ts'
import { mountTiles } from './tiles.ts'

/** The settings that point the app at stand-ins on this origin, without keys and without the chat server. */
export const standInSettings = (origin: string) => ({
  OPEN_METEO_URL: origin,
  OPEN_METEO_GEOCODING_URL: origin,
  NEWS_FEEDS: JSON.stringify(
    Object.fromEntries(
      newsCategories.map((category) => [category, [`${origin}/feeds/${category}`]]),
    ),
  ),
  DATA_GOV_IN_URL: origin,
})

/** Starts stand-ins for Open-Meteo, news feeds, data.gov.in, a chat server and map tiles on one loopback port. */
export async function startStandIns(port = 0) {
  const server = Fastify()
  mountOpenMeteo(server)
  mountNews(server)
  mountMandi(server)
  mountChat(server)
  mountTiles(server)
  const origin = await server.listen({ host: '127.0.0.1', port })
  return { origin, settings: standInSettings(origin), stop: () => server.close() }
}
