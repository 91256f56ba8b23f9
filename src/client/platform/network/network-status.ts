import { useSyncExternalStore } from 'react'

const eventNames = ['online', 'offline'] as const

function subscribe(listener: () => void) {
  for (const name of eventNames) window.addEventListener(name, listener)
  return () => {
    for (const name of eventNames) window.removeEventListener(name, listener)
  }
}

/** True while the browser reports no connection. A connection that it reports may still be dead. */
export const isOffline = () => !navigator.onLine

/** As `isOffline`, always up to date. The server renders as for users with a connection. */
export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline, () => false)

/** Whether the connection is fast and not metered, as far as the browser says; one that says nothing is taken for fast. */
export function isFastConnection(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '')
}
