import { splitWords } from '#server/platform/text/farm-words.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { type KnownPlace, knownPlaces, stateKeys } from './known-places.service.ts'
import { placeTables } from './place-data.ts'
import { foldName } from './place-folding.ts'
import { viewAtPin } from './place-pins.ts'

export interface PlaceInWords {
  place: PlaceView
  /** The other words of the search; "" when it is a place and nothing else. */
  rest: string
}

/** Words before a place: "onions near Pune". */
const wordsBefore = new Set(['in', 'near', 'at', 'around', 'from'])
/** Words after a place, in either script: "पुणे के पास टमाटर", "pune mein tamatar". */
const wordsAfter = [
  ['में', 'मे', 'mein', 'mei', 'से', 'se'].map((word) => [word]),
  ...['के', 'ke'].map((of) =>
    ['पास', 'आसपास', 'नज़दीक', 'paas', 'pas', 'aaspaas'].map((near) => [of, near]),
  ),
]
  .flat()
  .map((words) => words.map(foldName))

/**
 * Names of places that are ordinary words, rivers or varieties in a search: mandi is a market, gaya
 * means gone, bina without, basti a settlement, puri a bread, Malda a mango, and varieties of the
 * vegetable institute at Varanasi are called Kashi. With the state after it, each is a place.
 */
const ordinaryWords = new Set(
  `mandi मंडी gaya गया bina बीना basti बस्ती puri पुरी malda मालदा kashi काशी anand आनंद आणंद sagar सागर
  nirmal निर्मल krishna कृष्णा narmada नर्मदा gomati गोमती tapi तापी panna पन्ना mon मोन una ऊना bid बीड
  wai वाई dang डांग durg दुर्ग dhar धार pali पाली banda बांदा korea कोरिया guna गुना mau मऊ samba सांबा
  nadia नदिया surguja sarguja सरगुजा north south east west central samba prakasam प्रकाशम khanna खन्ना kota कोटा`
    .split(/\s+/)
    .map(foldName),
)

/** The longest name of a place and of a state in words: "Sri Potti Sriramulu Nellore". */
const maxWords = 4

let placesByKey: ReadonlyMap<string, readonly KnownPlace[]> | undefined

function placesNamed(key: string): readonly KnownPlace[] {
  if (!placesByKey) {
    const entries = knownPlaces().flatMap((place) =>
      [...new Set(place.keys)].map((each) => ({ each, place })),
    )
    placesByKey = new Map(
      [...Map.groupBy(entries, ({ each }) => each)].map(([each, group]) => [
        each,
        group.map(({ place }) => place),
      ]),
    )
  }
  return placesByKey.get(key) ?? []
}

const keyOf = (words: readonly string[]) => words.join('')

/** A state's name at the beginning of the words, and how many words it has. */
function stateAt(words: readonly string[]): { state: string; length: number } | null {
  for (let length = Math.min(maxWords, words.length); length > 0; length--) {
    const key = keyOf(words.slice(0, length))
    for (const [state, keys] of stateKeys) if (keys.includes(key)) return { state, length }
  }
  return null
}

const startsWithWords = (words: readonly string[], start: readonly string[]) =>
  start.every((word, i) => words[i] === word)

const townsOfDistricts = new Map<PlaceView, PlaceView>()

/** The town that a district is named after, whose own PIN is nearer to what people mean; else the district. */
function townOrDistrict(view: PlaceView): PlaceView {
  if (view.kind !== 'district') return view
  const town = townsOfDistricts.get(view) ?? findTownOfDistrict(view)
  townsOfDistricts.set(view, town)
  return town
}

function findTownOfDistrict(view: PlaceView): PlaceView {
  const { names, districts, isRegion } = placeTables.pins
  const key = foldName(view.name)
  const index = names.findIndex((name, i) => {
    if (isRegion[i] || foldName(name) !== key) return false
    const district = placeTables.districts[districts[i] as number]
    return district?.name === view.district && district.state === view.state
  })
  return index < 0 ? view : viewAtPin(index, { kind: 'town', name: view.name })
}

/** The one place that words `from` to `to` name, with the number of words of a state after it. */
function placeAt(words: readonly string[], from: number, to: number) {
  const key = keyOf(words.slice(from, to))
  const named = placesNamed(key)
  if (named.length === 0) return null
  const state = stateAt(words.slice(to))
  const inState = state ? named.filter(({ view }) => view.state === state.state) : []
  if (state && inState.length === 1) return { view: inState[0]?.view, end: to + state.length }
  // One name of several places is none of them.
  return named.length > 1 || ordinaryWords.has(key) ? null : { view: named[0]?.view, end: to }
}

/**
 * Finds a district or a well-known town in the words of a search: "tomato pune", "टमाटर पुणे",
 * "onions near Nashik". It must be the last of the words or stand beside a word for places, because
 * before a crop it is often a variety: Sopore apple, Nagpur orange. Misspelt names, names that several
 * places have, and ordinary words are not places, so that the search finds them as words.
 */
export function findPlaceInWords(q: string): PlaceInWords | null {
  const written = splitWords(q)
  const words = written.map(foldName)
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + maxWords); to > from; to--) {
      const hit = placeAt(words, from, to)
      if (!hit?.view) continue
      const isAfterWord = wordsBefore.has(words[from - 1] ?? '')
      const after = wordsAfter.find((each) => startsWithWords(words.slice(hit.end), each))
      const end = hit.end + (after?.length ?? 0)
      if (end < words.length && !isAfterWord && !after) continue
      const rest = [...written.slice(0, isAfterWord ? from - 1 : from), ...written.slice(end)]
      return { place: townOrDistrict(hit.view), rest: rest.join(' ') }
    }
  }
  return null
}

const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

/**
 * The words of a search with a state by its English name, as listings say their place: "केला महाराष्ट्र", "gehu mp". Initials
 * are a state only as the last of several words.
 */
export function withEnglishState(q: string): string {
  const written = splitWords(q)
  const words = written.map(foldName)
  for (let from = 0; from < words.length; from++) {
    const hit = stateAt(words.slice(from))
    if (!hit) continue
    const end = from + hit.length
    const isLast = from > 0 && end === words.length
    if (!isDevanagari(written[from] ?? '') && !isLast) continue
    return [...written.slice(0, from), hit.state, ...written.slice(end)].join(' ')
  }
  return q
}
