import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'

interface BrowserPartProps {
  /** As large as the children, so that nothing moves. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * A lazy part with buttons. The server leaves it out: rendered there, its buttons would be seen before
 * their code has loaded, and a press would be lost.
 */
export function BrowserPart({ fallback, children }: BrowserPartProps) {
  const isHydrated = useHydrated()
  return <Suspense fallback={fallback}>{isHydrated ? children : fallback}</Suspense>
}
