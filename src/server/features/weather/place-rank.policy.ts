/** A place as a geocoder finds it. */
export interface FoundPlace {
  name: string
  latitude: number
  longitude: number
  country_code?: string | undefined
  country?: string | undefined
  admin1?: string | undefined
  population?: number | undefined
}

/** For a hamlet whose people nobody counted. */
const hamlet = 500
/** So much bigger must a place be to be meant although its name is another, or it is not in India. */
const exactWeight = 20
const indiaWeight = 100
/** What was said after the comma decides. */
const hintWeight = 1e6

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** `Uttar Pradesh` → `up` */
const initials = (text: string) =>
  plain(text)
    .split(/\s+/)
    .map((word) => word[0])
    .join('')

/** `Sultanpur, UP` → the name to look up, and what else is known of the place. */
export function splitPlaceName(text: string): { name: string; hints: string[] } {
  const [name = '', ...hints] = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return { name, hints: hints.map(plain) }
}

function fits({ admin1 = '', country = '', country_code = '' }: FoundPlace, hint: string) {
  return [plain(admin1), initials(admin1), plain(country), plain(country_code)].includes(hint)
}

/**
 * The place that a person in India most likely means: places of that very name before others, Indian
 * ones before those abroad, big before small. London is still London, for it outweighs any hamlet here.
 */
export function likeliestPlace<Place extends FoundPlace>(
  places: readonly Place[],
  name: string,
  hints: readonly string[],
): Place | null {
  const weigh = (place: Place) =>
    (place.population || hamlet) *
    (plain(place.name) === plain(name) ? exactWeight : 1) *
    (place.country_code === 'IN' ? indiaWeight : 1) *
    hintWeight ** hints.filter((hint) => fits(place, hint)).length
  let best: { place: Place; weight: number } | null = null
  for (const place of places) {
    const weight = weigh(place)
    if (!best || weight > best.weight) best = { place, weight }
  }
  return best?.place ?? null
}
