import { useEffect, useRef } from 'react'

/**
 * Moves the focus when the element that had it leaves the page: the next Tab would start at the top.
 * @param isShown whether that element is in the page.
 * @param findNext what gets the focus then.
 */
export function useFocusWhenGone(
  isShown: boolean,
  findNext: () => HTMLElement | null | undefined,
): void {
  const wasShown = useRef(isShown)
  const latestFindNext = useRef(findNext)
  latestFindNext.current = findNext
  useEffect(() => {
    const isGone = wasShown.current && !isShown
    wasShown.current = isShown
    if (!isGone || document.activeElement !== document.body) return
    latestFindNext.current()?.focus({ preventScroll: true })
  }, [isShown])
}
