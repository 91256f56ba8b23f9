import { useEffect } from 'react'
import { logFailure } from '#client/platform/network/log.ts'
import { findPage } from './find-page.ts'

const eventNames = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads a page's chunk as soon as the user points at a link to it, which saves time on slow connections. */
export function usePrefetch(): void {
  useEffect(() => {
    const handled = new Set<string>()
    const handlePointing = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin || handled.has(link.pathname)) return
      handled.add(link.pathname)
      findPage(link.pathname)
        ?.load()
        .catch((error: unknown) => logFailure('A page was not loaded ahead.', error))
    }
    for (const name of eventNames)
      document.addEventListener(name, handlePointing, { passive: true })
    return () => {
      for (const name of eventNames) document.removeEventListener(name, handlePointing)
    }
  }, [])
}
