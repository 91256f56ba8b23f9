import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser takes over its rendering; true ever after. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
