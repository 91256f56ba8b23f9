import { useState } from 'react'
import { useCurrentUser } from '../../core/current-user.ts'
import { findState } from './calendar-address.ts'

const storageKey = 'calendar-state'
const firstState = 'Uttar Pradesh'

export const rememberState = (state: string) => localStorage.setItem(storageKey, state)

/** The state that a person most likely farms in: their profile's, else the last one they picked. */
export function useUsualState() {
  const { user } = useCurrentUser()
  // Read once: a pick on the page goes into its address, and must not change what is usual there.
  const [remembered] = useState(() => findState(localStorage.getItem(storageKey)))
  return findState(user?.address.state) ?? remembered ?? firstState
}
