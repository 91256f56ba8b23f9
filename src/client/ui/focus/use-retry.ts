import { useEffect, useRef } from 'react'
import { pageHeading } from './page-heading.ts'

/**
 * The button that reads something again after a failure. It is not in the page while that is read: when it fails again
 * the button gets the focus back, otherwise the page's heading gets it.
 * @returns the props of the button.
 */
export function useRetry(state: 'pending' | 'error' | 'success', refetch: () => unknown) {
  const button = useRef<HTMLButtonElement>(null)
  const isRetried = useRef(false)
  useEffect(() => {
    if (state === 'pending' || !isRetried.current) return
    isRetried.current = false
    if (document.activeElement !== document.body) return
    const next = button.current ?? pageHeading()
    next?.focus({ preventScroll: true })
  }, [state])
  const handleRetry = () => {
    isRetried.current = true
    refetch()
  }
  return { ref: button, onClick: handleRetry }
}
