import { type Token, tokenizeAll } from './advisor-token.policy.ts'

/** Sounds of fewer letters are shared by too many words. */
const minSoundLength = 4

/** A set of words that recognizes them in other spellings too. */
export interface WordSet {
  has(token: Token): boolean
  /** Whether a word is in the set as it is spelt. */
  hasExactly(token: Token): boolean
}

/**
 * Creates a set of the words of a text.
 * @param isBySound whether other spellings of the same sound count.
 */
export function createWordSet(text: string, isBySound = true): WordSet {
  const tokens = text.split(/\s+/).flatMap((line) => tokenizeAll(line))
  const folded = new Set(tokens.map((token) => token.folded))
  const sounds = new Set(
    tokens.map(({ sound }) => sound).filter(({ length }) => length >= minSoundLength),
  )
  return {
    hasExactly: (token) => folded.has(token.folded),
    has: (token) => folded.has(token.folded) || (isBySound && sounds.has(token.sound)),
  }
}
