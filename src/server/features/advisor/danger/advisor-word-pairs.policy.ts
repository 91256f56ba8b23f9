import { type Token, tokenize } from '../understanding/words/advisor-token.policy.ts'

/** Pairs of words as `hasPair` compares them. */
export const pairKeys = (pairs: readonly string[]): ReadonlySet<string> =>
  new Set(
    pairs.map((pair) =>
      tokenize(pair)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  )

/** Whether two words next to each other are one of the pairs. */
export const hasPair = (tokens: readonly Token[], pairs: ReadonlySet<string>): boolean =>
  tokens.some((token, position) =>
    pairs.has(`${token.folded} ${tokens[position + 1]?.folded ?? ''}`),
  )
