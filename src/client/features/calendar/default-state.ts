import { useMemo } from 'react'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { findState } from './calendar-address.ts'

const storageKey = 'calendar-state'
const fallbackState = 'Uttar Pradesh'

export const storeState = (state: string) => localStorage.setItem(storageKey, state)

/** The state the user most likely farms in: that of their place, the profile's, or the last one picked. */
export function useDefaultState() {
  const { place } = useMyPlace()
  const { user } = useCurrentUser()
  // Read once: a pick on the page goes into the address and must not change this default.
  const isHydrated = useHydrated()
  const storedState = useMemo(
    () => (isHydrated ? findState(localStorage.getItem(storageKey)) : undefined),
    [isHydrated],
  )
  return place?.state ?? findState(user?.address.state) ?? storedState ?? fallbackState
}
