/** Latitude and longitude in degrees (WGS 84). */
export interface GeoPoint {
  lat: number
  lon: number
}

/** The mean radius of the earth (IUGG), in kilometres. */
export const earthRadiusKm = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point on a sphere of radius 1: x, y and z. */
export function unitVector({ lat, lon }: GeoPoint): readonly [number, number, number] {
  const [phi, lambda] = [radians(lat), radians(lon)]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** The straight line through the unit sphere between two points that are `km` apart on the ground. */
export const chordOfKm = (km: number) =>
  2 * Math.sin(Math.min(km / (2 * earthRadiusKm), Math.PI / 2))

/** Kilometres on the ground between two points whose chord through the unit sphere is given. */
export const kmOfChord = (chord: number) => 2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2))

/** The great-circle distance in kilometres, as the crow flies. Roads are about a third longer. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const [a, b] = [unitVector(from), unitVector(to)]
  return kmOfChord(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))
}
