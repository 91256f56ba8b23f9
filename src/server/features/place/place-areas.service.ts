import { chordOfKm, unitVector } from '#shared/place/distance.ts'
import { placeTables } from './place-data.ts'
import { foldName } from './place-folding.ts'

/** A district's name as the tables have it, by that name or another of its own; null for an unknown one. */
export function findDistrict(state: string, name: string): string | null {
  const key = foldName(name)
  const inState = placeTables.districts.filter((district) => district.state === state)
  const known =
    inState.find((district) => foldName(district.name) === key) ??
    inState.find(({ hindi, otherNames }) =>
      [hindi ?? '', ...otherNames].map(foldName).includes(key),
    )
  return known?.name ?? null
}

/** Room around a state's PINs for points that are not a PIN's own, in kilometres. */
const marginKm = 50

const boxes = new Map<string, string>()

/** A box around all points of a state, or of one of its districts, as text of PostgreSQL's type `cube`. */
export function boxOfArea(state: string, district: string): string {
  const key = `${state}\n${district}`
  const existing = boxes.get(key)
  if (existing !== undefined) return existing
  const { districts, pins } = placeTables
  const isInside = districts.map(
    (each) => each.state === state && (district === '' || each.name === district),
  )
  const points = [
    ...districts.filter((_, i) => isInside[i]),
    ...Array.from(pins.districts, (index, i) => ({ index, lat: pins.lats[i], lon: pins.lons[i] }))
      .filter(({ index }) => isInside[index])
      .map(({ lat = 0, lon = 0 }) => ({ lat, lon })),
  ].map(unitVector)
  const margin = chordOfKm(marginKm)
  const side = (pick: (...values: number[]) => number, room: number) =>
    [0, 1, 2].map((axis) => pick(...points.map((point) => point[axis] as number)) + room).join(', ')
  const box = `(${side(Math.min, -margin)}),(${side(Math.max, margin)})`
  boxes.set(key, box)
  return box
}
