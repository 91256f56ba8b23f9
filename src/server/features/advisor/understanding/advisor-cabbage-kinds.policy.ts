import { isFoldedIn, negations, wordSet } from './aspects/advisor-conditions.policy.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

const gobhiWords = wordSet('gobhi gobi gobhee gobee गोभी गोबी')
const leafWords = wordSet('patta patte patti pata band bandh पत्ता पत्ते बंद')
const flowerWords = wordSet('phool phul ful fool फूल')
const ofKind = wordSet('wali wala wale vali vala waali वाली वाला वाले')

/** "Patta wali", and "patta nahi" for the other kind. */
const namesKind = (
  tokens: readonly Token[],
  kind: ReadonlySet<string>,
  after: ReadonlySet<string>,
) =>
  tokens.some(
    (token, position) =>
      isFoldedIn(token, kind) &&
      isFoldedIn(tokens[position + 1], after) &&
      !isFoldedIn(tokens[position + 2], negations),
  )

const isGobhi = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  end - start === 1 && isFoldedIn(tokens[start], gobhiWords)

/** Cauliflower and cabbage are both gobhi, of flower and of leaf: "gobhi patta wali" is cabbage. */
export const withKindOfGobhi = (tokens: readonly Token[], names: readonly PhraseMatch[]) =>
  names.map((name) =>
    isGobhi(tokens, name) &&
    (namesKind(tokens, leafWords, ofKind) || namesKind(tokens, flowerWords, negations)) &&
    !namesKind(tokens, flowerWords, ofKind)
      ? { ...name, id: 'crop:cabbage', others: [] }
      : name,
  )

/** Whether a question says which gobhi it means: then "patta" and "phool" are no parts of a plant that something is wrong with. */
export const saysWhichGobhi = (tokens: readonly Token[]) =>
  tokens.some((token) => isFoldedIn(token, gobhiWords)) &&
  (namesKind(tokens, leafWords, ofKind) || namesKind(tokens, flowerWords, ofKind))
