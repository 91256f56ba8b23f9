import { z } from 'zod'
import { LanguageChoice } from '#shared/kit/language.schema.ts'
import { listParameters, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { blogPageSize, blogTopics } from './blog.constants.ts'

export const BlogListInput = z.object({
  topic: z.enum(blogTopics, `topic must be one of: ${blogTopics.join(', ')}`).optional(),
  page: listParameters.page,
  limit: wholeNumber('limit', 50).default(blogPageSize),
  language: LanguageChoice,
})
export type BlogListInput = z.infer<typeof BlogListInput>

/** An article in a list. */
export const BlogEntry = z.object({
  slug: z.string(),
  title: z.string(),
  /** One sentence. */
  description: z.string(),
  topic: z.enum(blogTopics),
  /** YYYY-MM-DD. */
  published: z.string(),
  /** Minutes needed to read the article, at least 1. */
  minutes: z.number(),
  /** The address of the picture on this server: WebP, 1200 × 630. */
  image: z.string(),
  /** The address of the same picture with 600 × 315. */
  thumbnail: z.string(),
})
export type BlogEntry = z.infer<typeof BlogEntry>

export const BlogListView = z.object({
  /** Newest first. */
  articles: z.array(BlogEntry),
  totalPages: z.number(),
  page: z.number(),
  total: z.number(),
})
export type BlogListView = z.infer<typeof BlogListView>

export const BlogArticleInput = z.object({
  slug: z.string().max(100),
  language: LanguageChoice,
})
export type BlogArticleInput = z.infer<typeof BlogArticleInput>

export const BlogArticle = BlogEntry.extend({
  /** The day of the last change, YYYY-MM-DD; null when the article was never changed. */
  updated: z.string().nullable(),
  /** The whole text as Markdown, without a title; never HTML. */
  text: z.string(),
  /** The crops of the Indian calendar that the article is about. */
  crops: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The institutes and publications on which the article is based, in English. */
  sources: z.array(z.string()),
  /** Suggestions of what to read next. */
  next: z.array(BlogEntry),
})
export type BlogArticle = z.infer<typeof BlogArticle>
