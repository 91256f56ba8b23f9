import { earthRadiusKm, type GeoPoint } from '#shared/place/distance.ts'
import { type IndiaMapFile, type MapName, unpackPoints } from '#shared/place/india-map.ts'

/** GeoJSON, as far as the map uses it. */
interface Feature<Geometry, Properties> {
  type: 'Feature'
  geometry: Geometry
  properties: Properties
}
interface FeatureCollection<Geometry, Properties> {
  type: 'FeatureCollection'
  features: Feature<Geometry, Properties>[]
}
interface Point {
  type: 'Point'
  coordinates: number[]
}
interface LineString {
  type: 'LineString'
  coordinates: number[][]
}
interface MultiPoint {
  type: 'MultiPoint'
  coordinates: number[][]
}
export interface Polygon {
  type: 'Polygon'
  coordinates: number[][][]
}

type AreaKind = 'state' | 'district'

interface NameProperties {
  kind: AreaKind | 'town'
  name: string
  hindi: string
  /** The smaller, the earlier a name gets its room. */
  rank: number
}

/** The map of India as maplibre draws it. */
export interface IndiaMap {
  dots: MultiPoint
  lines: FeatureCollection<LineString, { kind: AreaKind }>
  names: FeatureCollection<Point, NameProperties>
}

const lineFeatures = (kind: AreaKind, lines: readonly number[][]) =>
  lines.map((line) => ({
    type: 'Feature' as const,
    properties: { kind },
    geometry: { type: 'LineString' as const, coordinates: unpackPoints(line) },
  }))

const nameFeatures = (kind: NameProperties['kind'], names: readonly MapName[]) =>
  names.map(([name, hindi, lon, lat], rank) => ({
    type: 'Feature' as const,
    properties: { kind, name, hindi: hindi || name, rank },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  }))

export const indiaMapOf = (file: IndiaMapFile): IndiaMap => ({
  dots: { type: 'MultiPoint', coordinates: unpackPoints(file.points) },
  lines: {
    type: 'FeatureCollection',
    features: [
      ...lineFeatures('state', file.stateLines),
      ...lineFeatures('district', file.districtLines),
    ],
  },
  names: {
    type: 'FeatureCollection',
    features: [
      ...nameFeatures('state', file.states),
      ...nameFeatures('district', file.districts),
      ...nameFeatures('town', file.towns),
    ],
  },
})

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (value: number) => (value * 180) / Math.PI
const circlePoints = 72

/** The circle on the ground around a point, as a closed ring. @param km its radius, at most 5,000. */
export function circleAround({ lat, lon }: GeoPoint, km: number): Polygon {
  const angle = km / earthRadiusKm
  const phi = radians(lat)
  const ring = Array.from({ length: circlePoints + 1 }, (_, i) => {
    const bearing = (2 * Math.PI * i) / circlePoints
    const north = Math.asin(
      Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing),
    )
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
      Math.cos(angle) - Math.sin(phi) * Math.sin(north),
    )
    return [lon + degrees(east), degrees(north)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}
