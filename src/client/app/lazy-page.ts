import { type ComponentType, lazy } from 'react'
import { type HindiArea, withHindi } from '../core/i18n/load-hindi.ts'

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

/**
 * A page in a chunk of its own, and the means to fetch that chunk ahead of time.
 * @param areas the Hindi that travels with it, for who reads Hindi.
 */
export function lazyPage(
  pattern: string | RegExp,
  loadModule: () => Promise<PageModule>,
  ...areas: HindiArea[]
) {
  const load = () => withHindi(loadModule, ...areas)
  const Page = lazy(() =>
    load().catch((error: unknown) => {
      if (reloadOnce()) return new Promise<PageModule>(() => {})
      throw error
    }),
  )
  return { pattern, Page, load }
}
