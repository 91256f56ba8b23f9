import { intentWords } from '../advisor-intents.data.ts'
import type { Question } from '../advisor-question.ts'
import type { Token } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'

type IntentWord = keyof typeof intentWords

const wordSets = new Map(
  Object.entries(intentWords).map(([name, words]) => [name as IntentWord, createWordSet(words)]),
)

export const isOneOf = (token: Token, ...names: IntentWord[]) =>
  names.some((name) => wordSets.get(name)?.has(token))

/** Whether a word of the question is in one of the groups. */
export const hasWord = ({ freeTokens }: Question, ...names: IntentWord[]) =>
  freeTokens.some((token) => isOneOf(token, ...names))
export const hasMeaning = ({ freeTokens }: Question, ...meanings: string[]) =>
  freeTokens.some(({ terms }) => terms.some((term) => meanings.includes(term)))

/** Whether a word belongs to a question for something other than advice. */
export const isIntentWord = (token: Token) => [...wordSets.values()].some((set) => set.has(token))

const placeMarks = createWordSet('me mein mei में मे mausam mosam मौसम weather', false)
/** Whether a word after a name says that it is a place. */
export const isPlaceMark = (token: Token | undefined) =>
  token !== undefined && placeMarks.has(token)
