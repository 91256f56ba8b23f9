import { useEffect } from 'react'
import { enterEarlyInput, repeatEarlyPress } from '#client/platform/hydration/early-input.ts'
import { finishHydration } from '#client/ui/hydrate-later.tsx'

/**
 * Marks the page as usable. The script in index.html marks it as disabled at first: a page that the
 * server rendered is visible before its code has loaded. Rendered beside the page's content.
 */
export function Ready() {
  useEffect(() => {
    void finishHydration()
      .then(() => enterEarlyInput())
      .then(() => {
        document.documentElement.removeAttribute('aria-disabled')
        delete document.documentElement.dataset.member
        return repeatEarlyPress()
      })
  }, [])
  return null
}
