import { useEffect } from 'react'

function targetId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    // A malformed escape such as "#%" names no section.
    return ''
  }
}

/**
 * Scrolls to the section in the address (`/help#install`): the browser looks for it before the page
 * has rendered.
 */
export function useAddressTarget() {
  useEffect(() => {
    const id = targetId()
    if (id === '') return
    // After the focus has moved to the new page's heading.
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView(), 50)
    return () => clearTimeout(timer)
  }, [])
}
