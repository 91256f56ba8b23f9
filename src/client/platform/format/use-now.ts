import { createContext, useContext } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** When the server rendered the page, in ms as `Date.now()`; 0 when it did not. */
export const RenderedAt = createContext(0)

/**
 * The moment to count ages from, in ms: the server's until the browser has taken over its rendering,
 * so that both say the same.
 */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt)
  return useHydrated() ? Date.now() : renderedAt
}
