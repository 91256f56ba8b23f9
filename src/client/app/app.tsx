import { useNavigationFocus } from './navigation/use-navigation-focus.ts'
import { usePrefetch } from './navigation/use-prefetch.ts'
import { useScrollPlace } from './navigation/use-scroll-place.ts'
import { Offline } from './offline.tsx'
import { Providers, type Start } from './providers.tsx'
import { Routes } from './routes.tsx'
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
