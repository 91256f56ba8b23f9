import { pinOfAddress, useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { useDeliveryPin } from './delivery-pin.ts'

/** Where the viewer would have things delivered: the PIN code typed on this tab, or that of "my place"; "" for none. */
export function usePinOfBuyer(): string {
  const typed = useDeliveryPin()
  const { place, isFromProfile } = useMyPlace()
  const { user } = useCurrentUser()
  // The place of a city has the PIN code of its first post office, which need not be the viewer's.
  const pin = isFromProfile ? user && pinOfAddress(user.address) : place?.pin
  return typed || (pin ?? '')
}
