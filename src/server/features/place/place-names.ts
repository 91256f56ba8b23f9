import { readFile } from 'node:fs/promises'
import { setImmediate as nextTick } from 'node:timers/promises'
import { parseRows, placeDataFile } from './place-data.ts'
import { foldName, placeSound } from './place-folding.ts'

/** The first letters of a sound by which names are grouped, so that a lookup reads a few hundred. */
export const soundGroupLength = 3

/** Names of post offices, sorted as they are compared; the arrays have one element a name. */
export interface PostOfficeNames {
  keys: readonly string[]
  names: readonly string[]
  /** The PINs of a name with spaces between them; `/n` after one is the number of another district. */
  pins: readonly string[]
  sounds: readonly string[]
  /** Indexes of names by the beginning of their sound. */
  bySound: ReadonlyMap<string, readonly number[]>
}

/** Names that are prepared before other requests get their turn: some ten milliseconds. */
const namesAtOnce = 2000

async function readNames(file: string): Promise<PostOfficeNames> {
  const rows = parseRows(await readFile(placeDataFile(file), 'utf8'))
  const [keys, names, pins, sounds]: [string[], string[], string[], string[]] = [[], [], [], []]
  const bySound = new Map<string, number[]>()
  for (const [i, [name = '', pinList = '']] of rows.entries()) {
    const sound = placeSound(name)
    keys.push(foldName(name))
    names.push(name)
    pins.push(pinList)
    sounds.push(sound)
    const group = sound.slice(0, soundGroupLength)
    const members = bySound.get(group)
    if (members) members.push(i)
    else bySound.set(group, [i])
    if (i % namesAtOnce === 0) await nextTick()
  }
  return { keys, names, pins, sounds, bySound }
}

function loadOnce(file: string): () => Promise<PostOfficeNames> {
  let names: Promise<PostOfficeNames> | undefined
  return () => {
    names ??= readNames(file).catch((error: unknown) => {
      // The next call tries again.
      names = undefined
      throw error
    })
    return names
  }
}

/** Head and sub post offices: towns, and the quarters of cities. */
export const loadTowns = loadOnce('towns.tsv')
/** Branch post offices. */
export const loadVillages = loadOnce('villages.tsv')

/** Where the names that start with a key begin and end. */
export function rangeOfPrefix(keys: readonly string[], prefix: string): [number, number] {
  const bound = (isBefore: (key: string) => boolean) => {
    let [from, to] = [0, keys.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isBefore(keys[middle] as string)) from = middle + 1
      else to = middle
    }
    return from
  }
  return [bound((key) => key < prefix), bound((key) => key < prefix || key.startsWith(prefix))]
}
