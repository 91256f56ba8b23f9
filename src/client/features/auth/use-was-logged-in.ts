import { useMemo } from 'react'
import { readToken } from '../../core/session.ts'
import { useHydrated } from '../../core/ui/use-hydrated.ts'

/** Whether somebody was logged in already when the page was opened; never so on the server. */
export function useWasLoggedIn(): boolean {
  const isHydrated = useHydrated()
  return useMemo(() => isHydrated && readToken() !== null, [isHydrated])
}
