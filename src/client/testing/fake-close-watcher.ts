import { vi } from 'vitest'

/** Replaces the browser's watcher for a phone's way back. @returns that way: it closes the newest one that is open. */
export function fakeCloseWatcher(): () => void {
  const open: EventTarget[] = []
  class FakeCloseWatcher extends EventTarget {
    constructor() {
      super()
      open.push(this)
    }
    destroy() {
      const index = open.indexOf(this)
      if (index >= 0) open.splice(index, 1)
    }
  }
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher)
  return () => {
    const newest = open.pop()
    if (!newest) throw new Error('Back leaves the page.')
    newest.dispatchEvent(new Event('close'))
  }
}
