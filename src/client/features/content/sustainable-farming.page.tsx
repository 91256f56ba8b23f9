import { Article } from './article.tsx'
import { sustainableFarming } from './sustainable-farming.text.ts'

export default function SustainableFarmingPage() {
  return <Article {...sustainableFarming} />
}
