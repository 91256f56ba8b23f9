import { foldWord, splitWords, termsOf } from '#server/platform/text/farm-words.ts'
import { soundKey } from '#server/platform/text/word-sounds.ts'

/** One word of a question, in the forms in which it is compared with names. */
export interface Token {
  /** As the user wrote it. */
  text: string
  /** Lower case, with one spelling for what is written in different ways. */
  folded: string
  /** Without plural and other endings; the folded word when it is a stop word. */
  stem: string
  /** The same for most spellings of a word in both scripts. */
  sound: string
  /** The search terms: stem and meanings; none for a stop word. */
  terms: readonly string[]
}

/** Nouns of deeds end in "ai" or "ayi", and letters are drawn out: katayi is katai, kyaaa is kyaa. */
const withOneSpelling = (word: string) =>
  word.replace(/([a-z])\1{2,}/gi, '$1$1').replace(/(?<=[a-z]{2})a?ayi$/i, 'ai')

const toToken = (text: string): Token => {
  const spelt = withOneSpelling(text)
  const folded = foldWord(spelt)
  const terms = termsOf(spelt)
  return { text, folded, stem: terms[0] ?? folded, sound: soundKey(spelt), terms }
}

/** Of a question of more words than these two together, the beginning and the end are read. */
const maxFirstWords = 140
const maxLastWords = 60

const wordsOfText = (text: string) => splitWords(text.replace(/['’]s\b/g, 's'))

/** All words of a text; a possessive 's belongs to its word. */
export const tokenizeAll = (text: string): Token[] => wordsOfText(text).map(toToken)

/** The folded words, each with a space after it: what regular expressions over a whole message read. */
export const foldedText = (tokens: readonly Token[]): string =>
  tokens.map(({ folded }) => `${folded} `).join('')

/** The words of a question or a name, as `tokenizeAll`; of a very long text those at its beginning and its end. */
export function tokenize(text: string): Token[] {
  const words = wordsOfText(text)
  const isLong = words.length > maxFirstWords + maxLastWords
  const read = isLong ? [...words.slice(0, maxFirstWords), ...words.slice(-maxLastWords)] : words
  return read.map(toToken)
}

/** The stem of a word, without its synonyms; undefined for a stop word. */
export const stemOf = (word: string): string | undefined => termsOf(word)[0]

/** The stems of the words of a text. */
export const stemsOfText = (text: string): string[] =>
  splitWords(text).flatMap((word) => stemOf(word) ?? [])

/** Sounds of fewer letters are shared by too many words. */
const minSoundLength = 4

const isMeaning = (term: string) => term.startsWith('=')

/** Whether two words are the same in another inflection, spelling or language. */
export const isSameWord = (a: Token, b: Token): boolean =>
  a.stem === b.stem ||
  (a.sound === b.sound && a.sound.length >= minSoundLength) ||
  a.terms.some((term) => isMeaning(term) && b.terms.includes(term))
