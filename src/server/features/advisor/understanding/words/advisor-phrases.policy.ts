import type { Steps } from '#server/platform/config/stepwise.ts'
import { editDistance } from '#server/platform/text/word-sounds.ts'
import type { NamedEntry } from '../../names/advisor-named-entry.ts'
import { type Token, tokenize } from './advisor-token.policy.ts'

/** How a name was recognized: as it is spelt, in another inflection, or by its sound. */
export type PhraseTier = 'exact' | 'stem' | 'sound'

/** A name in a question: the tokens from `start` up to, without, `end`. */
export interface PhraseMatch {
  id: string
  /** Other entries with the same name. */
  others: readonly string[]
  start: number
  end: number
  tier: PhraseTier
}

/** Shorter sounds are shared by too many words; each word of a longer name needs half as many letters. */
const minSoundLength = 4
const minSoundLengthInName = 2
/** A name may be written in two words or in one ("chick pea") from this length on. */
const minJoinedLength = 6

/** A shorter stem has lost too much of its word. */
const minStemLength = 2

/** The last vowel of a word, which its sound leaves out: one of a, i, u; '' for a consonant and for the e of cases. */
function lastVowel(word: string): string {
  const last =
    word
      .normalize('NFC')
      .replace(/[\u0901\u0902n]$/, '')
      .at(-1) ?? ''
  if (/[aाआ]/.test(last)) return 'a'
  if (/[iyिीइई]/.test(last)) return 'i'
  return /[uoुूोउऊओ]/.test(last) ? 'u' : ''
}
/** "Kandola" is not kandulu: two last vowels may not contradict each other. */
const isSameEnding = (word: string, endings: readonly string[]) =>
  lastVowel(word) === '' ||
  endings.length === 0 ||
  endings.includes('') ||
  endings.includes(lastVowel(word))

/** Of a name of so many letters one may differ: monk is not munakka, teeka is not teyaku. */
const lettersPerSlip = 2
const isLatin = (word: string) => /^[a-z]+$/.test(word)

/** Whether a word in Latin letters is spelt like one of the names of its sound, as far as they are in these letters. */
function isSpeltLikeOne(word: string, spellings: readonly string[]): boolean {
  if (!isLatin(word)) return true
  const names = spellings.filter(isLatin)
  const limit = Math.floor(word.length / lettersPerSlip)
  return names.length === 0 || names.some((name) => editDistance(word, name, limit) <= limit)
}

/** What a key stands for. Nearly always that is one text, for which a set would take ten times the memory. */
type Keys = Map<string, string | Set<string>>

function addKey(keys: Keys, key: string, id: string) {
  const ids = keys.get(key)
  if (ids === undefined) keys.set(key, id)
  else if (typeof ids !== 'string') ids.add(id)
  else if (ids !== id) keys.set(key, new Set([ids, id]))
}

function idsOf(keys: Keys, key: string): readonly string[] {
  const ids = keys.get(key)
  if (ids === undefined) return []
  return typeof ids === 'string' ? [ids] : [...ids]
}

/** In another inflection or by its sound a name must mean one entry alone. */
const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? ids : undefined)

const joinedKey = (tokens: readonly Token[]) => tokens.map(({ folded }) => folded).join('')
const exactKey = (tokens: readonly Token[]) => tokens.map(({ folded }) => folded).join(' ')
const stemKey = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')
const soundsKey = (tokens: readonly Token[]) => tokens.map(({ sound }) => sound).join(' ')

/** Phrases that name entries, found in a question's tokens. */
export interface PhraseIndex {
  /** The match of exactly these tokens. */
  matchWindow(
    tokens: readonly Token[],
  ): { id: string; others: readonly string[]; tier: PhraseTier } | undefined
  /** The most words of a name. */
  maxLength: number
}

/**
 * Indexes names by spelling, stem and sound, an entry a step.
 * @param isWord whether a token is an ordinary word; by itself such a word names an entry only as it is spelt.
 * @param isKnown whether a stem is a word of the passages, which names nothing by its sound alone.
 * @param shortSounds entries whose id begins so are preferred among those of one sound, which may be shorter.
 */
