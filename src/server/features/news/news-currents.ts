import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import { externalAddress } from '#server/platform/external/address.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import type { NewsCategory } from '#shared/news/news.constants.ts'
import type { NewsStory } from './news-story.policy.ts'
import {
  plainDescription,
  plainTitle,
  publishedInstant,
  safeWebAddress,
  siteName,
} from './news-text.policy.ts'

const currents: ExternalService = {
  name: 'currents',
  timeoutMs: 6000,
  tries: 2,
  maxBytes: 3_000_000,
}

const text = z.string().nullish()
const Answer = z.object({
  status: z.literal('ok'),
  news: z.array(
    z.object({
      title: text,
      description: text,
      url: text,
      author: text,
      /** An address, or the text "None". */
      image: text,
      category: z.array(z.string()).nullish(),
      /** `2024-01-15 10:30:00 +0000` */
      published: text,
    }),
  ),
})

/** The name of a story's source. Currents has none, so it is the author if plausible, else the site. */
const newsSource = (author: string | null | undefined, url: string) =>
  author && !/^(none|null|unknown|@.*|.*:\/\/.*)$/i.test(author.trim())
    ? plainTitle(author)
    : siteName(url)

/** The latest stories of a category from Currents. @throws ExternalFailure */
export async function readCurrents(
  external: External,
  env: Env,
  category: NewsCategory,
): Promise<NewsStory[]> {
  const url = externalAddress(env.CURRENTS_URL, '/v1/latest-news', {
    apiKey: env.CURRENTS_API_KEY ?? '',
    language: 'en',
    category,
    country: 'IN',
    page_size: '30',
  })
  const { data } = await external.askJson(currents, { url, isAwaited: true }, Answer)
  return data.news.flatMap((raw): NewsStory[] => {
    const title = plainTitle(raw.title ?? '')
    const address = safeWebAddress(raw.url)
    if (!title || !address) return []
    return [
      {
        title,
        description: plainDescription(raw.description ?? ''),
        image: safeWebAddress(raw.image),
        url: address,
        published: publishedInstant(raw.published),
        category: raw.category?.length ? raw.category : [category],
        source: { name: newsSource(raw.author, address) },
      },
    ]
  })
}
