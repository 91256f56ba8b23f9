import { about } from './about.text.ts'
import { Article } from './article.tsx'

export default function AboutPage() {
  return <Article {...about} />
}
