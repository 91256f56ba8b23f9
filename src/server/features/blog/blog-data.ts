import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/platform/config/start-error.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import { readFrontMatter } from '#server/platform/text/front-matter.ts'
import { blogTopics } from '#shared/blog/blog.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** Search engines cut longer descriptions. */
const Description = z.string().min(60).max(155)
const Text = z.string().min(1)

/** The front matter of an article's English file; the Hindi file has only the translated fields. */
const ArticleFields = z.strictObject({
  title: z.string().min(1).max(90),
  description: Description,
  published: z.iso.date(),
  updated: z.iso.date().optional(),
  topic: z.enum(blogTopics),
  /** Names in the Fluent Emoji set; the first is drawn large in the middle. */
  picture: z.array(z.string()).min(2).max(3),
  /** Ids of the Indian crop calendar. */
  crops: z.array(z.string()).default([]),
  sources: z.array(z.string().min(1)).min(1),
})
const HindiFields = z.strictObject({
  title: z.string().min(1).max(90),
  description: Description,
})

interface ArticleText {
  title: string
  description: string
  /** Markdown. */
  text: string
}

/** One article, from its two files in `articles/`. */
export interface BlogArticleData extends z.output<typeof ArticleFields> {
  slug: string
  en: ArticleText
  hi: ArticleText
}

function readArticle(folder: string, slug: string, cropIds: ReadonlySet<string>): BlogArticleData {
  const fileOf = (language: Language) => join(folder, `${slug}.${language}.md`)
  const en = readFrontMatter(fileOf('en'))
  const hi = readFrontMatter(fileOf('hi'))
  const fields = checkData(fileOf('en'), ArticleFields, en.fields)
  const hindi = checkData(fileOf('hi'), HindiFields, hi.fields)
  checkData(fileOf('en'), z.object({ text: Text }), en)
  checkData(fileOf('hi'), z.object({ text: Text }), hi)
  const unknown = fields.crops.find((id) => !cropIds.has(id))
  if (unknown) throw new StartError(`${fileOf('en')}: crops: the calendar has no ${unknown}`)
  return {
    slug,
    ...fields,
    en: { title: fields.title, description: fields.description, text: en.text },
    hi: { ...hindi, text: hi.text },
  }
}

/**
 * Reads every article of a folder, newest first.
 * @throws StartError that names the invalid file and field, or the missing file.
 */
export function readArticles(folder: string, cropIds: ReadonlySet<string>): BlogArticleData[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const slugs = new Set(names.map((name) => name.replace(/\..*$/, '')))
  for (const slug of slugs) {
    const missing = (['en', 'hi'] as const).find((one) => !names.includes(`${slug}.${one}.md`))
    if (missing) throw new StartError(`${join(folder, `${slug}.${missing}.md`)} is missing.`)
  }
  return [...slugs]
    .map((slug) => readArticle(folder, slug, cropIds))
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug))
}
