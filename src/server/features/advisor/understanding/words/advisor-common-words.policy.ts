import { commonVerbEndings, commonVerbStems, commonWords } from './advisor-common-words.data.ts'
import type { Token } from './advisor-token.policy.ts'
import { createWordSet, withEndings } from './advisor-word-set.policy.ts'

const words = createWordSet(commonWords, false)
const verbs = createWordSet(withEndings(commonVerbStems, commonVerbEndings).join(' '), false)

/** Whether it is one of the commonest everyday words, which explain nothing and name nothing, in this or another inflection. */
export const isCommonWord = (token: Token) => words.hasStem(token) || verbs.has(token)
