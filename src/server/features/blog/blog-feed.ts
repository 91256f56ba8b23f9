import type { Language } from '../../../shared/user.schema.ts'
import { listArticles } from './blog.service.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const titles: Record<Language, string> = { en: 'KrishiHaat blog', hi: 'कृषि हाट ब्लॉग' }

/** Articles in a feed. */
const entryCount = 20

/**
 * The newest articles as an Atom feed (RFC 4287).
 * @param site the address of this site, such as `https://krishihaat.example`.
 * @param path the feed's own.
 */
export function blogFeed(site: string, path: string, language: Language): string {
  const base = site.replace(/\/$/, '')
  const { articles } = listArticles({ page: 1, limit: entryCount, language })
  const entries = articles.map(({ slug, title, description, published }) => {
    const address = xml(`${base}/blog/${slug}`)
    return (
      `<entry><id>${address}</id><title>${xml(title)}</title><link href="${address}"/>` +
      `<published>${published}T00:00:00Z</published><updated>${published}T00:00:00Z</updated>` +
      `<summary>${xml(description)}</summary></entry>`
    )
  })
  const newest = articles[0]?.published ?? '2026-01-01'
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n` +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<id>${xml(base + path)}</id><title>${titles[language]}</title>` +
    `<author><name>${language === 'hi' ? 'कृषि हाट' : 'KrishiHaat'}</name></author>` +
    `<link rel="self" href="${xml(base + path)}"/><link href="${xml(`${base}/blog`)}"/>` +
    `<updated>${newest}T00:00:00Z</updated>${entries.join('')}</feed>\n`
  )
}
