import { type RefObject, useEffect } from 'react'
import { maxUnzoomedScale } from '#client/platform/theme/zoom.ts'

/**
 * Fits an element into the area above the on-screen keyboard, which neither `dvh` nor the layout
 * viewport accounts for. Sets `--visible-height` and `--visible-top` on it.
 */
export function useVisibleArea(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const { current } = target
    if (!viewport || !current) return
    const place = () => {
      if (viewport.scale > maxUnzoomedScale) return
      current.style.setProperty('--visible-height', `${viewport.height}px`)
      current.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    }
    place()
    viewport.addEventListener('resize', place)
    viewport.addEventListener('scroll', place)
    return () => {
      viewport.removeEventListener('resize', place)
      viewport.removeEventListener('scroll', place)
    }
  }, [target])
}
