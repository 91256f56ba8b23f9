import { Article } from '../layout/article.tsx'
import { privacyPolicy } from './privacy-policy.text.ts'

export default function PrivacyPolicyPage() {
  return <Article {...privacyPolicy} />
}
