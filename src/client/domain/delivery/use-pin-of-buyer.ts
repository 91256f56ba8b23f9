import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useDeliveryPin } from './delivery-pin.ts'

/** Where the viewer would have things delivered: the PIN code typed on this tab, or that of "my place"; "" for none. */
export function usePinOfBuyer(): string {
  const typed = useDeliveryPin()
  const { place } = useMyPlace()
  return typed || (place?.pin ?? '')
}
