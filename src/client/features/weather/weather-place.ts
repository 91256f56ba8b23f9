import type { DeviceLocation } from '#client/domain/place/use-device-location.ts'
import { cleanText } from '#client/platform/format/clean-text.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { readPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { defaultCity, unnamedPlace } from '#shared/weather/weather.constants.ts'

/** The input of the weather query. */
export type PlaceInput = { city: string } | { lat: number; lon: number }

/** The server's limit. */
export const maxCityLength = 100

export const cleanCity = (text: string) => cleanText(text, maxCityLength)

/** The English sentence about a number in the city's field that has not six digits; null for all else. */
export function incompletePinSentence(city: string): English | null {
  const digits = readPinDigits(city)
  return digits === null || pinPattern.test(digits) ? null : 'A PIN code has six digits'
}

/** The part of the user's own place that the weather needs. */
export type OwnPlace = Pick<PlaceView, 'lat' | 'lon'>

/**
 * The place to show: the searched city, otherwise the device's location where the user asked for it,
 * otherwise the user's own place, otherwise the default; null while the browser is locating.
 */
export function choosePlace(
  city: string,
  location: DeviceLocation,
  ownPlace: OwnPlace | null,
): PlaceInput | null {
  if (city) return { city }
  if (location.status === 'known') return { lat: location.lat, lon: location.lon }
  if (ownPlace) return { lat: ownPlace.lat, lon: ownPlace.lon }
  return location.status === 'denied' || location.status === 'unsupported'
    ? { city: defaultCity }
    : null
}

/** The English sentence about the user's location; null when there is nothing to say. */
export function locationSentence(
  city: string,
  { status }: DeviceLocation,
  ownPlace: OwnPlace | null,
): string | null {
  if (city || ownPlace) return null
  if (status === 'unsupported') return 'Geolocation is not supported by your browser.'
  if (status === 'denied') {
    return 'Location access denied. Using default location (Sultanpur, UP).'
  }
  return null
}

const ownNames: readonly string[] = [unnamedPlace, defaultCity]

/** Translates the names of our own default places only. */
export const placeName = (t: (text: string) => string, { name }: { name: string }) =>
  ownNames.includes(name) ? t(name) : name
