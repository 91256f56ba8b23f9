import { useEffect } from 'react'
import { maxUnzoomedScale } from '#client/platform/theme/zoom.ts'

/** The on-screen keyboard takes at least this share of the height; a browser's own bars take less. */
const minKeyboardShare = 0.2

const isTextField = (element: Element | null) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test(element.type))

/**
 * Sets `data-keyboard` on the document while the on-screen keyboard is open, by the height of the visible
 * part of the page: no event says it.
 */
export function useKeyboardMark(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { documentElement } = document
    let full = { width: viewport.width, height: viewport.height }
    const handleResize = () => {
      if (viewport.scale > maxUnzoomedScale) return
      const { width, height } = viewport
      // A turned phone has another full height.
      if (width !== full.width) full = { width, height }
      full.height = Math.max(full.height, height)
      const isOpen =
        isTextField(document.activeElement) && height < full.height * (1 - minKeyboardShare)
      documentElement.toggleAttribute('data-keyboard', isOpen)
    }
    viewport.addEventListener('resize', handleResize)
    return () => {
      viewport.removeEventListener('resize', handleResize)
      documentElement.removeAttribute('data-keyboard')
    }
  }, [])
}
