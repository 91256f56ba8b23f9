import { useEffect } from 'react'

/** Milliseconds in which the focus moves to a new page's heading. */
const headingFocusMs = 50

function targetId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    // A malformed escape such as "#%" names no section.
    return ''
  }
}

/** Whether the focus is where a navigation leaves it: people who have moved it since keep it. */
const isFocusUnmoved = () =>
  document.activeElement === document.body ||
  document.activeElement?.hasAttribute('data-page-heading') === true

/**
 * Scrolls to the section in the address (`/help#install`), and moves the focus there if the section takes it: the
 * browser looks for it before the page has rendered.
 * @param only the id of a part that is rendered later than its page: no other section is looked for.
 */
export function useAddressTarget(only?: string): void {
  useEffect(() => {
    const id = targetId()
    if (id === '' || (only !== undefined && id !== only)) return
    const timer = setTimeout(() => {
      const target = document.getElementById(id)
      target?.scrollIntoView()
      if (isFocusUnmoved()) target?.focus({ preventScroll: true })
    }, headingFocusMs)
    return () => clearTimeout(timer)
  }, [only])
}
