import type { NewsItem } from '#shared/news/news.schema.ts'

/** A story from a source, with its picture still at the address of the source. */
export type NewsStory = NewsItem

const maxStories = 30

/** Sorts stories, newest first and those without a date last, and removes repeated addresses and headlines. */
export function sortAndDeduplicate(stories: readonly NewsStory[]): NewsStory[] {
  const seen = new Set<string>()
  const unique = stories.filter(({ url, title }) => {
    const isDuplicate = seen.has(url) || seen.has(title)
    seen.add(url).add(title)
    return !isDuplicate
  })
  return unique
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
    .slice(0, maxStories)
}
