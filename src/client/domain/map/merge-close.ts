import type { GeoPoint } from '#shared/place/distance.ts'

/** A point of the map with what is there. */
export interface MapPlace {
  key: string
  point: GeoPoint
}

/** Places that one marker stands for, at the point of the first. */
export interface MarkerPlaces {
  point: GeoPoint
  keys: string[]
}

/** Pixels; as large as a marker, so that no marker covers another. */
const markerPx = 44

/**
 * Joins places whose markers would cover each other.
 * @param project the position of a point on the screen, in pixels.
 */
export function mergeClose(
  places: readonly MapPlace[],
  project: (point: GeoPoint) => { x: number; y: number },
): MarkerPlaces[] {
  const markers: (MarkerPlaces & { x: number; y: number })[] = []
  for (const { key, point } of places) {
    const { x, y } = project(point)
    const close = markers.find(
      (marker) => Math.abs(marker.x - x) < markerPx && Math.abs(marker.y - y) < markerPx,
    )
    if (close) close.keys.push(key)
    else markers.push({ point, keys: [key], x, y })
  }
  return markers.map(({ point, keys }) => ({ point, keys }))
}
