import { useEffect } from 'react'
import { hasScrolledEarly } from '#client/platform/hydration/early-input.ts'

const storageKey = 'scroll-places'
/** Milliseconds that a restored position waits for the page to grow. */
const patienceMs = 3000

/** Identifies an entry of the tab's history; by its address in browsers without the Navigation API. */
const currentEntry = () => window.navigation?.currentEntry?.key ?? window.location.href

function readPositions(): Map<string, number> {
  const stored = sessionStorage.getItem(storageKey)
  return new Map(stored ? (JSON.parse(stored) as [string, number][]) : [])
}

/** Scrolls to the position once the page is long enough. @returns stops trying. */
function restorePosition(top: number, done: () => void): () => void {
  const deadline = performance.now() + patienceMs
  let frame = requestAnimationFrame(() => attempt())
  const attempt = () => {
    window.scrollTo(0, top)
    const hasArrived = Math.abs(window.scrollY - top) < 2
    if (hasArrived || performance.now() > deadline) done()
    else frame = requestAnimationFrame(attempt)
  }
  return () => cancelAnimationFrame(frame)
}

/** Scrolls a new page to its top; Back and Forward restore the earlier position. */
export function useScrollPosition(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const positions = readPositions()
    let cancelRestore: (() => void) | null = null
    let path = window.location.pathname

    const stop = () => {
      cancelRestore?.()
      cancelRestore = null
    }
    const restore = () => {
      stop()
      path = window.location.pathname
      const position = positions.get(currentEntry())
      // The browser itself scrolls to a fragment such as `#prices`.
      if (position === undefined && window.location.hash !== '') return
      cancelRestore = restorePosition(position ?? 0, stop)
    }
    const handlePush = () => {
      stop()
      if (window.location.pathname === path) return
      path = window.location.pathname
      window.scrollTo(0, 0)
    }
    const handleScroll = () => {
      // While a position is being restored, scroll events are not the user's.
      if (!cancelRestore) positions.set(currentEntry(), window.scrollY)
    }
    const store = () =>
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)))

    const listeners = [
      ['popstate', restore],
      ['pushState', handlePush],
      ['replaceState', handlePush],
      ['scroll', handleScroll],
      ['wheel', stop],
      ['touchstart', stop],
      ['keydown', stop],
      ['pagehide', store],
    ] as const
    for (const [event, handle] of listeners) {
      window.addEventListener(event, handle, { passive: true })
    }
    // Someone who has scrolled the rendered page, or is reading at its top, stays where they are.
    if (positions.has(currentEntry()) && !hasScrolledEarly()) restore()
    return () => {
      stop()
      for (const [event, handle] of listeners) window.removeEventListener(event, handle)
    }
  }, [])
}
