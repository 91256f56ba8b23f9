import {
  findDistrictAtPoint,
  findPlaceNear,
  findPlaceOfPin,
} from '#server/features/place/place.service.ts'
import { cubeOfPoint } from '#server/features/place/place-address.service.ts'
import { boxOfArea, findDistrict } from '#server/features/place/place-areas.service.ts'
import { withEnglishState } from '#server/features/place/place-words.service.ts'
import { sql } from '#server/platform/database/sql.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import type { ListingSort } from '#shared/kit/pagination.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { chordOfKm, type GeoPoint } from '#shared/place/distance.ts'
import {
  coordinateDecimals,
  nothingNear,
  radiusOfPlaceInWordsKm,
  unknownDistrict,
  unknownPin,
} from '#shared/place/place.constants.ts'
import type { NearPoint, PlaceView } from '#shared/place/place.schema.ts'
import { findPlaceInSearch } from '../words/place-in-search.policy.ts'
import type { ListArea } from './listing-area.sql.ts'

/** What a list is asked for by place. */
export interface NearQuery {
  q: string
  sort: ListingSort
  near: NearPoint | null
  /** Kilometres; undefined for any distance. */
  radius?: number | undefined
  state: string
  district: string
}

interface PlacedQuery {
  area: ListArea
  /** Where distances are measured from; null without a place. */
  center: GeoPoint | null
  /** The search without the name of a place that it was understood to have. */
  q: string
  nearPlace: PlaceView | null
}

const refuse = (path: string, message: string) => invalidInput([{ path, message }])

const rounded = (degrees: number) => Number(degrees.toFixed(coordinateDecimals))

/** @throws AppError `input.invalid` (400) for a PIN that India Post does not use and a point far from all. */
function centerOf(near: NearPoint): { point: GeoPoint; place: PlaceView } {
  const place =
    'pin' in near ? findPlaceOfPin(near.pin) : (findDistrictAtPoint(near) ?? findPlaceNear(near))
  if (!place) throw refuse('near', 'pin' in near ? unknownPin : nothingNear)
  return {
    point: 'pin' in near ? place : { lat: rounded(near.lat), lon: rounded(near.lon) },
    place,
  }
}

/** @throws AppError `input.invalid` (400) without a state, and for a district that the state does not have. */
function districtOf({ state, district }: NearQuery): string {
  if (district === '') return ''
  if (state === '') throw refuse('district', 'district needs state')
  const known = findDistrict(state, district)
  if (known === null) throw refuse('district', unknownDistrict)
  return known
}

/**
 * Reads what a list is narrowed by. Without `near`, a place in the search words is one: the list then has
 * what is within 50 km of it, or within the radius, in the order that was asked for.
 * @throws AppError `input.invalid` (400) with a sentence at `near`, `radius`, `sort` or `district`.
 */
export function placeQuery(listingKind: ListingKind, query: NearQuery): PlacedQuery {
  const inWords = query.near ? null : findPlaceInSearch(listingKind, query.q)
  const center = query.near
    ? centerOf(query.near)
    : inWords && { point: inWords.place, place: inWords.place }
  const radius = query.radius ?? (inWords ? radiusOfPlaceInWordsKm : undefined)
  if (!center && radius !== undefined) throw refuse('radius', 'radius needs near')
  if (!center && query.sort === 'nearest') throw refuse('sort', 'sort=nearest needs near')
  const district = districtOf(query)
  const isNearest = query.sort === 'nearest'
  return {
    q: inWords ? inWords.rest : withEnglishState(query.q),
    nearPlace: center?.place ?? null,
    center: center?.point ?? null,
    area: {
      center: center && sql`${sql.value(cubeOfPoint(center.point))}::cube`,
      chord: radius === undefined ? null : chordOfKm(radius),
      state: query.state,
      district,
      box: isNearest && query.state !== '' ? boxOfArea(query.state, district) : null,
      needsPoint: isNearest,
    },
  }
}
