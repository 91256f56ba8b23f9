import { type FocusEvent, useEffect, useRef } from 'react'

interface ListFocusOptions {
  /** Selects what gets the focus in an item. */
  target: string
  /** What gets the focus when the list is empty. */
  fallback: () => HTMLElement | null | undefined
}

/**
 * Keeps the keyboard's place in a list. When the focused element leaves the page, because its item has changed or is
 * gone, the item that is now in its place gets the focus.
 * @returns the props of the list, whose children are the items.
 */
export function useFocusInList<List extends HTMLElement>({ target, fallback }: ListFocusOptions) {
  const list = useRef<List>(null)
  const last = useRef<{ element: Element; index: number } | null>(null)
  // After every rendering: only then can an element have left the page.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    const { index } = last.current
    last.current = null
    // What is nearer, such as Undo in the place of a button, takes the focus first.
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const items = list.current?.children
      const item = items?.[Math.min(index, items.length - 1)]
      const next = item?.querySelector<HTMLElement>(target) ?? fallback()
      next?.focus({ preventScroll: true })
    })
  })
  const handleFocus = (event: FocusEvent<List>) => {
    const element = event.target
    const index = [...event.currentTarget.children].findIndex((item) => item.contains(element))
    if (index >= 0) last.current = { element, index }
  }
  return { ref: list, onFocus: handleFocus }
}
