import { runSteps, type Steps } from '#server/platform/jobs/stepwise.ts'
import { type Token, tokenizeAll } from './advisor-token.policy.ts'

/** Sounds of fewer letters are shared by too many words. */
const minSoundLength = 4

/** A set of words that recognizes them in other spellings too. */
export interface WordSet {
  has(token: Token): boolean
  /** Whether a word is in the set as it is spelt. */
  hasExactly(token: Token): boolean
}

/** Does what `createWordSet` does, a word a step. */
export function* wordSetSteps(text: string, isBySound = true): Steps<WordSet> {
  const tokens: Token[] = []
  for (const line of text.split(/\s+/)) {
    tokens.push(...tokenizeAll(line))
    yield
  }
  const folded = new Set(tokens.map((token) => token.folded))
  const sounds = new Set(
    tokens.map(({ sound }) => sound).filter(({ length }) => length >= minSoundLength),
  )
  return {
    hasExactly: (token) => folded.has(token.folded),
    has: (token) => folded.has(token.folded) || (isBySound && sounds.has(token.sound)),
  }
}

/**
 * Creates a set of the words of a text. The words are read when they are first asked for: there are a hundred such sets in
 * constants, and the start of the server does not wait for them.
 * @param isBySound whether other spellings of the same sound count.
 */
export function createWordSet(text: string, isBySound = true): WordSet {
  let made: WordSet | undefined
  const words = () => {
    made ??= runSteps(wordSetSteps(text, isBySound))
    return made
  }
  return {
    hasExactly: (token) => words().hasExactly(token),
    has: (token) => words().has(token),
  }
}
