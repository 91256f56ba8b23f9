import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runSteps, type Steps } from '#server/platform/config/stepwise.ts'
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

const readKnownTowns = (): KnownTown[] =>
  readRows('known-towns.tsv').map(([name = '', hindi = '', pin = '']) => ({ name, hindi, pin }))

const loaded: { districts?: District[]; pins?: PinTable; knownTowns?: KnownTown[] } = {}

const rowsOfStep = 500

/** Reads the table of PINs once a process, some rows a step. */
export function* pinTableSteps(): Steps<PinTable> {
  if (loaded.pins) return loaded.pins
  const lines = readFileSync(placeDataFile('pins.tsv'), 'utf8').trimEnd().split('\n').slice(1)
  const names: string[] = []
  const table = {
    names,
    numbers: new Uint32Array(lines.length),
    districts: new Uint16Array(lines.length),
    lats: new Float64Array(lines.length),
    lons: new Float64Array(lines.length),
    isRegion: new Uint8Array(lines.length),
  }
  for (const [index, line] of lines.entries()) {
    const [pin, name = '', district, lat, lon, precision] = line.split('\t')
    names.push(name)
    table.numbers[index] = Number(pin)
    // The file counts districts from 1, as lines below the header.
    table.districts[index] = Number(district) - 1
    table.lats[index] = Number(lat)
    table.lons[index] = Number(lon)
    table.isRegion[index] = Number(precision === 'region')
    if (index % rowsOfStep === 0) yield
  }
  loaded.pins = table
  return table
}

/** The tables are read when they are first needed, once a process. */
export const placeTables = {
  get districts(): readonly District[] {
    loaded.districts ??= readDistricts()
    return loaded.districts
  },
  get pins(): PinTable {
    return loaded.pins ?? runSteps(pinTableSteps())
  },
  get knownTowns(): readonly KnownTown[] {
    loaded.knownTowns ??= readKnownTowns()
    return loaded.knownTowns
  },
}
