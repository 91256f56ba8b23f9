import { Article } from '../layout/article.tsx'
import { termsOfService } from './terms-of-service.text.ts'

export default function TermsOfServicePage() {
  return <Article {...termsOfService} />
}
