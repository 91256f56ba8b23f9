import { useSyncExternalStore } from 'react'

const signs = ['online', 'offline'] as const

function subscribe(listener: () => void) {
  for (const sign of signs) window.addEventListener(sign, listener)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener)
  }
}

/** True while the browser itself says that there is no line. What it takes for a line may still be dead. */
export const isOffline = () => !navigator.onLine

/** As `isOffline`, followed. The server renders for people who are there. */
export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline, () => false)
