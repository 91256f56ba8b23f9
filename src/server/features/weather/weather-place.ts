import type { WeatherInput, WeatherView } from '#shared/weather/weather.schema.ts'

/** A place to ask for: by its name, or by rounded coordinates. */
export type PlaceQuery = { city: string } | { lat: number; lon: number }

/** What an adapter gives; the service adds warnings, tips, and where and when it is from. */
export type RawWeather = Omit<WeatherView, 'warnings' | 'tips' | 'source'>

/** About a kilometre: weather is no finer, and neighbours share one answer. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100 + 0

/** Reads the input as a place; null for a text that can't be any place's name. */
export function readPlace({ city, lat, lon }: WeatherInput): PlaceQuery | null {
  if (lat !== undefined && lon !== undefined) return { lat: rounded(lat), lon: rounded(lon) }
  const name = (city ?? '').toWellFormed().normalize('NFC').replace(/\s+/g, ' ')
  return /\p{L}/u.test(name) ? { city: name } : null
}

/** Under which a place's weather is kept: the same for `Pune` and ` pune`. */
export const placeKey = (place: PlaceQuery) =>
  'city' in place ? place.city.toLowerCase() : `${place.lat},${place.lon}`
