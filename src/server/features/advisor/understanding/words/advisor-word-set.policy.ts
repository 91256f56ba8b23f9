import { runSteps, type Steps } from '#server/platform/config/stepwise.ts'
import { type Token, tokenizeAll } from './advisor-token.policy.ts'
import { hindiVerbEndings, hindiVerbStems, verbEndings, verbStems } from './advisor-verbs.data.ts'

/** Sounds of fewer letters are shared by too many words. */
const minSoundLength = 4

/** A set of words that recognizes them in other spellings too. */
export interface WordSet {
  has(token: Token): boolean
  /** Whether a word is in the set as it is spelt. */
  hasExactly(token: Token): boolean
  /** Whether a word is in the set in this or another inflection. */
  hasStem(token: Token): boolean
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
  const stems = new Set(tokens.map(({ stem }) => stem))
  return {
    hasExactly: (token) => folded.has(token.folded),
    hasStem: (token) => stems.has(token.stem),
    has: (token) => folded.has(token.folded) || (isBySound && sounds.has(token.sound)),
  }
}

const unread = new Set<() => Steps<unknown>>()

/** Reads the words of all sets that were created and not yet used, a word a step. */
export function* unreadWordSetSteps(): Steps<void> {
  for (const read of unread) {
    yield* read()
    unread.delete(read)
  }
}

/**
 * Creates a set of the words of a text. The words are read when they are first asked for, or by `unreadWordSetSteps`: there
 * are a hundred such sets in constants, and the start of the server does not wait for them.
 * @param isBySound whether other spellings of the same sound count.
 */
export function createWordSet(text: string, isBySound = true): WordSet {
  let made: WordSet | undefined
  function* read(): Steps<WordSet> {
    made ??= yield* wordSetSteps(text, isBySound)
    return made
  }
  unread.add(read)
  const words = () => made ?? runSteps(read())
  return {
    hasExactly: (token) => words().hasExactly(token),
    hasStem: (token) => words().hasStem(token),
    has: (token) => words().has(token),
  }
}

/** Every ending of every verb, whether the word exists or not: what does not exist is not written. */
export const inflectedVerbs = (): string =>
  [...withEndings(verbStems, verbEndings), ...withEndings(hindiVerbStems, hindiVerbEndings)].join(
    ' ',
  )

/** Every stem with every ending. */
export const withEndings = (stems: string, endings: string) =>
  splitNonEmpty(stems).flatMap((stem) => [
    stem,
    ...splitNonEmpty(endings).map((ending) => stem + ending),
  ])

function splitNonEmpty(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
