import { type RefObject, useEffect } from 'react'

/** A page that is pinched larger is looked at through a part of it; its size stays. */
const maxScale = 1.05

/**
 * Keeps an element in what the on-screen keyboard leaves free, which neither `dvh` nor the layout
 * tells: sets `--visible-height` and `--visible-top` on it.
 */
export function useVisibleArea(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const { current } = target
    if (!viewport || !current) return
    const place = () => {
      if (viewport.scale > maxScale) return
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
