import { useSyncExternalStore } from 'react'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { createListeners } from '#client/platform/storage/listeners.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { placeStorageKey } from './session-place.ts'

/** The place that was last chosen on this device. */
export interface StoredPlace extends PlaceView {
  /** The session that chose it (`tokenTag`); 'visitor' without one. */
  owner: string
}

const listeners = createListeners()

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)

/** Whether a stored value has the members of a place that this app reads. */
function isStoredPlace(value: unknown): value is StoredPlace {
  if (typeof value !== 'object' || value === null) return false
  const place = value as Record<keyof StoredPlace, unknown>
  return (
    [place.name, place.kind, place.district, place.precision, place.owner].every(isText) &&
    [place.nameHindi, place.districtHindi, place.pin].every(isTextOrNull) &&
    Number.isFinite(place.lat) &&
    Number.isFinite(place.lon) &&
    indianStates.some((state) => state === place.state)
  )
}

function parse(text: string | null): StoredPlace | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isStoredPlace(value) ? value : null
  } catch {
    // Another version of the app may have written something else.
    return null
  }
}

let last: { text: string | null; place: StoredPlace | null } = { text: null, place: null }

/** The place stored on this device; the same object until it changes. */
export function readStoredPlace(): StoredPlace | null {
  const text = localStorage.getItem(placeStorageKey)
  if (text !== last.text) last = { text, place: parse(text) }
  return last.place
}

/** Stores the place as the choice of the current session. */
export function storePlace(place: PlaceView): void {
  localStorage.setItem(
    placeStorageKey,
    JSON.stringify({ ...place, owner: tokenTag() } satisfies StoredPlace),
  )
  listeners.notify()
}

export function deleteStoredPlace(): void {
  localStorage.removeItem(placeStorageKey)
  listeners.notify()
}

function followStoredPlace(listener: () => void) {
  const remove = listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    remove()
    window.removeEventListener('storage', listener)
  }
}

/** `readStoredPlace`, up to date in all tabs; null on the server and during hydration. */
export const useStoredPlace = () =>
  useSyncExternalStore(followStoredPlace, readStoredPlace, () => null)
