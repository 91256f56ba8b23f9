/** A place in the results of a geocoder. */
export interface GeocodedPlace {
  name: string
  latitude: number
  longitude: number
  country_code?: string | undefined
  country?: string | undefined
  admin1?: string | undefined
  population?: number | undefined
}

/** The population assumed for a place without one, which is usually a hamlet. */
const defaultPopulation = 500
/** Weights that the population is multiplied by: another place must be this many times bigger to win. */
const exactNameWeight = 20
const indiaWeight = 100
/** Large enough that the text after the comma decides. */
const hintWeight = 1e6

const normaliseName = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** `Uttar Pradesh` → `up` */
const initials = (text: string) =>
  normaliseName(text)
    .split(/\s+/)
    .map((word) => word[0])
    .join('')

/** Splits `Sultanpur, UP` into the name to look up and the normalised hints after it. */
export function splitPlaceName(text: string): { name: string; hints: string[] } {
  const [name = '', ...hints] = text
    .split(',')
    .map((section) => section.trim())
    .filter(Boolean)
  return { name, hints: hints.map(normaliseName) }
}

function matchesHint(
  { admin1 = '', country = '', country_code = '' }: GeocodedPlace,
  hint: string,
) {
  return [
    normaliseName(admin1),
    initials(admin1),
    normaliseName(country),
    normaliseName(country_code),
  ].includes(hint)
}

/**
 * The place that a user in India most likely means: exact names before others, places in India before
 * those abroad, big places before small ones. "London" is still London, which outweighs any Indian hamlet.
 */
export function likeliestPlace<Place extends GeocodedPlace>(
  places: readonly Place[],
  name: string,
  hints: readonly string[],
): Place | null {
  const weigh = (place: Place) =>
    (place.population || defaultPopulation) *
    (normaliseName(place.name) === normaliseName(name) ? exactNameWeight : 1) *
    (place.country_code === 'IN' ? indiaWeight : 1) *
    hintWeight ** hints.filter((hint) => matchesHint(place, hint)).length
  let best: { place: Place; weight: number } | null = null
  for (const place of places) {
    const weight = weigh(place)
    if (!best || weight > best.weight) best = { place, weight }
  }
  return best?.place ?? null
}
