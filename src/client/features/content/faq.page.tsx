import { Article } from './article.tsx'
import { faq } from './faq.text.ts'

export default function FaqPage() {
  return <Article {...faq} />
}
