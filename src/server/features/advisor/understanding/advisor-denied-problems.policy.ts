import { wordsOf } from '#server/platform/text/farm-words.ts'
import { positionsOf } from './advisor-crop-mentions.policy.ts'
import { isPlantPart, isSignWord } from './aspects/advisor-aspect-words.policy.ts'
import {
  isFoldedIn,
  negations,
  verbsOfBeing,
  wordSet,
} from './aspects/advisor-conditions.policy.ts'
import { findPhrases, type PhraseIndex } from './words/advisor-phrases.policy.ts'
import { type Token, tokenize } from './words/advisor-token.policy.ts'

const noWords = wordSet('no not')
const wordsAfterDenied = wordSet(
  'in on but and so yet why then here par pr lekin magar phir fir to पर लेकिन मगर फिर तो',
)

/** "There is no late blight, so why …", "kida nahi hai par …": a problem of which is said that it is not there, with those words. */
export function deniedRange(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
): { start: number; end: number } | null {
  const isEndOr = (position: number) =>
    tokens[position] === undefined || isFoldedIn(tokens[position], wordsAfterDenied)
  if (isFoldedIn(tokens[start - 1], noWords) && isEndOr(end)) return { start: start - 1, end }
  if (
    isFoldedIn(tokens[end], negations) &&
    isFoldedIn(tokens[end + 1], verbsOfBeing) &&
    isEndOr(end + 2)
  )
    return { start, end: end + 2 }
  return null
}

/**
 * Leaves out the pests and diseases of which a question says that they are not there, where it tells of something else as well.
 * @param problems the names of all of them.
 */
export function withoutDeniedProblems(
  tokens: readonly Token[],
  problems: PhraseIndex,
): readonly Token[] {
  const denied = positionsOf(
    findPhrases(problems, tokens).flatMap((match) => {
      const range = deniedRange(tokens, match)
      return range ? [{ ...match, ...range }] : []
    }),
  )
  const rest = tokens.filter((_, position) => !denied.has(position))
  const tellsMore = rest.some((token) => isSignWord(token) || isPlantPart(token))
  return tellsMore ? rest : tokens
}

/** The words of a message whose tokens are left. */
export const wordsLeft = (message: string, all: readonly Token[], left: readonly Token[]) =>
  left.length === all.length
    ? wordsOf(message)
    : wordsOf(message).filter((word) =>
        tokenize(word).some(({ folded }) => left.some((token) => token.folded === folded)),
      )
