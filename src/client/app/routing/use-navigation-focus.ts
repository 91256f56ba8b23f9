import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isWithinPage } from '#client/platform/paths/within-page.ts'

/** Milliseconds that the focus waits for the new page's heading. */
const patienceMs = 10_000

/** The visible heading; the last page's stays in the document, hidden, until the new chunk has loaded. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('[data-page-heading]')].find((heading) =>
    heading.checkVisibility(),
  )

/**
 * Moves the focus to the heading after a navigation, so that screen readers announce the page. Waits
 * for the page's chunk and data, unless the user has moved the focus meanwhile.
 */
export function useNavigationFocus(): void {
  const [path] = useLocation()
  const lastPath = useRef(path)
  const focusBefore = useRef<Element | null>(null)
  // The effect below runs up to a tenth of a second after the page is shown. If the user has moved the
  // focus by then, leave it.
  useLayoutEffect(() => {
    if (lastPath.current !== path) focusBefore.current = document.activeElement
  }, [path])
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (isWithinPage(window.history.state)) return

    const focusHeading = () => {
      const active = document.activeElement
      if (active !== focusBefore.current && active !== document.body) return true
      const heading = findHeading()
      heading?.focus({ preventScroll: true })
      return heading !== undefined
    }
    if (focusHeading()) return

    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), patienceMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [path])
}
