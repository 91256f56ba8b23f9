import { newsCategories } from '#shared/news/news.constants.ts'
import { startStandIn } from './stand-in.ts'
import { openMeteoAnswers } from './weather-answers.ts'

const emptyFeed = '<rss version="2.0"><channel><title>Nothing new</title></channel></rss>'

/**
 * Every outside service that is asked without a key, on loopback, so that a test of all procedures
 * asks nobody else: a place is never found, the weather is always the same, no newspaper has news.
 */
export async function startExternalWorld() {
  const standIn = await startStandIn(({ url }, response) => {
    if (url.pathname === '/feed') {
      response.setHeader('content-type', 'application/rss+xml').end(emptyFeed)
      return
    }
    const body = url.pathname === '/v1/search' ? {} : openMeteoAnswers.forecast
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  const feeds = newsCategories.map((category) => [category, [`${standIn.url}/feed`]])
  return {
    settings: {
      OPEN_METEO_URL: standIn.url,
      OPEN_METEO_GEOCODING_URL: standIn.url,
      NEWS_FEEDS: JSON.stringify(Object.fromEntries(feeds)),
    },
    close: standIn.close,
  }
}
