import { splitWords, termsOf } from '#server/platform/text/farm-words.ts'

/** The stem of a word, without its synonyms; undefined for a stop word. */
export const stemOf = (word: string): string | undefined => termsOf(word)[0]

/** The stems of the words of a text. */
export const stemsOfText = (text: string): string[] =>
  splitWords(text).flatMap((word) => stemOf(word) ?? [])
