import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isWithinPage } from '#client/platform/paths/within-page.ts'

const patienceMs = 10_000

/** Not the last page's, which stays in the document, hidden, until the new chunk is there. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('[data-page-heading]')].find((heading) =>
    heading.checkVisibility(),
  )

/**
 * After a move to another page the focus goes to its heading, so that a screen reader says where
 * one is, also when the page's chunk or data takes its time. Not if the person has moved on by then.
 */
export function useNavigationFocus(): void {
  const [path] = useLocation()
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (isWithinPage(window.history.state)) return
    const focusBefore = document.activeElement

    const focusHeading = () => {
      const active = document.activeElement
      if (active !== focusBefore && active !== document.body) return true
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
