import { useSyncExternalStore } from 'react'
import { paths } from '../../core/paths.ts'
import { followToken, hasMerchantToken, useToken } from '../../core/session.ts'
import { advisoryStart } from './advisory-start.ts'
import { Article } from './article.tsx'
import { cropAdvisory } from './crop-advisory.text.ts'

export default function CropAdvisoryPage() {
  const isLoggedIn = useToken() !== null
  const isMerchant = useSyncExternalStore(followToken, hasMerchantToken, () => false)
  const start = advisoryStart({ isLoggedIn, isMerchant })
  const actions = [
    { label: 'Get Started', href: start },
    { label: 'Read the guides', href: paths.informationResources.href() },
  ]
  return <Article {...cropAdvisory} actions={actions} />
}
