import { distanceKm, unitVector } from '#shared/place/distance.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { knownPlaces, stateKeys } from './known-places.service.ts'
import { findPlaceOfPin } from './place.service.ts'
import { placeTables } from './place-data.ts'
import { foldName } from './place-folding.ts'
import { districtAt, viewOfPin } from './place-pins.ts'

/** What a profile says of where somebody is. */
export interface Address {
  zip: string
  city: string
  state: string
  country: string
}

/** The columns of a listing's row that say where it is. */
export interface LocatedColumns {
  /** The unit vector as text of PostgreSQL's type `cube`; null when the place is not known. */
  point: string | null
  pin: string | null
  district: string | null
  state: string | null
  pointPrecision: 'pin' | 'region' | 'none'
}

const indiaKeys = ['', 'india', 'bharat', 'भारत'].map(foldName)

/** Whether an address is in India, as one without a country is. */
export const isAddressInIndia = ({ country }: Pick<Address, 'country'>) =>
  indiaKeys.includes(foldName(country))

const keyOf = (state: string, name: string) => `${state}\n${foldName(name)}`

/** Kilometres within which PINs of one name count as one place. */
const samePlaceKm = 30

let pinsByName: Map<string, number[]> | undefined

/** Indexes of the PINs whose delivering post office has this name, in this state. */
export function pinsNamed(state: string, city: string): readonly number[] {
  if (!pinsByName) {
    pinsByName = new Map()
    for (const [i, name] of placeTables.pins.names.entries()) {
      const key = keyOf(districtAt(placeTables.pins.districts[i] as number).state, name)
      const others = pinsByName.get(key)
      if (others) others.push(i)
      else pinsByName.set(key, [i])
    }
  }
  return pinsByName.get(keyOf(state, city)) ?? []
}

/**
 * The district or well-known town of this name in a state. Of other towns it is not certain that no
 * village has the same name.
 */
function findCity(city: string, stateName: string): PlaceView | null {
  const state = [...stateKeys].find(([, keys]) => keys.includes(foldName(stateName)))?.[0]
  const key = foldName(city)
  if (state === undefined || key === '') return null
  const known = knownPlaces().filter(({ view, keys }) => view.state === state && keys.includes(key))
  const place = known.length === 1 ? known[0]?.view : undefined
  if (!place) return null
  const towns = pinsNamed(state, place.name)
    .map(viewOfPin)
    .filter(({ district }) => district === place.district)
  const [town] = towns.filter(({ precision }) => precision === 'pin')
  const isOneTown = town && towns.every((other) => distanceKm(town, other) <= samePlaceKm)
  return isOneTown ? town : place
}

/**
 * Where an address is: by its PIN, else by city and state where that is certain.
 * @returns null abroad, and when neither is known.
 */
export function findPlaceOfAddress(address: Address): PlaceView | null {
  if (!isAddressInIndia(address)) return null
  return findPlaceOfPin(address.zip) ?? findCity(address.city, address.state)
}

/** A point as text of the type `cube`: three coordinates on a sphere of radius 1. */
export const cubeOfPoint = (point: { lat: number; lon: number }) =>
  `(${unitVector(point).join(', ')})`

/** The columns that say where the listings of somebody with this address are. */
export function locateAddress(address: Address): LocatedColumns {
  const place = findPlaceOfAddress(address)
  if (!place) return { point: null, pin: null, district: null, state: null, pointPrecision: 'none' }
  const { pin, district, state, precision } = place
  return { point: cubeOfPoint(place), pin, district, state, pointPrecision: precision }
}
