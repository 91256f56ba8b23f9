import { newsCategories } from '#shared/news/news.constants.ts'
import { startStandIn } from './stand-in.ts'
import { openMeteoAnswers } from './weather-answers.ts'

const emptyFeed = '<rss version="2.0"><channel><title>Nothing new</title></channel></rss>'

/**
 * Starts stand-ins for every external service that works without a key, so that a test of all procedures
 * sends no request to the internet. No place is found, the weather is constant, and no feed has news.
 */
export async function startExternalServices() {
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
