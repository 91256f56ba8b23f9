import { Offline } from './offline.tsx'
import { Providers, type Start } from './providers.tsx'
import { Routes } from './routing/routes.tsx'
import { useNavigationFocus } from './routing/use-navigation-focus.ts'
import { usePrefetch } from './routing/use-prefetch.ts'
import { useScrollPlace } from './routing/use-scroll-place.ts'
import { Shell } from './shell/shell.tsx'

export function App({ start }: { start?: Start }) {
  usePrefetch()
  useScrollPlace()
  useNavigationFocus()
  return (
    <Providers {...(start && { start })}>
      <Offline />
      <Shell>
        <Routes />
      </Shell>
    </Providers>
  )
}
