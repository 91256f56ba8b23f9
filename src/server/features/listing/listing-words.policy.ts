import { escapeLike } from '#server/platform/database/sql-text.ts'

/** Further words make a search slower without improving it. */
const maxWords = 10

/** A word that listings contain, and the number of listings with it. */
export interface KnownWord {
  word: string
  listings: number
}

/** A search as groups of alternative words: a listing must contain one word of every group. */
export interface WordSearch {
  tsquery: string
  /** The maximum number of matches, as far as the word counts are up to date. */
  atMost: number
  /** The likely number of matches, if words occur independently of each other. */
  expected: number
  /** Whether `atMost` is the exact number of matches. */
  isExact: boolean
}

/** Splits a search text into words. ZWJ and ZWNJ (U+200D, U+200C) are part of Hindi words. */
export const splitSearchWords = (q: string): string[] =>
  q
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, maxWords)

/** The words that a typo may stand for: with two letters swapped back, or one extra letter removed. */
export function undoTypos(word: string): string[] {
  const letters = [...word]
  const withSwappedLetters = letters
    .slice(1)
    .map((_, i) =>
      [...letters.slice(0, i), letters[i + 1], letters[i], ...letters.slice(i + 2)].join(''),
    )
  const withoutOneLetter = letters.map((_, i) => letters.toSpliced(i, 1).join(''))
  return [...new Set([...withSwappedLetters, ...withoutOneLetter])].filter(
    (other) => other !== word && other !== '',
  )
}

/** A `like` pattern for words that start with `word`. */
export const prefixPattern = (word: string) => `${escapeLike(word)}%`

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/**
 * Combines groups of alternative words into one search. @param all the number of all listings.
 * @returns null when a group is empty, because then nothing can match.
 */
export function combineWordGroups(
  groups: readonly (readonly KnownWord[])[],
  all: number,
): WordSearch | null {
  if (groups.some((group) => group.length === 0)) return null
  const counts = groups.map((group) => group.reduce((sum, { listings }) => sum + listings, 0))
  return {
    tsquery: groups
      .map((group) => `(${group.map(({ word }) => quoted(word)).join(' | ')})`)
      .join(' & '),
    atMost: Math.min(...counts),
    expected: counts.reduce((likely, count) => likely * Math.min(1, count / Math.max(1, all)), all),
    isExact: groups.length === 1 && groups[0]?.length === 1,
  }
}
