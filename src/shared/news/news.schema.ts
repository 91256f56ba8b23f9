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
  /** Plain text, '' when the source has none. */
  description: z.string(),
  /** The address of a picture on our server, or null. */
  image: z.string().nullable(),
  /** The address of the whole story, http or https. */
  url: z.string(),
  /** ISO 8601; null when the source has none. */
  published: z.string().nullable(),
  category: z.array(z.string()),
  source: z.object({ name: z.string() }),
})
export type NewsItem = z.infer<typeof NewsItem>

export const NewsView = z.object({ news: z.array(NewsItem), source: AnswerSource })
export type NewsView = z.infer<typeof NewsView>
