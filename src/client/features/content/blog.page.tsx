import { Article } from './article.tsx'
import { blog } from './blog.text.ts'

export default function BlogPage() {
  return <Article {...blog} />
}
