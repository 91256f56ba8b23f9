import { escapeLike } from '#server/platform/database/sql-text.ts'
import { quoteLexeme } from '#server/platform/text/search-words.ts'

/** A word that listings contain, and the number of listings with it. */
export interface KnownWord {
  word: string
  listings: number
  /** The listings whose name has it, as counted within the last hour; left out where that does not matter. */
  inNames?: number
}

/** A search as groups of alternative words: a listing must contain one word of every group. */
export interface WordSearch {
  tsquery: string
  /** The maximum number of matches, as far as the word counts are up to date. */
  atMost: number
  /** The likely number of matches, if words occur independently of each other. */
  expected: number
}

/** A search of listings: by the kinds of goods that its words name, and by its words. */
export interface ListingSearch {
  /** A listing must be of one of these kinds, or contain `kindText`; empty when no kind is named. */
  kinds: readonly string[]
  /** The words that name the kinds, as a tsquery; null without kinds. */
  kindText: string | null
  /** What every listing must contain, as a tsquery; null when that is nothing. */
  required: string | null
  /** What the listings that come first contain, as a tsquery; null when none comes first. */
  preferred: string | null
  /** The maximum and minimum number of matches, as far as the counts are up to date. */
  atMost: number
  atLeast: number
  /** The likely number of matches, if words occur independently of each other. */
  expected: number
  /** The maximum number of matches of `preferred`. */
  preferredAtMost: number
}

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

/** A tsquery for one of the words. @param inName whether only a listing's name counts. */
export const anyWordQuery = (words: readonly string[], inName = false) =>
  `(${words.map((word) => quoteLexeme(word) + (inName ? ':A' : '')).join(' | ')})`

/** Combines tsqueries of which all, or one, must match; null when there is none. */
export const combineQueries = (queries: readonly string[], operator: '&' | '|') =>
  queries.length > 0 ? queries.map((query) => `(${query})`).join(` ${operator} `) : null

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
    tsquery: groups.map((group) => anyWordQuery(group.map(({ word }) => word))).join(' & '),
    atMost: Math.min(...counts),
    expected: counts.reduce((likely, count) => likely * Math.min(1, count / Math.max(1, all)), all),
  }
}
