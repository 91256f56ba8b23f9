import { foldWord, splitWords, wordStem } from './farm-words.ts'
import { consonantsOf, editDistance, soundKey } from './word-sounds.ts'

/** A name of something. The same name may belong to several things. */
export interface IndexedName {
  id: string
  name: string
}

/** Words of a text that are a name, by their position. */
export interface NamePhrase {
  start: number
  length: number
  ids: readonly string[]
}

/** Shorter words are near too many names. */
const minAlikeLength = 4
/** From this length on, two letters of a word may be wrong. */
const twoSlipsLength = 8
/** With this many consonants, one of them may be wrong; with fewer, only the vowels. */
const minConsonantsForSlip = 4
const minPrefixLength = 3
/** The beginning of more things than this says too little. */
const maxPrefixIds = 6

const isLatin = (word: string) => /^[a-z]/.test(word)

const allowedSlips = (word: string) => (word.length >= twoSlipsLength ? 2 : 1)

/** Folds a name or a text into words that are the same in every spelling of the same letters. */
export const foldWords = (text: string): string[] =>
  splitWords(text)
    .map(foldWord)
    .filter((word) => word !== '')

const consonantsOfAll = (words: readonly string[]) =>
  words.map((word) => consonantsOf(soundKey(word))).join(' ')

const isMixed = (words: readonly string[]) => words.some(isLatin) && !words.every(isLatin)

interface SoundedName {
  id: string
  word: string
  sound: string
  consonants: string
}

/** Finds names in texts: as they are written, by their beginning, and by their sound. */
export interface NameIndex {
  /** The names in folded words, the longest first, without overlaps. */
  findPhrases(words: readonly string[]): NamePhrase[]
  /** The things whose name begins with a folded word; none when there are many. */
  findByPrefix(word: string): readonly string[]
  /** The things whose name sounds like a folded word, or else is a slip of spelling away from it. */
  findAlike(word: string): readonly string[]
}

function addTo(map: Map<string, string[]>, key: string, id: string) {
  const ids = map.get(key)
  if (!ids) map.set(key, [id])
  else if (!ids.includes(id)) ids.push(id)
}

function nearestIds(
  names: readonly SoundedName[],
  distanceOf: (name: SoundedName) => number,
  limit: number,
): string[] {
  let least = limit
  let ids = new Set<string>()
  for (const name of names) {
    const distance = distanceOf(name)
    if (distance > least) continue
    if (distance < least) ids = new Set()
    least = distance
    ids.add(name.id)
  }
  return [...ids]
}

export function createNameIndex(names: readonly IndexedName[]): NameIndex {
  const written = new Map<string, string[]>()
  const stemmed = new Map<string, string[]>()
  /** Names of several words by their sound, for phrases in two scripts. */
  const sounding = new Map<string, string[]>()
  const single: { id: string; word: string }[] = []
  let maxWords = 1
  for (const { id, name } of names) {
    const words = foldWords(name)
    if (words.length === 0) continue
    maxWords = Math.max(maxWords, words.length)
    // "Sugar cane" and "sugarcane" are the same name.
    addTo(written, words.join(''), id)
    addTo(stemmed, words.map(wordStem).join(' '), id)
    if (words.length > 1) addTo(sounding, consonantsOfAll(words), id)
    single.push({ id, word: words.join('') })
  }
  const sorted = single.toSorted((a, b) => (a.word < b.word ? -1 : 1))
  const sounded = single
    .filter(({ word }) => word.length >= minAlikeLength)
    .map(({ id, word }) => ({ id, word, sound: soundKey(word) }))
    .map((name): SoundedName => ({ ...name, consonants: consonantsOf(name.sound) }))
  const bySound = Map.groupBy(sounded, ({ sound }) => sound)
  // People seldom err in the first sound.
  const byInitial = Map.groupBy(sounded, ({ sound }) => sound[0])

  const phraseAt = (words: readonly string[], start: number): NamePhrase | null => {
    for (let length = Math.min(maxWords, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length)
      const ids =
        written.get(phrase.join('')) ??
        stemmed.get(phrase.map(wordStem).join(' ')) ??
        (isMixed(phrase) ? sounding.get(consonantsOfAll(phrase)) : undefined)
      if (ids) return { start, length, ids }
    }
    return null
  }

  return {
    findPhrases(words) {
      const phrases: NamePhrase[] = []
      for (let start = 0; start < words.length; ) {
        const phrase = phraseAt(words, start)
        if (phrase) phrases.push(phrase)
        start += phrase?.length ?? 1
      }
      return phrases
    },

    findByPrefix(word) {
      if (word.length < minPrefixLength) return []
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((sorted[middle]?.word ?? '') < word) low = middle + 1
        else high = middle
      }
      const ids = new Set<string>()
      for (let at = low; sorted[at]?.word.startsWith(word); at++) ids.add(sorted[at]?.id ?? '')
      return ids.size > maxPrefixIds ? [] : [...ids]
    },

    findAlike(word) {
      if (word.length < minAlikeLength) return []
      const sound = soundKey(word)
      const sameSound = bySound.get(sound) ?? []
      const consonants = consonantsOf(sound)
      if (sameSound.length > 0 && consonants.length > 1) {
        const limit = Math.max(1, Math.floor(word.length / 3))
        const near = nearestIds(sameSound, (name) => editDistance(word, name.word, limit), limit)
        if (near.length > 0) return near
        // Across scripts the letters say nothing: the sound must, with enough of them.
        if (
          consonants.length > 2 &&
          sameSound.every((name) => isLatin(name.word) !== isLatin(word))
        )
          return [...new Set(sameSound.map(({ id }) => id))]
      }
      return nearestIds(
        byInitial.get(sound[0]) ?? [],
        (name) => {
          const isLong = Math.min(consonants.length, name.consonants.length) >= minConsonantsForSlip
          const limit = Math.min(allowedSlips(word), allowedSlips(name.word))
          const isNear = editDistance(consonants, name.consonants, 1) <= (isLong ? 1 : 0)
          const distance = isNear ? editDistance(word, name.word, limit) : limit + 1
          return distance > limit ? Number.POSITIVE_INFINITY : distance
        },
        twoSlipsLength,
      )
    },
  }
}
