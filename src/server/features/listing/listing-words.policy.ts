/** More words than this add nothing to a search but work. */
const maxWords = 10

/** A word of the listings, and how many of them have it. */
export interface KnownWord {
  word: string
  listings: number
}

/** A search, word by word: a listing must have one word of every group. */
export interface WordSearch {
  tsquery: string
  /** No more listings than this can be found, as far as the counts of words are up to date. */
  atMost: number
  /** How many are likely, if words fall on listings independently of each other. */
  expected: number
  /** True when `atMost` is not only a ceiling but the number itself. */
  isExact: boolean
}

/** The words a person typed, without what only separates them. ZWJ and ZWNJ belong to Hindi words. */
export const splitWords = (q: string): string[] =>
  q
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, maxWords)

/** What a slip of the finger makes of a word, undone: two letters changed about, one too many. */
export function undoSlips(word: string): string[] {
  const letters = [...word]
  const swapped = letters
    .slice(1)
    .map((_, i) =>
      [...letters.slice(0, i), letters[i + 1], letters[i], ...letters.slice(i + 2)].join(''),
    )
  const shortened = letters.map((_, i) => letters.toSpliced(i, 1).join(''))
  return [...new Set([...swapped, ...shortened])].filter((other) => other !== word && other !== '')
}

/** For `like`: the word's own wildcards taken at their letter. */
export const asPrefix = (word: string) => `${word.replace(/[\\%_]/g, '\\$&')}%`

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/** Joins groups of alternatives. `all` is how many listings there are. @returns null when some group has no word: nothing can match. */
export function searchFor(
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
