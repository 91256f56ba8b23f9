import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { AnswerSource } from '#shared/weather/weather.schema.ts'
import { newsCategories } from './news.constants.ts'

export const NewsInput = z.object({
  category: z
    .enum(newsCategories, fieldMessages.mustBeOneOf('Category', newsCategories))
    .default('agriculture'),
})
export type NewsInput = z.infer<typeof NewsInput>

export const NewsItem = z.object({
  title: z.string(),
  /** Plain text, '' when the source gives none. */
  description: z.string(),
  /** A picture at our own address, or null. */
  image: z.string().nullable(),
  /** The whole story, http or https. */
  url: z.string(),
  /** ISO 8601; null when the source does not say. */
  published: z.string().nullable(),
  category: z.array(z.string()),
  source: z.object({ name: z.string() }),
})
export type NewsItem = z.infer<typeof NewsItem>

export const NewsView = z.object({ news: z.array(NewsItem), source: AnswerSource })
export type NewsView = z.infer<typeof NewsView>
