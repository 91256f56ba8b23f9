import { Delaunay } from 'd3-delaunay'
import { earthRadiusKm } from '#shared/place/distance.ts'
import type { LonLat } from '#shared/place/india-map.ts'

/** A point with the area that it lies in. */
export interface AreaPoint {
  lon: number
  lat: number
  area: number
}

export type Segment = readonly [LonLat, LonLat]

/** A piece of the line between two areas. */
export interface AreaEdge {
  areas: readonly [number, number]
  segment: Segment
}

/**
 * Kilometres from its two points within which a line is drawn. Where points are farther apart nobody
 * knows from them where the border is.
 */
export const maxKmFromPoint = 20

type Position = [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (value: number) => (value * 180) / Math.PI

/** The Mercator projection for a sphere of radius 1: shapes of small areas stay as they are. */
const project = ({ lon, lat }: { lon: number; lat: number }): Position => [
  radians(lon),
  Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)),
]
const unproject = ([x, y]: Position): LonLat => [
  degrees(x),
  degrees(2 * Math.atan(Math.exp(y)) - Math.PI / 2),
]

/** The part of the line from `start` to `end` that is at most `radius` from `center`. */
function clipToCircle(
  start: Position,
  end: Position,
  center: Position,
  radius: number,
): [Position, Position] | null {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const [cx, cy] = [start[0] - center[0], start[1] - center[1]]
  const a = dx * dx + dy * dy
  const b = dx * cx + dy * cy
  const discriminant = b * b - a * (cx * cx + cy * cy - radius * radius)
  if (a === 0 || discriminant <= 0) return null
  const from = Math.max(0, (-b - Math.sqrt(discriminant)) / a)
  const to = Math.min(1, (-b + Math.sqrt(discriminant)) / a)
  if (from >= to) return null
  const at = (share: number): Position => [start[0] + share * dx, start[1] + share * dy]
  return [at(from), at(to)]
}

/** Points of which no neighbour is in the same area are most likely in the wrong place or the wrong area. */
function withoutStrays(points: readonly AreaPoint[], positions: readonly Position[]) {
  const delaunay = Delaunay.from(positions)
  return points.filter(({ area }, i) =>
    [...delaunay.neighbors(i)].some((neighbor) => points[neighbor]?.area === area),
  )
}

/**
 * The pieces of the lines halfway between neighbouring points of different areas: edges of the Voronoi diagram. The
 * outermost edges, which have points on one side alone, are never among them.
 */
export function edgesBetweenAreas(given: readonly AreaPoint[]): AreaEdge[] {
  const points = withoutStrays(given, given.map(project))
  const positions = points.map(project)
  const delaunay = Delaunay.from(positions)
  const { circumcenters } = delaunay.voronoi([-Math.PI, -Math.PI, Math.PI, Math.PI])
  const { halfedges, triangles } = delaunay
  const centerOf = (edge: number): Position => {
    const triangle = Math.floor(edge / 3)
    return [circumcenters[triangle * 2] as number, circumcenters[triangle * 2 + 1] as number]
  }
  const edges: AreaEdge[] = []
  for (const [edge, opposite] of halfedges.entries()) {
    // Each edge once; -1 is the opposite of an outer one.
    if (opposite < edge) continue
    const [a, b] = [triangles[edge] as number, triangles[opposite] as number]
    const [point, other] = [points[a] as AreaPoint, points[b] as AreaPoint]
    if (point.area === other.area) continue
    const radius = maxKmFromPoint / earthRadiusKm / Math.cos(radians(point.lat))
    const center = positions[a] as Position
    const clipped = clipToCircle(centerOf(edge), centerOf(opposite), center, radius)
    if (!clipped) continue
    const segment = [unproject(clipped[0]), unproject(clipped[1])] as const
    edges.push({ areas: [point.area, other.area], segment })
  }
  return edges
}
