import type { TFunction } from 'i18next'

/** Translates the state in "Nashik, Maharashtra", or a state alone; the city stays as it was typed. */
export function placeText(t: TFunction, place: string): string {
  const comma = place.lastIndexOf(', ')
  return comma < 0 ? t(place) : place.slice(0, comma + 2) + t(place.slice(comma + 2))
}
