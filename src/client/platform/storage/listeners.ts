/** The functions to call when a store changes. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    isEmpty: () => listeners.size === 0,
    /** @returns removes it. */
    add: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Calls each of them. */
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
