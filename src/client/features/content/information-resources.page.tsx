import { Article } from './article.tsx'
import { informationResources } from './information-resources.text.ts'

export default function InformationResourcesPage() {
  return <Article {...informationResources} />
}
