import { parseFeed } from 'feedsmith'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import type { NewsCategory } from '#shared/news/news.constants.ts'
import type { Story } from './news-story.policy.ts'
import {
  descriptionOf,
  hostOf,
  instantOf,
  pictureIn,
  titleOf,
  webAddress,
} from './news-text.policy.ts'

const serviceOf = (feed: string): ExternalService => ({
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
  /** A date's text; feeds may hold anything there. */
  published: unknown
  pictures: (string | undefined)[]
}

/** Newest ones stand first; a list without end is not read to its end. */
const mostStories = 100

type Parsed = ReturnType<typeof parseFeed>

/** The picture that Media RSS or an enclosure names. */
const isPictureType = ({ type, medium }: { type?: string; medium?: string }) =>
  medium === 'image' || type?.startsWith('image/') === true

function readStories(parsed: Parsed): { title: string | undefined; stories: RawNewsItem[] } {
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

function parse(feed: string, text: string) {
  try {
    return readStories(parseFeed(text))
  } catch {
    throw new ExternalFailure(serviceOf(feed).name, 'malformed', { hint: 'not a feed' })
  }
}

/** Reads one RSS, Atom, RDF or JSON feed. @throws ExternalFailure */
export async function readFeed(
  external: External,
  feed: string,
  category: NewsCategory,
): Promise<Story[]> {
  const { body } = await external.ask(serviceOf(feed), {
    url: new URL(feed),
    headers: { accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' },
    redirect: 'follow',
    isAwaited: true,
  })
  const { title: feedTitle, stories } = parse(feed, body.toString('utf8'))
  const name = titleOf(feedTitle) || hostOf(feed)
  return stories.slice(0, mostStories).flatMap((raw): Story[] => {
    const title = titleOf(raw.title)
    const url = webAddress(raw.link)
    if (!title || !url) return []
    const image =
      raw.pictures.map(webAddress).find((address) => address !== null) ??
      pictureIn(raw.content) ??
      pictureIn(raw.summary)
    return [
      {
        title,
        description: descriptionOf(raw.summary ?? raw.content),
        image,
        url,
        published: instantOf(raw.published),
        category: [category],
        source: { name },
      },
    ]
  })
}
