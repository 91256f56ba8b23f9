import { useLayoutEffect } from 'react'

const isInDialog = (element: Element) => element.closest('[role="dialog"]') !== null

/** Where the focus was before a dialog had it: the first one may have it before its own effects run. */
let lastFocused: HTMLElement | null = null
const remember = (target: EventTarget | null) => {
  const isBody = target === document.body
  if (target instanceof HTMLElement && !isBody && !isInDialog(target)) lastFocused = target
}
if (!import.meta.env.SSR) {
  // This code may come with the dialog, after the press that opens it.
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target))
}

/** Returns the focus to the element that opened a dialog, however the dialog is closed. */
export function useFocusReturn(isOpen: boolean) {
  // Before the dialog is seen, as it can be closed at once.
  useLayoutEffect(() => {
    remember(document.activeElement)
    const opener = lastFocused
    if (!isOpen || !opener) return
    return () => {
      const focused = document.activeElement
      // The handler that closed the dialog may have moved the focus already.
      const isLost = focused === document.body || (focused !== null && isInDialog(focused))
      if (isLost && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
}
