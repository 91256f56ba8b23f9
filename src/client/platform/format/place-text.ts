import type { Translate } from '#client/platform/i18n/translation.ts'

/** Translates the state in "Nashik, Maharashtra", or a state alone; the city stays as it was typed. */
export function placeText(t: Translate, place: string): string {
  const comma = place.lastIndexOf(', ')
  return comma < 0 ? t(place) : place.slice(0, comma + 2) + t(place.slice(comma + 2))
}
