import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { useSessionTag } from '#client/platform/session/session.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
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
  /** The place is the PIN of the user's profile. */
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
 * The user's place: what this session chose, else the PIN of the profile, else what a visitor chose on
 * this device before.
 */
export function useMyPlace(): MyPlace {
  const isHydrated = useHydrated()
  const stored = useStoredPlace()
  const owner = useSessionTag() ?? visitorOwner
  const { user, isLoading } = useCurrentUser()
  const isOwnChoice = stored !== null && stored.owner === owner
  const pin = user ? pinOfAddress(user.address) : null
  const profile = trpc.place.resolve.useQuery(
    { pin: pin ?? '' },
    { enabled: pin !== null && !isOwnChoice, staleTime: Number.POSITIVE_INFINITY, retry: 1 },
  )
  if (isOwnChoice) return { place: stored, isLoading: false, isFromProfile: false }
  if (pin !== null && profile.data) {
    return { place: profile.data, isLoading: false, isFromProfile: true }
  }
  const isWaiting = !isHydrated || isLoading || profile.isLoading
  const visitorsChoice = stored?.owner === visitorOwner ? stored : null
  return { place: isWaiting ? null : visitorsChoice, isLoading: isWaiting, isFromProfile: false }
}
