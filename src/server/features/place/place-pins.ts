import { type GeoPoint, kmOfChord, unitVector } from '#shared/place/distance.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { type District, placeTables } from './place-data.ts'
import { foldName } from './place-folding.ts'

/** The index of the first element that is not less than `value`. */
function lowerBound(sorted: Uint32Array, value: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] as number) < value) from = middle + 1
    else to = middle
  }
  return from
}

/** The index of a PIN in the table; undefined for a number that India Post does not use. */
export function indexOfPin(pin: string): number | undefined {
  const compact = toPinDigits(pin)
  if (!pinPattern.test(compact)) return undefined
  const { numbers } = placeTables.pins
  const index = lowerBound(numbers, Number(compact))
  return numbers[index] === Number(compact) ? index : undefined
}

/** Indexes of the PINs that start with these digits, at most `limit`. */
export function pinsStartingWith(digits: string, limit: number): number[] {
  if (digits.length > 6) return []
  const { numbers } = placeTables.pins
  const scale = 10 ** (6 - digits.length)
  const from = lowerBound(numbers, Number(digits) * scale)
  const to = lowerBound(numbers, (Number(digits) + 1) * scale)
  return Array.from({ length: Math.min(limit, to - from) }, (_, i) => from + i)
}

export const districtAt = (index: number) => placeTables.districts[index] as District

let hindiByPin: Map<string, { key: string; hindi: string }[]> | undefined

function hindiOfKnownTown(pin: string, name: string): string | null {
  hindiByPin ??= Map.groupBy(
    placeTables.knownTowns.map((town) => ({ ...town, key: foldName(town.name) })),
    (town) => town.pin,
  )
  const towns = hindiByPin.get(pin)
  return towns?.find(({ key }) => key === foldName(name))?.hindi ?? null
}

interface NamedAtPin {
  kind: PlaceView['kind']
  name: string
  /** The district of this place, where it differs from that of most of its PIN. */
  district?: District | undefined
}

/** A place with the point of its PIN. @param index of the PIN in the table. */
export function viewAtPin(index: number, named: NamedAtPin): PlaceView {
  const { pins } = placeTables
  const pin = String(pins.numbers[index])
  const district = named.district ?? districtAt(pins.districts[index] as number)
  const isNamedAsDistrict = foldName(named.name) === foldName(district.name)
  return {
    name: named.name,
    nameHindi: hindiOfKnownTown(pin, named.name) ?? (isNamedAsDistrict ? district.hindi : null),
    kind: named.kind,
    pin,
    district: district.name,
    districtHindi: district.hindi,
    state: district.state,
    lat: pins.lats[index] as number,
    lon: pins.lons[index] as number,
    precision: pins.isRegion[index] ? 'region' : 'pin',
  }
}

export const viewOfPin = (index: number) =>
  viewAtPin(index, { kind: 'pin', name: placeTables.pins.names[index] as string })

export const viewOfDistrict = ({ name, hindi, state, lat, lon }: District): PlaceView => ({
  name,
  nameHindi: hindi,
  kind: 'district',
  pin: null,
  district: name,
  districtHindi: hindi,
  state,
  lat,
  lon,
  precision: 'region',
})

/** Unit vectors of all PINs, three numbers each; not a number for those without a point of their own. */
let vectors: Float64Array | undefined

function pinVectors(): Float64Array {
  if (vectors) return vectors
  const { numbers, lats, lons, isRegion } = placeTables.pins
  vectors = new Float64Array(numbers.length * 3).fill(Number.NaN)
  for (let i = 0; i < numbers.length; i++) {
    if (isRegion[i]) continue
    vectors.set(unitVector({ lat: lats[i] as number, lon: lons[i] as number }), i * 3)
  }
  return vectors
}

/** The PIN whose own point is nearest: its index in the table, and the distance. */
export function nearestPin(point: GeoPoint): { index: number; km: number } {
  const [x, y, z] = unitVector(point)
  const all = pinVectors()
  let [best, index] = [-1, 0]
  for (let i = 0; i < all.length; i += 3) {
    const cosine = x * (all[i] as number) + y * (all[i + 1] as number) + z * (all[i + 2] as number)
    if (cosine > best) [best, index] = [cosine, i / 3]
  }
  return { index, km: kmOfChord(Math.sqrt(Math.max(0, 2 - 2 * best))) }
}
