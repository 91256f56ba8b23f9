import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { useSessionTag } from '#client/platform/session/session.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { visitorOwner } from './session-place.ts'
import { useStoredPlace } from './stored-place.ts'

export interface MyPlace {
  /** Null when it is not known, or not yet. */
  place: PlaceView | null
  /** True until the browser and the profile have been read. */
  isLoading: boolean
  /** The place is that of the profile's address. */
  isFromProfile: boolean
}

/** An address without a country is in India. */
export const isIndianCountry = (country: string) =>
  ['', 'india', 'भारत'].includes(country.trim().toLowerCase())

/** The profile's PIN code without spaces; null for other countries and for texts that are not PINs. */
export function pinOfAddress(address: Pick<UserView['address'], 'zip' | 'country'>): string | null {
  const pin = toPinDigits(address.zip)
  return isIndianCountry(address.country) && pinPattern.test(pin) ? pin : null
}

/**
 * The user's place: what this session chose, else that of the profile's address, else what a visitor chose
 * on this device before.
 */
export function useMyPlace(): MyPlace {
  const isHydrated = useHydrated()
  const stored = useStoredPlace()
  const owner = useSessionTag() ?? visitorOwner
  const { user, isLoading } = useCurrentUser()
  const isOwnChoice = stored !== null && stored.owner === owner
  if (isOwnChoice) return { place: stored, isLoading: false, isFromProfile: false }
  if (user?.place) return { place: user.place, isLoading: false, isFromProfile: true }
  const isWaiting = !isHydrated || isLoading
  const visitorsChoice = stored?.owner === visitorOwner ? stored : null
  return { place: isWaiting ? null : visitorsChoice, isLoading: isWaiting, isFromProfile: false }
}
