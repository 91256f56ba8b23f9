import type { NewsCategory } from '#shared/news/news.constants.ts'

const hindu = (section: string) => `https://www.thehindu.com/${section}/feeder/default.rss`
const timesOfIndia = (section: string) =>
  `https://timesofindia.indiatimes.com/rssfeeds/${section}.cms`

/** Feeds of Indian newspapers, used when neither a key nor `NEWS_FEEDS` is set. */
export const defaultFeeds: Record<NewsCategory, readonly string[]> = {
  agriculture: [
    hindu('sci-tech/agriculture'),
    'https://www.thehindubusinessline.com/economy/agri-business/feeder/default.rss',
  ],
  business: [hindu('business'), timesOfIndia('1898055')],
  technology: [hindu('sci-tech/technology'), timesOfIndia('66949542')],
  health: [hindu('sci-tech/health'), timesOfIndia('3908999')],
  science: [hindu('sci-tech/science'), timesOfIndia('-2128672765')],
  sports: [hindu('sport'), timesOfIndia('4719148')],
  entertainment: [hindu('entertainment'), timesOfIndia('1081479906')],
}
