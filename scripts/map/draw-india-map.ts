import type { District, PinTable } from '#server/features/place/place-data.ts'
import { stateNames } from '#server/platform/text/state-names.data.ts'
import {
  type IndiaMapFile,
  type LonLat,
  type MapName,
  packPoints,
} from '#shared/place/india-map.ts'
import { type AreaEdge, edgesBetweenAreas } from './area-lines.ts'
import { joinSegments } from './join-segments.ts'

export interface MapTables {
  districts: readonly District[]
  pins: PinTable
  knownTowns: readonly { name: string; hindi: string; pin: string }[]
}

interface PinPoint {
  pin: number
  lon: number
  lat: number
  district: number
}

/** The PINs that have a point of their own. */
const pinPoints = ({ numbers, lons, lats, districts, isRegion }: PinTable): PinPoint[] =>
  Array.from(numbers, (pin, i) => ({
    pin,
    lon: lons[i] as number,
    lat: lats[i] as number,
    district: districts[i] as number,
  })).filter((_, i) => !isRegion[i])

const compareAsText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const positionKey = ({ lat, lon }: { lat: number; lon: number }) => `${lat},${lon}`

/** One of the PINs that share a point. */
const withDistinctPoints = (pins: readonly PinPoint[]) => [
  ...new Map(pins.map((pin) => [positionKey(pin), pin])).values(),
]

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}

const packLines = (edges: readonly AreaEdge[]) =>
  joinSegments(edges.map(({ segment }) => segment)).map(packPoints)

function stateLabels(districts: readonly District[], pins: readonly PinPoint[]): MapName[] {
  const byState = Map.groupBy(pins, ({ district }) => districts[district]?.state as string)
  return [...byState]
    .sort(([one, { length }], [other, { length: otherLength }]) =>
      length === otherLength ? compareAsText(one, other) : otherLength - length,
    )
    .map(([state, own]): MapName => {
      const [hindi = ''] = stateNames[state as keyof typeof stateNames]
      return [state, hindi, median(own.map(({ lon }) => lon)), median(own.map(({ lat }) => lat))]
    })
}

function districtLabels(districts: readonly District[], pins: readonly PinPoint[]): MapName[] {
  const counts = new Map<number, number>()
  for (const { district } of pins) counts.set(district, (counts.get(district) ?? 0) + 1)
  return districts
    .map(({ name, hindi, lon, lat }, i) => ({
      label: [name, hindi ?? '', lon, lat] as const,
      count: counts.get(i) ?? 0,
    }))
    .sort((one, other) => other.count - one.count)
    .map(({ label }) => label)
}

/**
 * Draws India from its PIN codes: dots, lines between states and between districts, and names. There is
 * no outer border, because the points do not have one.
 */
export function drawIndiaMap({ districts, pins: table, knownTowns }: MapTables): IndiaMapFile {
  const pins = pinPoints(table)
  const distinct = withDistinctPoints(pins)
  const sorted = distinct.toSorted((one, other) => one.lat - other.lat || one.lon - other.lon)
  const edges = edgesBetweenAreas(
    distinct.map(({ lon, lat, district }) => ({ lon, lat, area: district })),
  )
  const isBetweenStates = ({ areas: [one, other] }: AreaEdge) =>
    districts[one]?.state !== districts[other]?.state
  const pointsByNumber = new Map(pins.map((pin) => [String(pin.pin), pin]))
  return {
    points: packPoints(sorted.map(({ lon, lat }): LonLat => [lon, lat])),
    stateLines: packLines(edges.filter(isBetweenStates)),
    districtLines: packLines(edges.filter((edge) => !isBetweenStates(edge))),
    states: stateLabels(districts, pins),
    districts: districtLabels(districts, pins),
    towns: knownTowns.flatMap(({ name, hindi, pin }): MapName[] => {
      const point = pointsByNumber.get(pin)
      return point ? [[name, hindi, point.lon, point.lat]] : []
    }),
  }
}
