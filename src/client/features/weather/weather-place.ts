import { defaultCity, unnamedPlace } from '#shared/weather/weather.constants.ts'
import type { DeviceLocation } from './use-location.ts'

/** The input of the weather query. */
export type PlaceInput = { city: string } | { lat: number; lon: number }

/** The server's limit. */
export const maxCityLength = 100

export const cleanCity = (text: string) =>
  text.replaceAll('\0', '').trim().slice(0, maxCityLength).toWellFormed().trim()

/** Rounds coordinates to about a kilometre, for privacy. */
const roundCoordinate = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * The place to show: the searched city, otherwise the user's location, otherwise the default; null
 * while the browser is locating.
 */
export function choosePlace(city: string, location: DeviceLocation): PlaceInput | null {
  if (city) return { city }
  if (location.status === 'known') {
    return { lat: roundCoordinate(location.lat), lon: roundCoordinate(location.lon) }
  }
  return location.status === 'denied' || location.status === 'unsupported'
    ? { city: defaultCity }
    : null
}

/** The English sentence about the user's location; null when there is nothing to say. */
export function locationSentence(city: string, { status }: DeviceLocation): string | null {
  if (city) return null
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
