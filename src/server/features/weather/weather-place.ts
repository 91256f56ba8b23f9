import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import type { WeatherStep } from '#shared/weather/spraying.ts'
import type { ForecastDay, WeatherInput, WeatherView } from '#shared/weather/weather.schema.ts'

/** A place by its name or by rounded coordinates. */
export type PlaceQuery = { city: string } | { lat: number; lon: number }

/** A day as an external service describes it. */
export type RawForecastDay = Omit<ForecastDay, 'spraying'>

/** The weather from an external service; `getWeather` adds warnings, advice, tips and the source. */
export interface RawWeather extends Omit<WeatherView, 'warnings' | 'tips' | 'source' | 'forecast'> {
  forecast: RawForecastDay[]
  /** In order, counted from the first midnight of the first day of `forecast`. */
  steps: WeatherStep[]
}

/** Rounds to about a kilometre. Weather is no finer than that, and neighbours share a cached answer. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100 + 0

/** The place of an input; null for a text that cannot be the name of a place. */
export function parsePlaceQuery({ city, lat, lon }: WeatherInput): PlaceQuery | null {
  if (lat !== undefined && lon !== undefined)
    return { lat: roundDegrees(lat), lon: roundDegrees(lon) }
  const name = (city ?? '').toWellFormed().normalize('NFC').replace(/\s+/g, ' ')
  return /\p{L}/u.test(name) ? { city: name } : null
}

/**
 * The place of a PIN code that stands where a city is asked for: external services do not know them. Null for a
 * name, for coordinates, and for a number that India Post does not use.
 */
export const findPinPlace = ({ city, lat }: WeatherInput): PlaceView | null =>
  lat === undefined && city !== undefined ? findPlaceOfPin(toPinDigits(city)) : null

/** The cache key of a place, the same for `Pune` and ` pune`. */
export const placeKey = (place: PlaceQuery) =>
  'city' in place ? place.city.toLowerCase() : `${place.lat},${place.lon}`
