import { useMemo } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { readToken } from '#client/platform/session/session.ts'

/** Whether somebody was logged in already when the page was opened; never so on the server. */
export function useWasLoggedIn(): boolean {
  const isHydrated = useHydrated()
  return useMemo(() => isHydrated && readToken() !== null, [isHydrated])
}
