import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import type { GeoPoint } from '#shared/place/distance.ts'
import { coordinateDecimals } from '#shared/place/place.constants.ts'
import { PlaceView, type ResolvePlaceInput } from '#shared/place/place.schema.ts'
import { noPlaceNear, pinNotFound } from './place.errors.ts'
import { type District, placeTables } from './place-data.ts'
import {
  indexOfPin,
  nearestPin,
  pinsStartingWith,
  viewOfDistrict,
  viewOfPin,
} from './place-pins.ts'

/**
 * Kilometres from the nearest PIN beyond which a point counts as no place. Hanle, Turtuk, Anini and
 * Kavaratti are 57 to 63 km from one with a point of its own; Kathmandu and Dhaka are 87 and more.
 */
const maxKmToPin = 70

/** The place of a PIN, with or without a space in it; null for a number that India Post does not use. */
export function findPlaceOfPin(pin: string): PlaceView | null {
  const index = indexOfPin(pin)
  return index === undefined ? null : viewOfPin(index)
}

/** Whether India Post has a PIN code that begins with these digits. */
export const hasPinsStartingWith = (digits: string) => pinsStartingWith(digits, 1).length > 0

/** The place of the nearest PIN; null when there is none within 70 km. */
export function findPlaceNear(point: GeoPoint): PlaceView | null {
  const { index, km } = nearestPin(point)
  return km > maxKmToPin ? null : viewOfPin(index)
}

let districtsByPoint: ReadonlyMap<string, District> | undefined

/**
 * The district whose middle this is, to two decimals of a degree: who chose a district by its name is
 * shown the district and not the village in its middle. Null for all other points.
 */
export function findDistrictAtPoint({ lat, lon }: GeoPoint): PlaceView | null {
  const keyOf = (point: GeoPoint) =>
    `${point.lat.toFixed(coordinateDecimals)},${point.lon.toFixed(coordinateDecimals)}`
  districtsByPoint ??= new Map(placeTables.districts.map((district) => [keyOf(district), district]))
  const district = districtsByPoint.get(keyOf({ lat, lon }))
  return district ? viewOfDistrict(district) : null
}

/**
 * The place of a PIN code, or the nearest one of a point.
 * @throws AppError `place.unknown_pin` or `place.nothing_near` (404).
 */
export function resolvePlace({ pin, lat, lon }: ResolvePlaceInput): PlaceView {
  if (pin !== undefined) {
    const place = findPlaceOfPin(pin)
    if (!place) throw pinNotFound()
    return prepare(PlaceView, place, always)
  }
  // Points are people's own positions, and hardly two are alike: their answers are not stored.
  const place = findPlaceNear({ lat: lat as number, lon: lon as number })
  if (!place) throw noPlaceNear()
  return place
}
