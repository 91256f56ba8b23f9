import { LRUCache } from 'lru-cache'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { knownPlaces } from './known-places.service.ts'
import { pinsNamed } from './place-address.service.ts'
import { placeTables } from './place-data.ts'
import { foldName } from './place-folding.ts'
import { viewOfPin } from './place-pins.ts'

/** A town by the names that others report. */
export interface ReportedTown {
  state: string
  district: string
  town: string
}

/** What the gazetteer knows of a reported town. */
export interface LocatedTown {
  /** Null where neither the town nor its district is known. */
  point: { lat: number; lon: number; isTown: boolean } | null
  townHindi: string | null
  /** The district's own name, "Nashik" for "Nasik"; null for an unknown one. */
  district: string | null
  districtHindi: string | null
}

/** What is added to the name of a town to name its market. */
const marketWords = /\b(?:apmc|mandi|market|yard|sub|main|f&v|fruit|veg(?:etable)?|grain)\b.*$/i

/** "Pune(Moshi)" and "Nashik APMC" are tried as they are and without what names the market. */
const townNames = (town: string) => {
  const short = town.replace(/\(.*$/, '').trim()
  return [...new Set([town, short, short.replace(marketWords, '').trim()])].filter(Boolean)
}

interface KnownNames {
  districts: ReadonlyMap<string, PlaceView>
  towns: ReadonlyMap<string, PlaceView>
}
let knownNames: KnownNames | undefined

const keyOf = (state: string, foldedName: string) => `${state}\n${foldedName}`

/** Districts and well-known towns by state and each of their names. */
function placesByName(): KnownNames {
  if (knownNames) return knownNames
  const [districts, towns] = [new Map<string, PlaceView>(), new Map<string, PlaceView>()]
  for (const { view, keys } of knownPlaces()) {
    const names = view.kind === 'district' ? districts : towns
    for (const key of keys) {
      if (!names.has(keyOf(view.state, key))) names.set(keyOf(view.state, key), view)
    }
  }
  knownNames = { districts, towns }
  return knownNames
}

const districtNamed = (state: string, name: string) =>
  placesByName().districts.get(keyOf(state, foldName(name)))

/** The town of this name in the district: a well-known one, or one with a post office. */
function findTown(state: string, district: string | null, name: string): PlaceView | undefined {
  const isInDistrict = (place: PlaceView) => district === null || place.district === district
  const known = placesByName().towns.get(keyOf(state, foldName(name)))
  if (known && isInDistrict(known)) return known
  const offices = pinsNamed(state, name).map(viewOfPin).filter(isInDistrict)
  // Without a known district, two villages of one name cannot be told apart.
  return district !== null || offices.length === 1 ? offices[0] : undefined
}

function locate({ state, district, town }: ReportedTown): LocatedTown {
  const area = districtNamed(state, district)
  const names = townNames(town)
  const isDistrictTown =
    area !== undefined && names.some((name) => districtNamed(state, name) === area)
  // "Nasik" is the district's town under another spelling.
  const match = [...names, ...(isDistrictTown ? [area.name] : [])].flatMap((name) => {
    const place = findTown(state, area?.name ?? null, name)
    return place ? [place] : []
  })[0]
  const point = match ?? area
  return {
    point: point ? { lat: point.lat, lon: point.lon, isTown: match?.precision === 'pin' } : null,
    townHindi: match?.nameHindi ?? (isDistrictTown ? area.nameHindi : null),
    district: area?.name ?? null,
    districtHindi: area?.districtHindi ?? null,
  }
}

/** Some 4,000 markets report; each is looked up once a process. */
const located = new LRUCache<string, LocatedTown>({ max: 10_000 })

/** Where a reported town is, and its Hindi name. */
export function locateTown(town: ReportedTown): LocatedTown {
  const key = JSON.stringify([town.state, town.district, town.town])
  const cached = located.get(key)
  if (cached) return cached
  const result = locate(town)
  located.set(key, result)
  return result
}

/** All names of a district in lower case, former and other spellings included; the given one if it is unknown. */
export function districtNames(state: string, district: string): string[] {
  const ownName = districtNamed(state, district)?.name ?? district
  const known = placeTables.districts.find((each) => each.state === state && each.name === ownName)
  return [ownName, district, ...(known?.otherNames ?? [])].map((name) => name.toLowerCase())
}
