import type { Steps } from '#server/platform/config/stepwise.ts'
import { foldWord } from '#server/platform/text/farm-words.ts'
import { consonantsOf, editDistance, soundKey } from '#server/platform/text/word-sounds.ts'
import type { NamedEntry } from '../names/advisor-named-entry.ts'
import { intentWords } from './advisor-intents.data.ts'
import type { Lexicon } from './advisor-lexicon.service.ts'
import { isAspectWord, isRemedyWord, isSignWord } from './aspects/advisor-aspect-words.policy.ts'
import {
  aspectWords,
  cropAspects,
  howMuchWords,
  remedyWords,
  signWords,
  whenWords,
} from './aspects/advisor-aspects.data.ts'
import { type Token, tokenizeAll } from './words/advisor-token.policy.ts'

/** Whether a stem is a word of the passages. */
export type IsKnown = (stem: string) => boolean

/** Words of fewer letters are near too many others. */
const minMendedLength = 4
/** With this many consonants, one of them may be wrong; with fewer, only the vowels. */
const minConsonantsForSlip = 4
/** From this length on, two letters may be wrong. */
const twoSlipsLength = 8

const allowedSlips = (word: string) => (word.length >= twoSlipsLength ? 2 : 1)

/** With more unknown words than this the question is in words that the advisor does not know. */
const maxUnknownWords = 3

/** A slip of spelling that was mended; without one, `position` is -1 and the lists are empty. */
export interface Mending {
  position: number
  /** The word as the user wrote it. */
  word: string
  /** The one crop whose name is near; null when none is, or several are. */
  crop: string | null
  /** The crops whose names are as near, when there are several. */
  possibleCrops: readonly string[]
  problems: readonly string[]
}

const noMending: Mending = { position: -1, word: '', crop: null, possibleCrops: [], problems: [] }

interface SpellingMender {
  /** @param hasSubject the question names its crop, so that only a problem can be misspelt. */
  mend(tokens: readonly Token[], unknown: readonly number[], hasSubject: boolean): Mending
  /** Whether a word is a slip away from a name. */
  isNearName(token: Token): boolean
}

/** Creates a function that finds the ids of the entries whose names a word is nearest to. */
function* nearestFinderSteps(
  entries: readonly NamedEntry[],
): Steps<(token: Token) => readonly string[]> {
  const known: { id: string; word: string; sound: string; consonants: string }[] = []
  for (const { id, names } of entries) {
    for (const name of names) {
      const word = foldWord(name)
      if (word.length < minMendedLength || /\s/.test(word)) continue
      const sound = soundKey(name)
      known.push({ id, word, sound, consonants: consonantsOf(sound) })
    }
    yield
  }
  // People seldom err in the first sound.
  const byInitial = Map.groupBy(known, ({ sound }) => sound[0])
  return ({ folded, sound }) => {
    if (folded.length < minMendedLength) return []
    const consonants = consonantsOf(sound)
    let least = allowedSlips(folded)
    let ids = new Set<string>()
    for (const { id, word, ...name } of byInitial.get(sound[0]) ?? []) {
      const isLong = Math.min(consonants.length, name.consonants.length) >= minConsonantsForSlip
      if (editDistance(consonants, name.consonants, 1) > (isLong ? 1 : 0)) continue
      const limit = Math.min(least, allowedSlips(word))
      const distance = editDistance(folded, word, limit)
      if (distance > limit) continue
      if (distance < least) ids = new Set()
      least = distance
      ids.add(id)
    }
    return [...ids]
  }
}

const idsWith = (ids: readonly string[], prefix: string) =>
  ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))

/**
 * Creates a function that mends the one misspelt name among the unknown words of a question. A word as near to
 * the name of something that the advisor knows nothing about is not mended.
 */
function* spellingMenderSteps({ subjectEntries, problemEntries }: Lexicon): Steps<SpellingMender> {
  const findNearest = yield* nearestFinderSteps([
    ...subjectEntries,
    ...problemEntries.map(({ id, names }) => ({ id: `problem:${id}`, names })),
  ])
  const isNearName = (token: Token) => findNearest(token).length > 0
  const mend: SpellingMender['mend'] = (tokens, unknown, hasSubject) => {
    if (unknown.length > maxUnknownWords) return noMending
    const candidates = unknown
      .map((position) => {
        const nearest = findNearest(tokens[position] as Token)
        return { position, ids: nearest.filter((id) => !hasSubject || id.startsWith('problem:')) }
      })
      .filter(({ ids }) => ids.length > 0)
    const [only] = candidates
    // A second word near a name may be the name that is meant.
    if (!only || candidates.length > 1) return noMending
    const crops = idsWith(only.ids, 'crop:')
    const problems = idsWith(only.ids, 'problem:')
    const isOne = only.ids.length === 1
    if (crops.length === 0 && (problems.length === 0 || !isOne)) return noMending
    if (!isOne && crops.length < 2) return noMending
    return {
      position: only.position,
      word: (tokens[only.position] as Token).text,
      crop: isOne ? (crops[0] ?? null) : null,
      possibleCrops: isOne ? [] : crops,
      problems: isOne ? problems : [],
    }
  }
  return { mend, isNearName }
}

