import type { BlogArticleData } from './blog-data.ts'

/** Words that an unhurried reader takes in a minute, in either language. */
const wordsAMinute = 180

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsAMinute))

/** Articles offered at the end of one. */
const nextCount = 3

/** What to read after an article: on its crops or its topic first, then the newest. */
export function readNext(
  article: BlogArticleData,
  all: readonly BlogArticleData[],
): BlogArticleData[] {
  const nearness = ({ topic, crops }: BlogArticleData) =>
    Number(topic === article.topic) + Number(crops.some((id) => article.crops.includes(id)))
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, nextCount)
}
