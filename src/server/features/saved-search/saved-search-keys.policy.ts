import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { GeoPoint } from '#shared/place/distance.ts'

/**
 * How a new listing finds the searches that may match it without reading them all. A search is stored under
 * keys of a term and an area, so chosen that every match has at least one of them:
 * - the terms are the kinds and words of which a match has one, else the category, else any;
 * - the area is a cell of a grid that its radius touches, else the state, else anywhere.
 * A listing looks under all its own terms and areas. What is found is then compared exactly.
 */

/** Grids by the longest radius that uses them: a search then has about ten cells. Kilometres and degrees. */
const grids = [
  { longestKm: 50, degrees: 0.5 },
  { longestKm: 100, degrees: 1 },
  { longestKm: 250, degrees: 2.5 },
] as const

/** Kilometres of one degree of latitude; the least there is, so that no cell is missed. */
const kmPerDegree = 110.5
const anyTerm = '*'
const anyArea = ''

const cellKey = (degrees: number, row: number, column: number) => `${degrees}:${row}:${column}`

/** The cells that a circle touches; null for a radius that has no grid. */
function cellsInReach({ lat, lon }: GeoPoint, radiusKm: number): string[] | null {
  const grid = grids.find(({ longestKm }) => radiusKm <= longestKm + 0.5)
  if (!grid) return null
  // A kilometre more, because points are rounded.
  const latReach = (radiusKm + 1) / kmPerDegree
  const lonReach = latReach / Math.cos(((Math.abs(lat) + latReach) * Math.PI) / 180)
  const range = (from: number, to: number) => {
    const first = Math.floor(from / grid.degrees)
    return Array.from({ length: Math.floor(to / grid.degrees) - first + 1 }, (_, i) => first + i)
  }
  return range(lat - latReach, lat + latReach).flatMap((row) =>
    range(lon - lonReach, lon + lonReach).map((column) => cellKey(grid.degrees, row, column)),
  )
}

const cellsOfPoint = ({ lat, lon }: GeoPoint) =>
  grids.map(({ degrees }) => cellKey(degrees, Math.floor(lat / degrees), Math.floor(lon / degrees)))

const join = (kind: ListingKind, terms: readonly string[], areas: readonly string[]) =>
  terms.flatMap((term) => areas.map((area) => `${kind}|${term}|${area}`))

const goodsKindTerm = (id: string) => `k:${id}`
const wordTerm = (word: string) => `w:${word}`
const categoryTerm = (category: string) => `c:${category}`
const stateArea = (state: string) => `s:${state}`

interface KeyedSearch {
  kind: ListingKind
  /** Kinds of goods and words of which a match has at least one; null for a search without words. */
  terms: { goodsKinds: readonly string[]; words: readonly string[] } | null
  category: string | null
  /** Null without a radius. */
  circle: { center: GeoPoint; radiusKm: number } | null
  /** "" for all. */
  state: string
}

/** The keys under which a search is stored. */
export function keysOfSearch({ kind, terms, category, circle, state }: KeyedSearch): string[] {
  const ownTerms = terms
    ? [...terms.goodsKinds.map(goodsKindTerm), ...terms.words.map(wordTerm)]
    : [category ? categoryTerm(category) : anyTerm]
  const cells = circle && cellsInReach(circle.center, circle.radiusKm)
  return join(kind, ownTerms, cells ?? [state ? stateArea(state) : anyArea])
}

interface KeyedListing {
  kind: ListingKind
  /** All words of its text index. */
  words: readonly string[]
  goodsKind: string | null
  category: string
  point: GeoPoint | null
  state: string | null
}

/** The keys under which the searches are that may match a listing. */
export const keysOfListing = ({
  kind,
  words,
  goodsKind,
  category,
  point,
  state,
}: KeyedListing): string[] =>
  join(
    kind,
    [
      ...words.map(wordTerm),
      ...(goodsKind ? [goodsKindTerm(goodsKind)] : []),
      categoryTerm(category),
      anyTerm,
    ],
    [anyArea, ...(state ? [stateArea(state)] : []), ...(point ? cellsOfPoint(point) : [])],
  )
