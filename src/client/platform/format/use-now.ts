import { createContext, useContext } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** When the server rendered the page, in ms as `Date.now()`; 0 for a page rendered by the browser. */
export const RenderedAt = createContext(0)

/**
 * The current time in ms for showing ages. Until hydration it is the server's rendering time, so that
 * both renderings show the same text.
 */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt)
  return useHydrated() ? Date.now() : renderedAt
}
