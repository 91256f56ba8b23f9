import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { indianStates } from '#shared/kit/places.ts'

/** State and district of the seller: of the chosen place, else of the profile; '' when they are not known. */
export function useSellerPlace() {
  const { place, isLoading } = useMyPlace()
  const { user } = useCurrentUser()
  if (place) return { state: place.state, district: place.district, isLoading }
  const state = indianStates.find((name) => name === user?.address.state) ?? ''
  return { state, district: user?.address.city ?? '', isLoading } as const
}
