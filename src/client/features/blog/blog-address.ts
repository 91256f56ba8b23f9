import { paths } from '#client/platform/paths/paths.ts'
import { type BlogTopic, blogTopics } from '#shared/blog/blog.constants.ts'

/** What the list shows; all of it stands in the address. */
export interface BlogChoice {
  topic: BlogTopic | undefined
  /** From 1. */
  page: number
}

export function readBlogChoice(params: URLSearchParams): BlogChoice {
  const page = params.get('page') ?? ''
  return {
    topic: blogTopics.find((topic) => topic === params.get('topic')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export function blogHref({ topic, page }: BlogChoice): string {
  const params = new URLSearchParams()
  if (topic) params.set('topic', topic)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${paths.blog.href()}?${params}` : paths.blog.href()
}
