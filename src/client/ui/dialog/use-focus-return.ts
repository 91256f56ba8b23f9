import { useEffect } from 'react'

/** Returns the focus to the element that opened a dialog, however the dialog is closed. */
export function useFocusReturn(isOpen: boolean) {
  useEffect(() => {
    const opener = document.activeElement
    if (!isOpen || !(opener instanceof HTMLElement)) return
    return () => {
      const { activeElement } = document
      // The handler that closed the dialog may have moved the focus already.
      const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]')
      if (isLost && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
}
