import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { placeTables } from '#server/features/place/place-data.ts'
import { distanceKm } from '#shared/place/distance.ts'
import { type LonLat, packPoints, unpackPoints } from '#shared/place/india-map.ts'
import { edgesBetweenAreas, maxKmFromPoint } from './area-lines.ts'
import { drawIndiaMap } from './draw-india-map.ts'
import { joinSegments } from './join-segments.ts'

const file = new URL('../../src/client/domain/map/india-map.json', import.meta.url)
const map = drawIndiaMap(placeTables)
const { pins, districts } = placeTables

/** PINs by the square of a degree that they are in. */
const pinsBySquare = Map.groupBy(
  Array.from(pins.numbers.keys()).filter((i) => !pins.isRegion[i]),
  (i) => `${Math.floor(pins.lats[i] as number)},${Math.floor(pins.lons[i] as number)}`,
)

/** The states and districts of the PINs within a distance of a point. */
function areasNear([lon, lat]: LonLat, km: number) {
  const around = [-1, 0, 1]
  const near = around
    .flatMap((north) =>
      around.map((east) => `${Math.floor(lat) + north},${Math.floor(lon) + east}`),
    )
    .flatMap((square) => pinsBySquare.get(square) ?? [])
    .filter(
      (i) =>
        distanceKm({ lat, lon }, { lat: pins.lats[i] as number, lon: pins.lons[i] as number }) <=
        km,
    )
    .map((i) => pins.districts[i] as number)
  return { districts: new Set(near), states: new Set(near.map((i) => districts[i]?.state)) }
}

/** Points are rounded to a kilometre, and degrees are not quite alike at both ends. */
const withinKm = maxKmFromPoint * 1.02 + 1.5

describe('the map of India', () => {
  test('in the repository is what the table of PIN codes makes today', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(map)
  })

  test('is small enough for a slow connection', () => {
    expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThan(100_000)
  })

  test('has state lines only where PINs of two states are near: never at an outer border', () => {
    const vertices = map.stateLines.flatMap(unpackPoints)
    expect(vertices.length).toBeGreaterThan(2000)
    expect(vertices.filter((vertex) => areasNear(vertex, withinKm).states.size < 2)).toEqual([])
  })

  test('has district lines only where PINs of two districts are near', () => {
    const vertices = map.districtLines.flatMap(unpackPoints)
    expect(vertices.length).toBeGreaterThan(7000)
    expect(vertices.filter((vertex) => areasNear(vertex, withinKm).districts.size < 2)).toEqual([])
  })

  test('has a dot for every point of a PIN, and names in both languages', () => {
    const dots = new Set(unpackPoints(map.points).map(String))
    const pune = pins.numbers.indexOf(411001)
    expect(dots).toContain(`${pins.lons[pune]},${pins.lats[pune]}`)
    expect(dots.size).toBe(map.points.length / 2)
    expect(map.states).toHaveLength(36)
    expect(map.states.every(([, hindi]) => /\p{Script=Devanagari}/u.test(hindi))).toBe(true)
    expect(map.districts).toHaveLength(districts.length)
  })
})

describe('lines between areas', () => {
  /** A row of points from west to east, 11 km from each other. */
  const row = (lat: number, areas: string) =>
    [...areas].map((area, i) => ({ lon: 75 + i / 10, lat, area: Number(area) }))
  const midLon = 75.25

  test('run halfway between two areas, and nowhere around them', () => {
    const edges = edgesBetweenAreas([20, 20.1, 20.2].flatMap((lat) => row(lat, '111222')))
    expect(edges.map(({ areas }) => areas.toSorted().join())).toEqual(edges.map(() => '1,2'))
    for (const [lon, lat] of edges.flatMap(({ segment }) => segment)) {
      expect(lon).toBeCloseTo(midLon, 3)
      expect(Math.abs(lat - 20.1)).toBeLessThan(0.3)
    }
    expect(joinSegments(edges.map(({ segment }) => segment))).toHaveLength(1)
  })

  test('are not drawn in one area, nor where the areas are far from each other', () => {
    const one = [20, 20.1].flatMap((lat) => row(lat, '1111'))
    expect(edgesBetweenAreas(one)).toEqual([])
    const far = one.map(({ lon, lat }) => ({ lon: lon + 2, lat, area: 2 }))
    expect(edgesBetweenAreas([...one, ...far])).toEqual([])
  })

  test('do not surround a single point that no neighbour shares its area with', () => {
    expect(
      edgesBetweenAreas([row(20, '11111'), row(20.1, '11211'), row(20.2, '11111')].flat()),
    ).toEqual([])
  })
})

test('packed points are read back to a hundredth of a degree', () => {
  const points: LonLat[] = [
    [73.85, 18.52],
    [68, 37.6],
    [97.41, 6.01],
  ]
  expect(unpackPoints(packPoints(points))).toEqual(points)
})
