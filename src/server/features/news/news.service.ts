import type { CacheDefinition, Cached } from '#server/platform/cache/cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { External } from '#server/platform/external/external.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { NewsCategory } from '#shared/news/news.constants.ts'
import { NewsView } from '#shared/news/news.schema.ts'
import { newsUnavailable } from './news.errors.ts'
import { readCurrents } from './news-currents.ts'
import { readFeed } from './news-feed.ts'
import { defaultFeeds } from './news-feeds.data.ts'
import { pictureAddress } from './news-picture.service.ts'
import { arrange, type Story } from './news-story.policy.ts'
import { hostOf } from './news-text.policy.ts'

interface NewsNeeds {
  outside: External
  env: Env
  log: Logger
}

interface Edition {
  stories: Story[]
  /** Who was asked. */
  name: string
  url: string
}

const editions: CacheDefinition = {
  name: 'news',
  freshMs: 15 * 60_000,
  staleMs: 48 * 3_600_000,
  maxEntries: 20,
}

/** A category that `NEWS_FEEDS` leaves out keeps its default feeds. */
export const feedsOf = (env: Env, category: NewsCategory): readonly string[] =>
  env.NEWS_FEEDS?.[category] ?? defaultFeeds[category]

/** One feed that fails does not spoil the others; all of them failing is a failure. */
async function readFeeds({ outside: external, env, log }: NewsNeeds, category: NewsCategory) {
  const feeds = feedsOf(env, category)
  const results = await Promise.allSettled(feeds.map((feed) => readFeed(external, feed, category)))
  const failed = results.filter(({ status }) => status === 'rejected')
  for (const { reason } of failed as PromiseRejectedResult[]) {
    log.warn({ err: reason }, 'a news feed failed')
  }
  if (feeds.length > 0 && failed.length === feeds.length) throw newsUnavailable()
  const stories = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const name = feeds.map(hostOf).join(', ')
  return { stories, name, url: feeds[0] ? new URL(feeds[0]).origin : '' }
}

async function readEdition(needs: NewsNeeds, category: NewsCategory): Promise<Edition> {
  const { outside: external, env, log } = needs
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

/** Pictures go out as addresses of our own server, so that no reader's address reaches a newspaper. */
const withOwnPictures = (env: Env, { stories, name, url }: Edition) => ({
  news: arrange(stories).map((story) => ({
    ...story,
    image: story.image && pictureAddress(env.SECRET_KEY, story.image),
  })),
  name,
  url,
})

const views = new WeakMap<Cached<unknown>, NewsView>()

/**
 * The latest stories of a category: at most 15 minutes old, older ones while the sources fail.
 * @throws AppError `news.unavailable` (503) when no source answers and nothing was kept.
 */
export async function latestNews(needs: NewsNeeds, category: NewsCategory): Promise<NewsView> {
  const kept = await needs.outside.getOrLoad(editions, category, async () =>
    withOwnPictures(needs.env, await readEdition(needs, category)),
  )
  const known = views.get(kept)
  if (known) return known
  const { value, fetchedAt, isStale, isCurrent } = kept
  const source = { name: value.name, url: value.url, fetchedAt, isStale }
  const view = prepare(NewsView, { news: value.news, source }, isCurrent)
  views.set(kept, view)
  return view
}
