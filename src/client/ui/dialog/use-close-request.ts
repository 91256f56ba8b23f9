import { useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** What a phone's way back closes; not in every browser, nor in TypeScript's library yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

interface Layer {
  close: () => void
}

/** What is open above the page, the topmost last. */
const layers: Layer[] = []

/** Some fields close a list of their own by Escape, and mark themselves while it is open. */
const handlesEscape = (target: EventTarget | null) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

function handleKey(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // Otherwise the browser would tell a watcher of the same press.
  event.preventDefault()
  if (!handlesEscape(event.target)) layers.at(-1)?.close()
}

/**
 * Closes what is open above the page by Escape, and by a phone's own way back where the browser says so. Of
 * several, the topmost closes.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  // Before the layer is seen: a press that comes at once would be lost otherwise.
  useLayoutEffect(() => {
    if (!isOpen) return
    const layer = { close: () => latest.current() }
    const watch = () => {
      const watcher = window.CloseWatcher && new window.CloseWatcher()
      watcher?.addEventListener('close', () => {
        // Browsers may group watchers, and close those below as well.
        if (layers.at(-1) === layer) layer.close()
        // A watcher serves once, and the layer may stay.
        current = watch()
      })
      return watcher
    }
    let current = watch()
    layers.push(layer)
    if (layers.length === 1) window.addEventListener('keydown', handleKey, true)
    return () => {
      current?.destroy()
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) window.removeEventListener('keydown', handleKey, true)
    }
  }, [isOpen])
}
