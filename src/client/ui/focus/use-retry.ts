import { useEffect, useRef } from 'react'
import { pageHeading } from '#client/platform/paths/page-heading.ts'

/**
 * The button that reads something again after a failure. It is not in the page while that is read: when it fails again
 * the button gets the focus back, otherwise the page's heading gets it.
 * @returns the props of the button.
 */
export function useRetry(isPending: boolean, refetch: () => unknown) {
  const ref = useRef<HTMLButtonElement>(null)
  const isRetried = useRef(false)
  useEffect(() => {
    if (isPending || !isRetried.current) return
    isRetried.current = false
    if (document.activeElement === document.body) {
      const next = ref.current ?? pageHeading()
      next?.focus({ preventScroll: true })
    }
  })
  const onClick = () => {
    isRetried.current = true
    refetch()
  }
  return { ref, onClick }
}
