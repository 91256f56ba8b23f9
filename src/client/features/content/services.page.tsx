import { Article } from './layout/article.tsx'
import { services } from './services.text.ts'

export default function ServicesPage() {
  return <Article {...services} />
}
