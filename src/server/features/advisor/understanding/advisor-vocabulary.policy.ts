import type { Steps } from '#server/platform/config/stepwise.ts'
import { synonyms } from '#server/platform/text/farm-words.data.ts'
import { intentWords } from './advisor-intents.data.ts'
import {
  isAspectWord,
  isRemedyWord,
  isSignWord,
  isSpeltVocabulary,
} from './aspects/advisor-aspect-words.policy.ts'
import { isCommonWord } from './words/advisor-common-words.policy.ts'
import { isConceptWord } from './words/advisor-concepts.policy.ts'
import { everydayWords } from './words/advisor-everyday-words.data.ts'
import { neutralWords } from './words/advisor-neutral-words.data.ts'
import { type Token, tokenize } from './words/advisor-token.policy.ts'
import { inflectedVerbs, wordSetSteps } from './words/advisor-word-set.policy.ts'

/** What single words are, whatever they stand beside. */
export interface Vocabulary {
  /** Whether a word says nothing about the subject of a question. */
  isNeutral(token: Token): boolean
  /** Whether it is a word of everyday language in this very spelling: it is not a name, but it is not neutral. */
  isEveryday(token: Token): boolean
  /** Whether it is an ordinary word of questions: neutral, or one in which farmers ask about crops. */
  isWord(token: Token): boolean
  /** Whether it is an ordinary word, or one of the passages. */
  isKnownWord(token: Token): boolean
  /** Whether it is an ordinary word in this very spelling; words of everyday language are not counted. */
  isSpeltWord(token: Token): boolean
  /** Whether it is no plant in this very spelling: "kale" is black, "सफेदा" a tree. */
  isNoPlant(token: Token): boolean
  /** Whether a name has only ordinary words: "gai" is a cow and "has gone". */
  hasOrdinaryWordsOnly(name: string): boolean
}

/**
 * Gathers the vocabulary in steps.
 * @param isKnown whether a stem is a word of the passages.
 */
export function* vocabularySteps(isKnown: (stem: string) => boolean): Steps<Vocabulary> {
  const neutralBySound = yield* wordSetSteps(neutralWords)
  // Stems and endings are combined whether the word exists or not, so their sounds mean nothing.
  const verbs = yield* wordSetSteps(inflectedVerbs(), false)
  const intents = yield* wordSetSteps(Object.values(intentWords).join(' '), false)
  const everyday = yield* wordSetSteps(everydayWords, false)
  const wordsWithSynonyms = yield* wordSetSteps(synonyms, false)
  const isNeutral = (token: Token) =>
    token.terms.length === 0 || neutralBySound.has(token) || verbs.has(token)
  const isOrdinary = (token: Token) => neutralBySound.hasExactly(token) || verbs.has(token)
  const isNoPlant = (token: Token) => isOrdinary(token) || wordsWithSynonyms.has(token)
  const isWord = (token: Token) =>
    token.terms.length !== 1 ||
    isNeutral(token) ||
    intents.has(token) ||
    isAspectWord(token) ||
    isSignWord(token) ||
    isRemedyWord(token)
  return {
    isNeutral,
    isEveryday: (token) => everyday.has(token) || isCommonWord(token) || isConceptWord(token),
    isWord,
    isKnownWord: (token) => isWord(token) || isKnown(token.stem),
    isSpeltWord: (token) =>
      token.terms.length === 0 || isNoPlant(token) || isSpeltVocabulary(token),
    isNoPlant,
    hasOrdinaryWordsOnly: (name) =>
      tokenize(name).every((token) => token.terms.length === 0 || isOrdinary(token)),
  }
}
