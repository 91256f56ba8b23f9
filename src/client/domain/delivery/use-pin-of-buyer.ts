import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { pinPattern } from '#shared/place/place.constants.ts'
import { useDeliveryPin } from './delivery-pin.ts'

/** Where the viewer would have things delivered: the PIN code typed on this tab or the profile's; "" for none. */
export function usePinOfBuyer(): string {
  const typed = useDeliveryPin()
  const { user } = useCurrentUser()
  if (typed !== '') return typed
  const zip = user?.address.zip.replaceAll(/[\s-]/g, '') ?? ''
  return pinPattern.test(zip) ? zip : ''
}
