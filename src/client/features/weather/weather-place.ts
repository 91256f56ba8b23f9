import { defaultCity, unnamedPlace } from '#shared/weather/weather.constants.ts'
import type { DeviceLocation } from './use-location.ts'

/** What the server is asked for. */
export type PlaceInput = { city: string } | { lat: number; lon: number }

/** As the server takes it. */
export const maxCityLength = 100

export const cleanCity = (text: string) =>
  text.replaceAll('\0', '').trim().slice(0, maxCityLength).toWellFormed().trim()

/** Coordinates to about a kilometre: finer ones are nobody's business. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * The place to show: the city that was searched, else where the person is, else the default; null while
 * the browser is asked.
 */
export function choosePlace(city: string, location: DeviceLocation): PlaceInput | null {
  if (city) return { city }
  if (location.status === 'known') {
    return { lat: coarse(location.lat), lon: coarse(location.lon) }
  }
  return location.status === 'denied' || location.status === 'unsupported'
    ? { city: defaultCity }
    : null
}

/** What the person is told of their location, in English; null when there is nothing to tell. */
export function locationSentence(city: string, { status }: DeviceLocation): string | null {
  if (city) return null
  if (status === 'unsupported') return 'Geolocation is not supported by your browser.'
  if (status === 'denied') {
    return 'Location access denied. Using default location (Sultanpur, UP).'
  }
  return null
}

const ownNames: readonly string[] = [unnamedPlace, defaultCity]

/** Names of places stay as they are, but for those that we give ourselves. */
export const placeName = (t: (text: string) => string, { name }: { name: string }) =>
  ownNames.includes(name) ? t(name) : name
