import type { CacheDefinition, Cached } from '#server/platform/cache/cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { External } from '#server/platform/external/external.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { type NewsCategory, newsCategories } from '#shared/news/news.constants.ts'
import { NewsView } from '#shared/news/news.schema.ts'
import { newsUnavailable } from './news.errors.ts'
import { readCurrents } from './news-currents.ts'
import { defaultFeeds } from './news-feeds.data.ts'
import { newsPictureAddress } from './news-picture.service.ts'
import { type NewsStory, sortAndDeduplicate } from './news-story.policy.ts'
import { siteName } from './news-text.policy.ts'

interface NewsNeeds {
  external: External
  env: Env
  log: Logger
}

interface CategoryNews {
  stories: NewsStory[]
  /** The name of the source. */
  name: string
  url: string
}

const newsCache: CacheDefinition = {
  name: 'news',
  freshMs: 15 * 60_000,
  staleMs: 48 * 3_600_000,
  maxEntries: newsCategories.length,
}

/** The feeds of a category: those in `NEWS_FEEDS`, else the default feeds. */
export const feedsForCategory = (env: Env, category: NewsCategory): readonly string[] =>
  env.NEWS_FEEDS?.[category] ?? defaultFeeds[category]

/** Reads the feeds of a category. Failing feeds are left out; the read fails only when all of them do. */
async function readFeeds({ external, env, log }: NewsNeeds, category: NewsCategory) {
  const feeds = feedsForCategory(env, category)
  const { readFeed } = await import('./news-feed.ts')
  const results = await Promise.allSettled(feeds.map((feed) => readFeed(external, feed, category)))
  const failed = results.filter(({ status }) => status === 'rejected')
  for (const { reason } of failed as PromiseRejectedResult[]) {
    log.warn({ err: reason }, 'a news feed failed')
  }
  if (feeds.length > 0 && failed.length === feeds.length) throw newsUnavailable()
  const stories = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const name = feeds.map(siteName).join(', ')
  return { stories, name, url: feeds[0] ? new URL(feeds[0]).origin : '' }
}

async function readCategoryNews(needs: NewsNeeds, category: NewsCategory): Promise<CategoryNews> {
  const { external, env, log } = needs
  if (!env.CURRENTS_API_KEY) return readFeeds(needs, category)
  try {
    const stories = await readCurrents(external, env, category)
    if (stories.length > 0)
      return { stories, name: 'Currents', url: 'https://currentsapi.services' }
    log.info({ category }, 'Currents has no news of this category; the feeds are read')
  } catch (error) {
    log.warn({ err: error }, 'Currents failed; the feeds are read')
  }
  return readFeeds(needs, category)
}

/**
 * Replaces addresses of pictures by those of our server, so that newspapers do not learn readers' IP addresses.
 * They are signed with the key of the shop or sandbox that shows them, while the cache is shared with the sandboxes.
 */
const toPublicStories = (env: Env, stories: readonly NewsStory[]) =>
  stories.map((story) => ({
    ...story,
    image: story.image && newsPictureAddress(env.SECRET_KEY, story.image),
  }))

/** By the cached stories, and by whose settings their pictures are signed. */
const views = new WeakMap<Cached<unknown>, WeakMap<Env, NewsView>>()

/**
 * The latest stories of a category, fetched at most 15 minutes ago, or earlier while the sources fail.
 * @throws AppError `news.unavailable` (503) when no source answers and nothing is cached.
 */
export async function latestNews(needs: NewsNeeds, category: NewsCategory): Promise<NewsView> {
  const { env, external } = needs
  const cachedNews = await external.getOrLoad(newsCache, category, async () => {
    const { stories, ...source } = await readCategoryNews(needs, category)
    return { ...source, stories: sortAndDeduplicate(stories) }
  })
  const viewsOfNews = views.get(cachedNews) ?? new WeakMap<Env, NewsView>()
  views.set(cachedNews, viewsOfNews)
  const known = viewsOfNews.get(env)
  if (known) return known
  const { value, fetchedAt, isStale, isCurrent } = cachedNews
  const source = { name: value.name, url: value.url, fetchedAt, isStale }
  const news = toPublicStories(env, value.stories)
  const view = prepare(NewsView, { news, source }, isCurrent)
  viewsOfNews.set(env, view)
  return view
}
