import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { indianStates } from '#shared/kit/places.ts'

/** A district of `gazetteer/districts.tsv`. */
export interface District {
  state: (typeof indianStates)[number]
  name: string
  /** Null where no Hindi name is known. */
  hindi: string | null
  lat: number
  lon: number
  /** Former names and other spellings, in both scripts. */
  otherNames: readonly string[]
}

/** `gazetteer/pins.tsv` as columns, sorted by number: objects would take five times the memory. */
export interface PinTable {
  numbers: Uint32Array
  /** The post office that delivers for the PIN. */
  names: readonly string[]
  /** Indexes of `districts`. */
  districts: Uint16Array
  lats: Float64Array
  lons: Float64Array
  /** 1 where the point is that of PINs around it. */
  isRegion: Uint8Array
}

/** A town that is well known under this name, which need not be that of its post office. */
interface KnownTown {
  name: string
  hindi: string
  pin: string
}

export const placeDataFile = (name: string) => join(import.meta.dirname, 'gazetteer', name)

/** The rows of a file of tab-separated columns, without its header. */
export const parseRows = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const readRows = (name: string) => parseRows(readFileSync(placeDataFile(name), 'utf8'))

function readDistricts(): District[] {
  return readRows('districts.tsv').map(([state, name = '', hindi, lat, lon, also]) => ({
    state: state as District['state'],
    name,
    hindi: hindi || null,
    lat: Number(lat),
    lon: Number(lon),
    otherNames: also ? also.split(', ') : [],
  }))
}

function readPins(): PinTable {
  const rows = readRows('pins.tsv')
  return {
    numbers: Uint32Array.from(rows, ([pin]) => Number(pin)),
    names: rows.map(([, name = '']) => name),
    // The file counts districts from 1, as lines below the header.
    districts: Uint16Array.from(rows, ([, , district]) => Number(district) - 1),
    lats: Float64Array.from(rows, ([, , , lat]) => Number(lat)),
    lons: Float64Array.from(rows, ([, , , , lon]) => Number(lon)),
    isRegion: Uint8Array.from(rows, ([, , , , , precision]) => Number(precision === 'region')),
  }
}

const readKnownTowns = (): KnownTown[] =>
  readRows('known-towns.tsv').map(([name = '', hindi = '', pin = '']) => ({ name, hindi, pin }))

const loaded: { districts?: District[]; pins?: PinTable; knownTowns?: KnownTown[] } = {}

/** The tables are read when they are first needed, once a process. */
export const placeTables = {
  get districts(): readonly District[] {
    loaded.districts ??= readDistricts()
    return loaded.districts
  },
  get pins(): PinTable {
    loaded.pins ??= readPins()
    return loaded.pins
  },
  get knownTowns(): readonly KnownTown[] {
    loaded.knownTowns ??= readKnownTowns()
    return loaded.knownTowns
  },
}
