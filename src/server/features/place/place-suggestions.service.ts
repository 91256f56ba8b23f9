import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import { consonantsOf, editDistance } from '#server/platform/text/word-sounds.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import {
  type PlaceView,
  SuggestedPlaces,
  type SuggestPlacesInput,
} from '#shared/place/place.schema.ts'
import { knownPlaces, stateKeys } from './known-places.service.ts'
import { foldName, placeSound } from './place-folding.ts'
import {
  loadTowns,
  loadVillages,
  type PostOfficeNames,
  rangeOfPrefix,
  soundGroupLength,
} from './place-names.ts'
import { districtAt, indexOfPin, pinsStartingWith, viewAtPin, viewOfPin } from './place-pins.ts'

/**
 * Lower comes first. A match that is one kind better outweighs being a smaller place: a district that
 * begins with the letters comes before a village that has no others.
 */
const matchRank = { exact: 0, prefix: 2, sound: 4, soundPrefix: 7, misspelt: 10 }
const placeRank = { district: 0, knownTown: 0.5, town: 1.5, village: 3 }
/** Villages are as many as 3,000 for two letters. */
const minVillageLetters = 3
/** Names of one beginning that are compared at most. */
const maxCompared = 3000

interface Candidate {
  rank: number
  key: string
  /** One place, or all that have this name. */
  views: () => readonly PlaceView[]
}

interface NameQuery {
  key: string
  sound: string
  /** Folded district or state after a comma; "" for none. */
  hint: string
}

function parseQuery(q: string): NameQuery {
  const [name = '', ...hints] = q.toWellFormed().split(',')
  return { key: foldName(name), sound: placeSound(name), hint: foldName(hints.join(' ')) }
}

function matchesHint({ district, districtHindi, state }: PlaceView, hint: string): boolean {
  if (hint === '') return true
  const names = [foldName(district), foldName(districtHindi ?? ''), ...(stateKeys.get(state) ?? [])]
  return names.some((name) => name !== '' && (name.startsWith(hint) || hint.startsWith(name)))
}

function rankOfMatch(keys: readonly string[], sounds: readonly string[], query: NameQuery) {
  if (keys.includes(query.key)) return matchRank.exact
  if (keys.some((key) => key.startsWith(query.key))) return matchRank.prefix
  // Fewer letters sound like too many names.
  if (query.sound.length < soundGroupLength) return null
  if (sounds.includes(query.sound)) return matchRank.sound
  return sounds.some((sound) => sound.startsWith(query.sound)) ? matchRank.soundPrefix : null
}

const knownCandidates = (query: NameQuery): Candidate[] =>
  knownPlaces().flatMap(({ view, keys, sounds }) => {
    const rank = rankOfMatch(keys, sounds, query)
    const kindRank = view.kind === 'district' ? placeRank.district : placeRank.knownTown
    return rank === null
      ? []
      : [{ rank: rank + kindRank, key: keys[0] as string, views: () => [view] }]
  })

type PostOfficeKind = 'town' | 'village'

/** The places of a name, one a PIN. */
function viewsOfName(names: PostOfficeNames, i: number, kind: PostOfficeKind): PlaceView[] {
  const name = names.names[i] as string
  return (names.pins[i] as string).split(' ').flatMap((entry) => {
    const [pin = '', district] = entry.split('/')
    const index = indexOfPin(pin)
    if (index === undefined) return []
    const ownDistrict = district ? districtAt(Number(district) - 1) : undefined
    return [viewAtPin(index, { kind, name, district: ownDistrict })]
  })
}

function officeCandidates(
  names: PostOfficeNames,
  kind: PostOfficeKind,
  query: NameQuery,
): Candidate[] {
  const candidate = (i: number, rank: number): Candidate => ({
    rank: rank + placeRank[kind],
    key: names.keys[i] as string,
    views: () => viewsOfName(names, i, kind),
  })
  const [from, to] = rangeOfPrefix(names.keys, query.key)
  const written = Array.from({ length: Math.min(to - from, maxCompared) }, (_, n) =>
    candidate(from + n, names.keys[from + n] === query.key ? matchRank.exact : matchRank.prefix),
  )
  if (query.sound.length < soundGroupLength) return written
  const group = names.bySound.get(query.sound.slice(0, soundGroupLength)) ?? []
  const alike = group.filter(
    (i) => (i < from || i >= to) && names.sounds[i]?.startsWith(query.sound),
  )
  const isSame = (i: number) => names.sounds[i] === query.sound
  return [
    ...written,
    ...alike.map((i) => candidate(i, isSame(i) ? matchRank.sound : matchRank.soundPrefix)),
  ]
}

/** Districts and towns whose name has a letter or two more, fewer or other than what was written. */
function misspeltCandidates(towns: PostOfficeNames, { key, sound }: NameQuery): Candidate[] {
  const limit = key.length >= 7 ? 2 : 1
  if (key.length < 4) return []
  const distance = (names: readonly string[], written: string) =>
    Math.min(...names.map((name) => editDistance(name, written, limit)))
  const known = knownPlaces().flatMap(({ view, keys }): Candidate[] => {
    const edits = distance(keys, key)
    return edits > limit
      ? []
      : [{ rank: matchRank.misspelt + edits, key: keys[0] as string, views: () => [view] }]
  })
  // Vowels are what people get wrong; the consonants of a town's name say which ones to compare.
  const consonants = consonantsOf(sound)
  const group = towns.bySound.get(sound.slice(0, soundGroupLength)) ?? []
  const offices = group
    .filter((i) => consonantsOf(towns.sounds[i] as string) === consonants)
    .map((i) => ({
      rank: matchRank.misspelt + placeRank.town,
      key: towns.keys[i] as string,
      views: () => viewsOfName(towns, i, 'town'),
    }))
  return [...known, ...offices]
}

/** The best places first, none twice. */
function choosePlaces(candidates: readonly Candidate[], hint: string, limit: number): PlaceView[] {
  const sorted = candidates.toSorted(
    (a, b) => a.rank - b.rank || a.key.length - b.key.length || (a.key < b.key ? -1 : 1),
  )
  const chosen = new Map<string, PlaceView>()
  for (const { key, views } of sorted) {
    for (const view of views()) {
      if (!matchesHint(view, hint)) continue
      const id = `${view.kind} ${key} ${view.pin ?? view.state}`
      if (!chosen.has(id)) chosen.set(id, view)
      if (chosen.size === limit) return [...chosen.values()]
    }
  }
  return [...chosen.values()]
}

async function findByName(query: NameQuery, limit: number): Promise<PlaceView[]> {
  const towns = await loadTowns()
  const candidates = [...knownCandidates(query), ...officeCandidates(towns, 'town', query)]
  if (query.key.length >= minVillageLetters) {
    candidates.push(...officeCandidates(await loadVillages(), 'village', query))
  }
  const chosen = choosePlaces(candidates, query.hint, limit)
  if (chosen.length > 0) return chosen
  return choosePlaces(misspeltCandidates(towns, query), query.hint, limit)
}

/**
 * Places whose name or PIN starts with `q`: first those that are written so, then those that sound so,
 * in either script, and misspelt ones only when there are no others. Districts and well-known towns come
 * first, then other towns, then villages.
 */
export async function suggestPlaces({ q, limit }: SuggestPlacesInput): Promise<SuggestedPlaces> {
  const digits = toPinDigits(q)
  const query = parseQuery(q)
  const places = /^\d+$/.test(digits)
    ? pinsStartingWith(digits, limit).map(viewOfPin)
    : query.key === ''
      ? []
      : await findByName(query, limit)
  return prepare(SuggestedPlaces, { places }, always)
}
