import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to a button that moves its own item: browsers take it from an element that changes its place in
 * the page.
 * @param items the list in its order.
 * @returns to be called before the item is moved.
 */
export function useMovedFocus(items: readonly unknown[]) {
  const pressed = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the items is what moves the button.
  useEffect(() => {
    const button = pressed.current
    pressed.current = null
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus()
  }, [items])
  return () => {
    pressed.current = document.activeElement
  }
}
