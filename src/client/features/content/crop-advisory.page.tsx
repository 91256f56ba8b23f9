import { useSyncExternalStore } from 'react'
import { paths } from '#client/platform/paths/paths.ts'
import { followToken, hasMerchantToken, useToken } from '#client/platform/session/session.ts'
import { advisoryStart } from './advisory-start.ts'
import { cropAdvisory } from './crop-advisory.text.ts'
import { Article } from './layout/article.tsx'

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
