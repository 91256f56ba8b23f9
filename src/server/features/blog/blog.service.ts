import { join } from 'node:path'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import {
  BlogArticle,
  type BlogEntry,
  type BlogListInput,
  BlogListView,
} from '#shared/blog/blog.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { articleNotFound } from './blog.errors.ts'
import { articlesToReadNext, readingMinutes } from './blog.policy.ts'
import { type BlogArticleData, readArticles } from './blog-data.ts'

let articles: readonly BlogArticleData[] | undefined

/**
 * Every article in both languages, newest first, read and validated once.
 * @throws StartError that names the invalid file and field.
 */
export function blogArticles(): readonly BlogArticleData[] {
  articles ??= readArticles(
    join(import.meta.dirname, 'articles'),
    new Set(calendarCrops().map(({ id }) => id)),
  )
  return articles
}

/** The slug of each article with the day of its last change, newest article first. */
export const blogSlugs = (): { slug: string; changed: string }[] =>
  blogArticles().map(({ slug, published, updated }) => ({ slug, changed: updated ?? published }))

function toBlogEntry(article: BlogArticleData, language: Language): BlogEntry {
  const { slug, topic, published } = article
  const { title, description, text } = article[language]
  return {
    slug,
    title,
    description,
    topic,
    published,
    minutes: readingMinutes(text),
    image: `/api/blog/pictures/${slug}.webp`,
    thumbnail: `/api/blog/pictures/${slug}-600.webp`,
  }
}

const lists = new Map<string, BlogListView>()

/** A page of all articles, or of those on one topic, newest first. */
export function listArticles({ topic, page, limit, language }: BlogListInput): BlogListView {
  const matches = blogArticles().filter((article) => topic === undefined || article.topic === topic)
  const totalPages = Math.ceil(matches.length / limit)
  const view = () => ({
    articles: matches
      .slice((page - 1) * limit, page * limit)
      .map((article) => toBlogEntry(article, language)),
    totalPages,
    page,
    total: matches.length,
  })
  // Pages beyond the last are not cached, because there is no limit to their number.
  if (page > totalPages) return view()
  const key = [topic, page, limit, language].join('|')
  const cached = lists.get(key)
  if (cached) return cached
  const made = prepare(BlogListView, view())
  lists.set(key, made)
  return made
}

const cropName = (id: string, language: Language) =>
  calendarCrops().find((crop) => crop.id === id)?.name[language] ?? id

const pages = new Map<string, BlogArticle>()

/**
 * A whole article with its text as Markdown.
 * @throws AppError `blog.not_found` (404).
 */
export function blogArticle(slug: string, language: Language): BlogArticle {
  const key = `${slug}|${language}`
  const cached = pages.get(key)
  if (cached) return cached
  const article = blogArticles().find((one) => one.slug === slug)
  if (!article) throw articleNotFound()
  const { updated, crops, sources } = article
  const page = prepare(BlogArticle, {
    ...toBlogEntry(article, language),
    updated: updated ?? null,
    text: article[language].text,
    crops: crops.map((id) => ({ id, name: cropName(id, language) })),
    sources,
    next: articlesToReadNext(article, blogArticles()).map((one) => toBlogEntry(one, language)),
  })
  pages.set(key, page)
  return page
}
