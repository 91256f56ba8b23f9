import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { finishHydration } from './hydrate-later.tsx'

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
  // In a page of the server its code is fetched once the page can be used, in a task of its own.
  const [isShown, setShown] = useState(isHydrated)
  useEffect(() => {
    void finishHydration().then(() => setShown(true))
  }, [])
  return <Suspense fallback={fallback}>{isShown ? children : fallback}</Suspense>
}
