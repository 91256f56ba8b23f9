import { escapeHtml } from '#server/platform/text/escape-html.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { blogSlugs, listArticles } from './blog.service.ts'

const titles: Record<Language, string> = { en: 'KrishiHaat blog', hi: 'कृषि हाट ब्लॉग' }

/** The number of articles in a feed. */
const entryCount = 20

/**
 * The newest articles as an Atom feed (RFC 4287).
 * @param site the address of this site without a trailing slash, such as `https://krishihaat.example`.
 * @param path the path of the feed.
 */
export function blogFeed(site: string, path: string, language: Language): string {
  const { articles } = listArticles({ page: 1, limit: entryCount, language })
  const changes = new Map(blogSlugs().map(({ slug, changed }) => [slug, changed]))
  const entries = articles.map(({ slug, title, description, published }) => {
    const address = escapeHtml(`${site}/blog/${slug}`)
    const changed = changes.get(slug) ?? published
    return (
      `<entry><id>${address}</id><title>${escapeHtml(title)}</title><link href="${address}"/>` +
      `<published>${published}T00:00:00Z</published><updated>${changed}T00:00:00Z</updated>` +
      `<summary>${escapeHtml(description)}</summary></entry>`
    )
  })
  const newest = [...changes.values()].toSorted().at(-1) ?? '2026-01-01'
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n` +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<id>${escapeHtml(site + path)}</id><title>${titles[language]}</title>` +
    `<author><name>${language === 'hi' ? 'कृषि हाट' : 'KrishiHaat'}</name></author>` +
    `<link rel="self" href="${escapeHtml(site + path)}"/><link href="${escapeHtml(`${site}/blog`)}"/>` +
    `<updated>${newest}T00:00:00Z</updated>${entries.join('')}</feed>\n`
  )
}
