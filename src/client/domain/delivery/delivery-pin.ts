import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { draftStore } from '#client/platform/storage/draft-store.ts'
import { pinPattern } from '#shared/place/place.constants.ts'

const TypedPin = z.object({ pin: z.string().regex(pinPattern) })

/** Its key contains "draft", so that a logout deletes it. */
const typedPin = draftStore({
  key: 'delivery-pin-draft',
  storage: 'tab',
  parse: (value) => TypedPin.safeParse(value).data ?? null,
})

const listeners = new Set<() => void>()

function follow(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The PIN code to deliver to, as it was typed on this tab; "" before. */
export const useDeliveryPin = () =>
  useSyncExternalStore(
    follow,
    () => typedPin.read()?.pin ?? '',
    () => '',
  )

/** @param pin six digits. */
export function setDeliveryPin(pin: string): void {
  typedPin.write({ pin })
  for (const listener of listeners) listener()
}
