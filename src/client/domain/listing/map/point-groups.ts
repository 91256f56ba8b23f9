import type { GeoPoint } from '#shared/place/distance.ts'

/** What the map needs of a listing. */
export interface PlacedListing {
  _id: string
  point?: GeoPoint | null | undefined
  /** City and state of the seller, "" when not given. */
  user: { place: string }
}

/** The listings of one point. */
export interface PointGroup {
  key: string
  point: GeoPoint
  /** City and state that most of them give; "" when none gives one. */
  place: string
  ids: string[]
}

function mostFrequent(places: readonly string[]): string {
  const groups = [...Map.groupBy(places.filter(Boolean), (place) => place)]
  return groups.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ''
}

/** Groups listings by their point, which all of one PIN share; those without a point are left out. */
export function groupByPoint(items: readonly PlacedListing[]): PointGroup[] {
  const placed = items.flatMap(({ point, ...item }) => (point ? [{ ...item, point }] : []))
  const groups = Map.groupBy(placed, ({ point }) => `${point.lat},${point.lon}`)
  return [...groups].map(([key, members]) => ({
    key,
    point: members[0]?.point as GeoPoint,
    place: mostFrequent(members.map(({ user }) => user.place)),
    ids: members.map(({ _id }) => _id),
  }))
}
