import { Article } from './article.tsx'
import { help } from './help.text.ts'

export default function HelpPage() {
  return <Article {...help} />
}
