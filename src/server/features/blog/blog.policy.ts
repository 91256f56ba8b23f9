import type { BlogArticleData } from './blog-data.ts'

/** Reading speed of an unhurried reader in either language. */
const wordsPerMinute = 180

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))

/** The number of articles suggested at the end of an article. */
const nextArticleCount = 3

/** Suggestions after an article: first articles with the same crops or topic, then the newest. */
export function articlesToReadNext(
  article: BlogArticleData,
  all: readonly BlogArticleData[],
): BlogArticleData[] {
  const similarity = ({ topic, crops }: BlogArticleData) =>
    Number(topic === article.topic) + Number(crops.some((id) => article.crops.includes(id)))
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => similarity(b) - similarity(a))
    .slice(0, nextArticleCount)
}
