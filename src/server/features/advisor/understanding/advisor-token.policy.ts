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

const toToken = (text: string): Token => {
  const folded = foldWord(text)
  const terms = termsOf(text)
  return { text, folded, stem: terms[0] ?? folded, sound: soundKey(text), terms }
}

/** The words of the longest question that may be sent are fewer. */
const maxTokens = 1000

/** The words of a text; a possessive 's belongs to its word. */
export const tokenize = (text: string, max = maxTokens): Token[] =>
  splitWords(text.replace(/['’]s\b/g, 's'))
    .slice(0, max)
    .map(toToken)
