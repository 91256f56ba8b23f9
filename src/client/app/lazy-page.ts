import { type ComponentType, lazy } from 'react'

const reloadKey = 'reloaded-for-chunk'
const reloadPauseMs = 60_000

type PageModule = { default: ComponentType }

/**
 * After a deploy the old page's chunks are gone: a fresh page knows the new ones. At most once a
 * minute, so that a chunk that is truly broken ends in the error page and not in a loop.
 */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(reloadKey))
  if (!navigator.onLine || Date.now() - last < reloadPauseMs) return false
  sessionStorage.setItem(reloadKey, String(Date.now()))
  window.location.reload()
  return true
}

/** A page in a chunk of its own, and the means to fetch that chunk ahead of time. */
export function lazyPage(pattern: string | RegExp, load: () => Promise<PageModule>) {
  const Page = lazy(() =>
    load().catch((error: unknown) => {
      if (reloadOnce()) return new Promise<PageModule>(() => {})
      throw error
    }),
  )
  return { pattern, Page, load }
}
