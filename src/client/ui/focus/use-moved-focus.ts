import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to a button that moves its own item: browsers take it from an element that changes its place in
 * the page.
 * @returns to be called with the press, before the item is moved.
 */
export function useMovedFocus() {
  const pressed = useRef<Element | null>(null)
  // After every rendering: the one that follows the press moves the button.
  useEffect(() => {
    const button = pressed.current
    pressed.current = null
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus()
  })
  return () => {
    pressed.current = document.activeElement
  }
}
