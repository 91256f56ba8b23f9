import type { NewsItem } from '#shared/news/news.schema.ts'

/** A story as a source gave it: its picture still at the source's address. */
export type Story = NewsItem

const maxStories = 30

/** Newest first, each address and headline once, those without a date last. */
export function arrange(stories: readonly Story[]): Story[] {
  const seen = new Set<string>()
  const unique = stories.filter(({ url, title }) => {
    const isKnown = seen.has(url) || seen.has(title)
    seen.add(url).add(title)
    return !isKnown
  })
  return unique
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
    .slice(0, maxStories)
}
