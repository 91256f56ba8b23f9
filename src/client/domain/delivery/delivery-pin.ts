import { useSyncExternalStore } from 'react'
import { draftStore } from '#client/platform/draft/draft-store.ts'
import { createListeners } from '#client/platform/storage/listeners.ts'
import { pinPattern } from '#shared/place/place.constants.ts'

/** Its key contains "draft", so that a logout deletes it. */
const typedPin = draftStore({
  key: 'delivery-pin-draft',
  storage: 'tab',
  parse: ({ pin }: { pin?: unknown }) =>
    typeof pin === 'string' && pinPattern.test(pin) ? { pin } : null,
})

const listeners = createListeners()

/** The PIN code to deliver to, as it was typed on this tab; "" before. */
export const useDeliveryPin = () =>
  useSyncExternalStore(
    listeners.add,
    () => typedPin.read()?.pin ?? '',
    () => '',
  )

/** @param pin six digits. */
export function setDeliveryPin(pin: string): void {
  typedPin.write({ pin })
  listeners.notify()
}
