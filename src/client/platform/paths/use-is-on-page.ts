import { useCallback } from 'react'
import { useLocation } from 'wouter'

/**
 * Says whether users are still on the page of this component: an answer or a timer that comes late must
 * not bring them back from the page that they have gone to.
 */
export function useIsOnPage(): () => boolean {
  const [path] = useLocation()
  return useCallback(() => window.location.pathname === path, [path])
}
