import { about } from './about.text.ts'
import { Article } from './layout/article.tsx'

export default function AboutPage() {
  return <Article {...about} />
}
