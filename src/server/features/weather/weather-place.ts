import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import { readPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern, unknownPin } from '#shared/place/place.constants.ts'
import { notAPin, type PlaceView } from '#shared/place/place.schema.ts'
import type { WeatherStep } from '#shared/weather/spraying.ts'
import type { ForecastDay, WeatherInput, WeatherView } from '#shared/weather/weather.schema.ts'
import { unknownPlace } from './weather.errors.ts'

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
 * name and for coordinates.
 * @throws AppError `weather.unknown_place` (404) with its own sentence for other numbers.
 */
export function findPinPlace({ city = '', lat, lon }: WeatherInput): PlaceView | null {
  const digits = readPinDigits(city)
  if (digits === null || (lat !== undefined && lon !== undefined)) return null
  if (!pinPattern.test(digits)) throw unknownPlace(notAPin)
  const place = findPlaceOfPin(digits)
  if (!place) throw unknownPlace(unknownPin)
  return place
}

/** The cache key of a place, the same for `Pune` and ` pune`. */
export const placeKey = (place: PlaceQuery) =>
  'city' in place ? place.city.toLowerCase() : `${place.lat},${place.lon}`
