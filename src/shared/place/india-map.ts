/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type LonLat = readonly [lon: number, lat: number]

/** A name on the map: in English, in Hindi ("" where it is not known), longitude and latitude in degrees. */
export type MapName = readonly [name: string, hindi: string, lon: number, lat: number]

/**
 * The map of India as `npm run map` draws it from the table of PIN codes. Points are packed by
 * `packPoints`.
 */
export interface IndiaMapFile {
  /** Every PIN's point. */
  points: number[]
  /** Where neighbouring PINs are in different states. */
  stateLines: number[][]
  /** Where neighbouring PINs are in different districts of one state. */
  districtLines: number[][]
  /** Those with the most PINs first, as the districts. */
  states: MapName[]
  districts: MapName[]
  /** Well-known towns that no district is named after. */
  towns: MapName[]
}

/** Units of a packed point in a degree: about a kilometre, as precise as the points of PINs. */
const unitsPerDegree = 100

/** Points as whole hundredths of a degree, each as the difference from the one before: small numbers. */
export function packPoints(points: readonly LonLat[]): number[] {
  let [lastLon, lastLat] = [0, 0]
  return points.flatMap(([lon, lat]) => {
    const [x, y] = [Math.round(lon * unitsPerDegree), Math.round(lat * unitsPerDegree)]
    const difference = [x - lastLon, y - lastLat]
    ;[lastLon, lastLat] = [x, y]
    return difference
  })
}

/** The points that `packPoints` was given, to a hundredth of a degree. */
export function unpackPoints(packed: readonly number[]): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < packed.length; i += 2) {
    x += packed[i] as number
    y += packed[i + 1] as number
    points.push([x / unitsPerDegree, y / unitsPerDegree])
  }
  return points
}
