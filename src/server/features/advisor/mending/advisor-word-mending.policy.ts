import { consonantsOf, editDistance } from '#server/platform/text/word-sounds.ts'
import {
  isAspectWord,
  isRemedyWord,
  isSignWord,
} from '../understanding/advisor-aspect-words.policy.ts'
import {
  aspectWords,
  cropAspects,
  howMuchWords,
  remedyWords,
  signWords,
  whenWords,
} from '../understanding/advisor-aspects.data.ts'
import { intentWords } from '../understanding/advisor-intents.data.ts'
import type { Lexicon } from '../understanding/advisor-lexicon.service.ts'
import { type Token, tokenizeAll } from '../understanding/advisor-token.policy.ts'

/** Shorter words are one slip away from too many others. */
const minMendedLength = 6
/** From this length on, two letters may be wrong. */
const twoSlipsLength = 9
/** Of a question in words that the advisor does not know, only so many are compared. */
const maxComparedWords = 12

/**
 * Creates a function that reads misspelt words of the vocabulary as what they are near to: "nursary", "irigation". A word
 * that is a name, or as near to a name, stays as it is.
 * @param isKnown whether a stem is a word of the passages.
 * @param isNearName whether a word is near the name of a crop, a problem or an uncovered thing.
 */
export function createWordMender(
  lexicon: Lexicon,
  isKnown: (stem: string) => boolean,
  isNearName: (token: Token) => boolean,
) {
  const texts = [
    ...cropAspects.map((aspect) => aspectWords[aspect].words),
    ...[whenWords, howMuchWords, signWords, remedyWords, intentWords.weather, intentWords.price],
  ]
  const words = texts
    .flatMap((text) => tokenizeAll(text))
    .filter(({ folded }) => /^[a-z]+$/.test(folded) && folded.length >= minMendedLength)
  const byInitial = Map.groupBy(
    new Map(words.map((word) => [word.folded, word])).values(),
    ({ folded }) => folded[0],
  )
  const wordsOfNames = new Set(
    [...lexicon.subjectEntries, ...lexicon.problemEntries]
      .flatMap(({ names, spellings = [] }) => [...names, ...spellings])
      .flatMap((name) => tokenizeAll(name))
      .map(({ folded }) => folded),
  )
  const indexes = [lexicon.subjects, lexicon.problems, lexicon.substances, lexicon.states]
  const isUnknown = (token: Token) =>
    /^[a-z]+$/.test(token.folded) &&
    token.folded.length >= minMendedLength &&
    token.terms.length === 1 &&
    !wordsOfNames.has(token.folded) &&
    !lexicon.isNeutral(token) &&
    !isKnown(token.stem) &&
    !isAspectWord(token) &&
    !isSignWord(token) &&
    !isRemedyWord(token) &&
    [...indexes, lexicon.towns, lexicon.banned].every((index) => !index.matchWindow([token]))
  const nearest = ({ folded, sound }: Token): Token | undefined => {
    const isLong = folded.length >= twoSlipsLength
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
  return (tokens: readonly Token[]): Token[] => {
    let compared = 0
    return tokens.map((token) => {
      if (compared >= maxComparedWords || !isUnknown(token)) return token
      compared++
      const word = isNearName(token) ? undefined : nearest(token)
      return word ? { ...word, text: token.text } : token
    })
  }
}
