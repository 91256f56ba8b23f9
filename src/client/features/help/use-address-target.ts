import { useEffect } from 'react'

function targetId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    // "#%" names nothing.
    return ''
  }
}

/** Goes to the section that the address names (`/help#install`), which a page of ours comes too late for. */
export function useAddressTarget() {
  useEffect(() => {
    const id = targetId()
    if (id === '') return
    // After the move to the new page's heading.
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView(), 50)
    return () => clearTimeout(timer)
  }, [])
}
