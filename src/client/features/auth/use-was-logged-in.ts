import { useMemo } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { readToken } from '#client/platform/session/session.ts'

/** Whether the user was already logged in when the page opened; always false on the server. */
export function useWasLoggedIn(): boolean {
  const isHydrated = useHydrated()
  return useMemo(() => isHydrated && readToken() !== null, [isHydrated])
}