export function* phraseIndexSteps(
  entries: readonly NamedEntry[],
  isWord: (token: Token) => boolean,
  isKnown: (stem: string) => boolean = () => false,
  shortSounds = '-',
): Steps<PhraseIndex> {
  const endings: Keys = new Map()
  const spellingsOfSounds: Keys = new Map()
  const [exact, joined, stems, sounds]: [Keys, Keys, Keys, Keys] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ]
  let maxLength = 1
  for (const { id, names } of entries) {
    for (const name of names) {
      const tokens = tokenize(name)
      if (tokens.length === 0) continue
      maxLength = Math.max(maxLength, tokens.length)
      addKey(exact, exactKey(tokens), id)
      addKey(joined, joinedKey(tokens), id)
      addKey(stems, stemKey(tokens), id)
      addKey(sounds, soundsKey(tokens), id)
      addKey(endings, soundsKey(tokens), lastVowel(name))
      addKey(spellingsOfSounds, soundsKey(tokens), joinedKey(tokens))
    }
    yield
  }
  const isTaken = (tokens: readonly Token[]) =>
    exact.has(exactKey(tokens)) || joined.has(joinedKey(tokens)) || tokens.every(isWord)
  const spelt: { id: string; tokens: readonly Token[] }[] = []
  for (const { id, spellings = [] } of entries) {
    const phrases = spellings.map((name) => ({ id, tokens: tokenize(name) }))
    spelt.push(...phrases.filter(({ tokens }) => !isTaken(tokens)))
    yield
  }
  for (const { id, tokens } of spelt) {
    maxLength = Math.max(maxLength, tokens.length)
    addKey(exact, exactKey(tokens), id)
    addKey(joined, joinedKey(tokens), id)
  }
  const preferred = (ids: readonly string[]) => ids.filter((id) => id.startsWith(shortSounds))
  const lookUp = (tokens: readonly Token[]) => {
    const exactIds = idsOf(exact, exactKey(tokens))
    if (exactIds.length > 0) return { ids: exactIds, tier: 'exact' as const }
    const key = joinedKey(tokens)
    const joinedIds = key.length >= minJoinedLength ? idsOf(joined, key) : []
    if (joinedIds.length > 0) return { ids: joinedIds, tier: 'exact' as const }
    if (tokens.every(isWord)) return undefined
    const stem = stemKey(tokens)
    const stemIds = stem.length >= minStemLength ? onlyOne(idsOf(stems, stem)) : undefined
    if (stemIds) return { ids: stemIds, tier: 'stem' as const }
    if (tokens.every(({ stem }) => isKnown(stem))) return undefined
    // Little words between others ("pest of") must stand as they are in the name.
    if (
      tokens.length > 1 &&
      tokens.some((token) => isWord(token) || token.sound.length < minSoundLengthInName)
    ) {
      return undefined
    }
    const sound = soundsKey(tokens)
    const sameSound = idsOf(sounds, sound)
    if (!isSpeltLikeOne(joinedKey(tokens), idsOf(spellingsOfSounds, sound))) return undefined
    if (!isSameEnding(tokens.at(-1)?.folded ?? '', idsOf(endings, sound))) return undefined
    const soundIds = onlyOne(preferred(sameSound)) ?? onlyOne(sameSound)
    const isShort =
      soundIds?.[0]?.startsWith(shortSounds) && joinedKey(tokens).length >= minSoundLength
    if (!soundIds || sound.length < (isShort ? minSoundLength - 1 : minSoundLength))
      return undefined
    return { ids: soundIds, tier: 'sound' as const }
  }
  const matchWindow: PhraseIndex['matchWindow'] = (tokens) => {
    const match = lookUp(tokens)
    const [id, ...others] = match?.ids ?? []
    return match && id !== undefined ? { id, others, tier: match.tier } : undefined
  }
  return { matchWindow, maxLength: maxLength + 1 }
}

/**
 * Finds the names in a question, the longest first, so that "black gram" wins over "gram". No token
 * belongs to two names.
 * @param isFree whether a token may belong to a name.
 */
export function findPhrases(
  index: PhraseIndex,
  tokens: readonly Token[],
  isFree: (position: number) => boolean = () => true,
): PhraseMatch[] {
  const used = new Set<number>()
  const matches: PhraseMatch[] = []
  for (let length = Math.min(index.maxLength, tokens.length); length > 0; length--) {
    for (let start = 0; start + length <= tokens.length; start++) {
      const positions = Array.from({ length }, (_, offset) => start + offset)
      if (positions.some((position) => used.has(position) || !isFree(position))) continue
      const match = index.matchWindow(tokens.slice(start, start + length))
      if (!match) continue
      matches.push({ ...match, start, end: start + length })
      for (const position of positions) used.add(position)
    }
  }
  return matches.sort((a, b) => a.start - b.start)
}

/** All names in a text, also those within longer ones: "late blight" names blight too. */
export function findAllPhrases(index: PhraseIndex, tokens: readonly Token[]): Set<string> {
  const ids = new Set<string>()
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + index.maxLength); end++) {
      const match = index.matchWindow(tokens.slice(start, end))
      if (match) ids.add(match.id)
    }
  }
  return ids
}
