import { Offline } from './offline.tsx'
import { Providers, type Start } from './providers.tsx'
import { Routes } from './routing/routes.tsx'
import { useNavigationFocus } from './routing/use-navigation-focus.ts'
import { usePrefetch } from './routing/use-prefetch.ts'
import { useScrollPosition } from './routing/use-scroll-position.ts'
import { Shell } from './shell/shell.tsx'

export function App({ start }: { start?: Start }) {
  usePrefetch()
  useScrollPosition()
  useNavigationFocus()
  return (
    <Providers {...(start && { start })}>
      <Offline />
      {start?.isWithoutShell ? (
        <Routes />
      ) : (
        <Shell>
          <Routes />
        </Shell>
      )}
    </Providers>
  )
}