/** Shorter words are one slip away from too many others. */
const minMendedWordLength = 6
/** From this length on, two letters may be wrong. */
const twoSlipsWordLength = 9
/** Of a question in words that the advisor does not know, only so many are compared. */
const maxComparedWords = 12

type WordMender = (tokens: readonly Token[]) => Token[]

/**
 * Creates a function that reads misspelt words of the vocabulary as what they are near to: "nursary", "irigation". A word
 * that is a name, or as near to a name, stays as it is.
 * @param isNearName whether a word is near the name of a crop, a problem or an uncovered thing.
 */
function* wordMenderSteps(
  lexicon: Lexicon,
  isKnown: IsKnown,
  isNearName: (token: Token) => boolean,
): Steps<Pick<Menders, 'mendWords' | 'isWordOfName'>> {
  const texts = [
    ...cropAspects.map((aspect) => aspectWords[aspect].words),
    whenWords,
    howMuchWords,
    signWords,
    remedyWords,
    intentWords.weather,
    intentWords.price,
  ]
  const words = texts
    .flatMap((text) => tokenizeAll(text))
    .filter(({ folded }) => /^[a-z]+$/.test(folded) && folded.length >= minMendedWordLength)
  const byInitial = Map.groupBy(
    new Map(words.map((word) => [word.folded, word])).values(),
    ({ folded }) => folded[0],
  )
  yield
  const wordsOfNames = new Set<string>()
  for (const { names, spellings = [] } of [...lexicon.subjectEntries, ...lexicon.problemEntries]) {
    for (const name of [...names, ...spellings])
      for (const { folded } of tokenizeAll(name)) wordsOfNames.add(folded)
    yield
  }
  const indexes = [lexicon.subjects, lexicon.problems, lexicon.substances, lexicon.states]
  const isUnknown = (token: Token) =>
    /^[a-z]+$/.test(token.folded) &&
    token.folded.length >= minMendedWordLength &&
    token.terms.length === 1 &&
    !wordsOfNames.has(token.folded) &&
    !lexicon.isNeutral(token) &&
    !isKnown(token.stem) &&
    !isAspectWord(token) &&
    !isSignWord(token) &&
    !isRemedyWord(token) &&
    [...indexes, lexicon.towns, lexicon.banned].every((index) => !index.matchWindow([token]))
  const nearest = ({ folded, sound }: Token): Token | undefined => {
    const isLong = folded.length >= twoSlipsWordLength
    const limit = isLong ? 2 : 1
    // A wrong vowel is a slip, a wrong consonant in a short word another word.
    const isAlike = (word: Token) =>
      word.folded === `${folded}g` ||
      editDistance(consonantsOf(sound), consonantsOf(word.sound), 1) <= (isLong ? 1 : 0)
    const near = (byInitial.get(folded[0]) ?? [])
      .filter(isAlike)
      .map((word) => ({ word, distance: editDistance(folded, word.folded, limit) }))
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance)
    return near[0]?.word
  }
  const mendWords: WordMender = (tokens) => {
    let compared = 0
    return tokens.map((token) => {
      if (compared >= maxComparedWords || !isUnknown(token)) return token
      compared++
      const word = isNearName(token) ? undefined : nearest(token)
      return word ? { ...word, text: token.text } : token
    })
  }
  return { mendWords, isWordOfName: ({ folded }) => wordsOfNames.has(folded) }
}

/** What mends slips of spelling: in names, and in words of the vocabulary. */
export interface Menders {
  mend: SpellingMender['mend']
  mendWords: WordMender
  /** Whether it is one of the words of a name of a crop, a problem or an uncovered thing. */
  isWordOfName(token: Token): boolean
}

/**
 * Creates the menders, a name a step.
 */
export function* menderSteps(lexicon: Lexicon, isKnown: IsKnown): Steps<Menders> {
  const { mend, isNearName } = yield* spellingMenderSteps(lexicon)
  return { mend, ...(yield* wordMenderSteps(lexicon, isKnown, isNearName)) }
}
