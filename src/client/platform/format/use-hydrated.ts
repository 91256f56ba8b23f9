import { useSyncExternalStore } from 'react'

/** The value never changes after hydration. */
const subscribeToNothing = () => () => {}

/** False on the server and during hydration, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
