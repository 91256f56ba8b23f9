import { useEffect } from 'react'

const storageKey = 'scroll-places'
const patienceMs = 3000

/** Names one entry of the tab's history; browsers without the Navigation API go by its address. */
const currentEntry = () => window.navigation?.currentEntry?.key ?? window.location.href

function readPlaces(): Map<string, number> {
  const stored = sessionStorage.getItem(storageKey)
  return new Map(stored ? (JSON.parse(stored) as [string, number][]) : [])
}

/** Scrolls to where one was, once the page has grown that long. @returns a function that gives up. */
function restorePlace(top: number, done: () => void): () => void {
  const deadline = performance.now() + patienceMs
  let frame = requestAnimationFrame(() => attempt())
  const attempt = () => {
    window.scrollTo(0, top)
    const isThere = Math.abs(window.scrollY - top) < 2
    if (isThere || performance.now() > deadline) done()
    else frame = requestAnimationFrame(attempt)
  }
  return () => cancelAnimationFrame(frame)
}

/** A new page starts at its top; Back and Forward lead to the place that one had left. */
export function useScrollPlace(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const places = readPlaces()
    let giveUp: (() => void) | null = null
    let path = window.location.pathname

    const stop = () => {
      giveUp?.()
      giveUp = null
    }
    const restore = () => {
      stop()
      path = window.location.pathname
      const place = places.get(currentEntry())
      // A link to a part of the page (`#prices`): the browser goes there itself.
      if (place === undefined && window.location.hash !== '') return
      giveUp = restorePlace(place ?? 0, stop)
    }
    const handlePush = () => {
      stop()
      if (window.location.pathname === path) return
      path = window.location.pathname
      window.scrollTo(0, 0)
    }
    const handleScroll = () => {
      // While a page is still growing, the browser's own jumps say nothing about the person's place.
      if (!giveUp) places.set(currentEntry(), window.scrollY)
    }
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-50)))

    const listeners = [
      ['popstate', restore],
      ['pushState', handlePush],
      ['replaceState', handlePush],
      ['scroll', handleScroll],
      ['wheel', stop],
      ['touchstart', stop],
      ['keydown', stop],
      ['pagehide', keep],
    ] as const
    for (const [event, handle] of listeners) {
      window.addEventListener(event, handle, { passive: true })
    }
    restore()
    return () => {
      stop()
      for (const [event, handle] of listeners) window.removeEventListener(event, handle)
    }
  }, [])
}
