import { parseFeed } from 'feedsmith'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import type { NewsCategory } from '#shared/news/news.constants.ts'
import type { NewsStory } from './news-story.policy.ts'
import {
  firstImageAddress,
  plainDescription,
  plainTitle,
  publishedInstant,
  safeWebAddress,
  siteName,
} from './news-text.policy.ts'

const feedService = (feed: string): ExternalService => ({
  name: `news-feed ${new URL(feed).host}`,
  timeoutMs: 6000,
  tries: 2,
  maxBytes: 3_000_000,
})

interface RawNewsItem {
  title: string | undefined
  summary: string | undefined
  content: string | undefined
  link: string | undefined
  /** The text of a date; feeds may contain anything here. */
  published: unknown
  pictures: (string | undefined)[]
}

/** The most stories read from a feed, whose newest stories come first. */
const maxFeedItems = 100

type ParsedFeed = ReturnType<typeof parseFeed>

/** Whether a Media RSS element or an enclosure is a picture. */
const isPictureType = ({ type, medium }: { type?: string; medium?: string }) =>
  medium === 'image' || type?.startsWith('image/') === true

function readStories(parsed: ParsedFeed): { title: string | undefined; stories: RawNewsItem[] } {
  const { format, feed } = parsed
  if (format === 'atom') {
    const stories = (feed.entries ?? []).map((entry) => ({
      title: entry.title?.value,
      summary: entry.summary?.value,
      content: entry.content?.value,
      link: entry.links?.find(({ rel }) => !rel || rel === 'alternate')?.href,
      published: entry.published ?? entry.updated,
      pictures: [
        entry.links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))
          ?.href,
        ...(entry.media?.thumbnails ?? []).map(({ url }) => url),
      ],
    }))
    return { title: feed.title?.value, stories }
  }
  if (format === 'json') {
    const stories = (feed.items ?? []).map((item) => ({
      title: item.title,
      summary: item.summary ?? item.content_text,
      content: item.content_html,
      link: item.url,
      published: item.date_published,
      pictures: [item.image, item.banner_image],
    }))
    return { title: feed.title, stories }
  }
  if (format === 'rdf') {
    const stories = (feed.items ?? []).map((item) => ({
      title: item.title,
      summary: item.description,
      content: item.content?.encoded,
      link: item.link,
      published: item.dc?.dates?.[0],
      pictures: (item.media?.thumbnails ?? []).map(({ url }) => url),
    }))
    return { title: feed.title, stories }
  }
  const stories = (feed.items ?? []).map((item) => ({
    title: item.title,
    summary: item.description,
    content: item.content?.encoded,
    link: item.link,
    published: item.pubDate ?? item.dc?.dates?.[0],
    pictures: [
      ...(item.media?.contents ?? []).filter(isPictureType).map(({ url }) => url),
      ...(item.media?.thumbnails ?? []).map(({ url }) => url),
      ...(item.enclosures ?? []).filter(isPictureType).map(({ url }) => url),
    ],
  }))
  return { title: feed.title, stories }
}

function parseStories(feed: string, text: string) {
  try {
    return readStories(parseFeed(text))
  } catch {
    throw new ExternalFailure(feedService(feed).name, 'malformed', { hint: 'not a feed' })
  }
}

/** Reads one RSS, Atom, RDF or JSON feed. @throws ExternalFailure */
export async function readFeed(
  external: External,
  feed: string,
  category: NewsCategory,
): Promise<NewsStory[]> {
  const { body } = await external.ask(feedService(feed), {
    url: new URL(feed),
    headers: { accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' },
    redirect: 'follow',
    isAwaited: true,
  })
  const { title: feedTitle, stories } = parseStories(feed, body.toString('utf8'))
  const name = plainTitle(feedTitle) || siteName(feed)
  return stories.slice(0, maxFeedItems).flatMap((raw): NewsStory[] => {
    const title = plainTitle(raw.title)
    const url = safeWebAddress(raw.link)
    if (!title || !url) return []
    const image =
      raw.pictures.map(safeWebAddress).find((address) => address !== null) ??
      firstImageAddress(raw.content) ??
      firstImageAddress(raw.summary)
    return [
      {
        title,
        description: plainDescription(raw.summary ?? raw.content),
        image,
        url,
        published: publishedInstant(raw.published),
        category: [category],
        source: { name },
      },
    ]
  })
}
