import { foldWord } from '#server/platform/text/farm-words.ts'
import { isCommonWord } from './words/advisor-common-words.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

interface KnownWords {
  /** Whether the token at a position is part of a name. */
  isNamed: (position: number) => boolean
  isNeutral: (token: Token) => boolean
  /** Whether it is a word in which farmers ask about crops. */
  isVocabulary: (token: Token) => boolean
  /** Whether it is a word of the passages. */
  isKnown: (token: Token) => boolean
  /** Whether it is a word of everyday language, which names nothing. */
  isEveryday: (token: Token) => boolean
  /** Whether the question names a crop or anything else as its subject. */
  hasSubject: boolean
}

const wordsBeforePlaces = new Set(['in', 'at', 'near'])
const wordsAfterPlaces = new Set(
  [
    'में',
    'मे',
    'me',
    'mein',
    'mei',
    'मंडी',
    'mandi',
    'jila',
    'zila',
    'district',
    'जिला',
    'जिले',
    'se',
    'से',
  ].map(foldWord),
)

/** Whether the word at a position marks what is before it as a place: "Patna में". */
export const isBeforePlaceWord = (tokens: readonly Token[], position: number) =>
  wordsAfterPlaces.has(tokens[position]?.folded ?? '')

/** Whether the word before a position marks what is there as a place: "in Puri". */
export const isAfterPlaceWord = (tokens: readonly Token[], position: number) =>
  wordsBeforePlaces.has(tokens[position - 1]?.folded ?? '')

/**
 * The positions of unknown words, of everyday words that are not common, of other words of the passages, and of those that are in the position of a place name: after "in", before
 * "में". Without another subject such a word is the subject: "zorbo me pani kab de" asks about zorbo.
 */
export function readUnknownWords(tokens: readonly Token[], known: KnownWords) {
  const { isNamed, isNeutral, isVocabulary, isKnown, isEveryday, hasSubject } = known
  const isUnexplained = (position: number) => {
    const token = tokens[position]
    if (!token || isNamed(position) || /\p{N}/u.test(token.folded) || token.folded.length < 2)
      return false
    return !isNeutral(token) && !isVocabulary(token) && !isKnown(token)
  }
  const isUnknown = (position: number) =>
    isUnexplained(position) && !isEveryday(tokens[position] as Token)
  const isAt = (position: number, set: ReadonlySet<string>) =>
    set.has(tokens[position]?.folded ?? '')
  const [unknown, places]: [number[], number[]] = [[], []]
  for (let start = 0; start < tokens.length; start++) {
    let end = start
    while (end < tokens.length && isUnknown(end)) end++
    if (end === start) continue
    const run = Array.from({ length: end - start }, (_, offset) => start + offset)
    const isPlace = isAt(start - 1, wordsBeforePlaces) || isAt(end, wordsAfterPlaces)
    ;(isPlace && hasSubject ? places : unknown).push(...run)
    start = end
  }
  const everyday = tokens.flatMap((token, position) =>
    isUnexplained(position) && !isUnknown(position) && !isCommonWord(token) ? [position] : [],
  )
  const others = tokens.flatMap((token, position) => {
    const isNumber = /\p{N}/u.test(token.folded)
    return !isNamed(position) &&
      !isNumber &&
      isKnown(token) &&
      !isNeutral(token) &&
      !isVocabulary(token)
      ? [position]
      : []
  })
  return { unknown, everyday, places, others }
}
