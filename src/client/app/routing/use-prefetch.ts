import { useEffect } from 'react'
import { logFailure } from '#client/platform/network/log.ts'
import { findPage } from './find-page.ts'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches a page's chunk as soon as somebody points at a link to it: seconds gained on a weak line. */
export function usePrefetch(): void {
  useEffect(() => {
    const handled = new Set<string>()
    const handleSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== window.location.origin || handled.has(link.pathname)) return
      handled.add(link.pathname)
      findPage(link.pathname)
        ?.load()
        .catch((error: unknown) => logFailure('A page was not fetched early.', error))
    }
    for (const sign of signs) document.addEventListener(sign, handleSign, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, handleSign)
    }
  }, [])
}
