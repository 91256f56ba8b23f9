import type { Question } from '../advisor-question.ts'
import type { Token } from '../words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../words/advisor-word-set.policy.ts'
import {
  type AppAnswer,
  type AppRule,
  appRules,
  appWords,
  wordsAfterYou,
} from './advisor-app-questions.data.ts'

type AppWord = keyof typeof appWords

const wordSets = Object.fromEntries(
  Object.entries(appWords).map(([name, words]) => [name, createWordSet(words, false)]),
) as Record<AppWord, WordSet>
const afterYou = createWordSet(wordsAfterYou, false)

/** "App batao": the polite "you", which is often spelt so. */
const isYou = ({ tokens }: Question, position: number) => {
  const next = tokens[position + 1]
  return tokens[position]?.folded === 'app' && next !== undefined && afterYou.has(next)
}

/**
 * What answers a question about the use of this site: reviews, disputes, payments, the account; null for any other. A question
 * that names a pesticide, a scheme or another site is none.
 */
export function readAppQuestion(question: Question): AppAnswer | null {
  const { tokens, subjects, substances, things, unknownWords } = question
  if (substances.length > 0) return null
  const namesCrop = subjects.some(({ id }) => id.startsWith('crop:'))
  const text = `${tokens.map(({ folded }) => folded).join(' ')} `
  const hasAny = (name: AppWord) =>
    tokens.some((token, position) => wordSets[name].has(token) && !isYou(question, position))
  const isAppWord = (token: Token) => Object.values(wordSets).some((set) => set.has(token))
  const namesOther =
    things.some(({ isExact }) => isExact) ||
    tokens.some((token) => unknownWords.includes(token.text) && !isAppWord(token))
  const isMeant = ({ groups, without = [], pattern, mayNameCrop, isOfThisSite }: AppRule) =>
    !(isOfThisSite && namesOther) &&
    (mayNameCrop || !namesCrop) &&
    groups.every(hasAny) &&
    !without.some(hasAny) &&
    (pattern?.test(text) ?? true)
  const rule = appRules.find(isMeant)
  return rule && !hasAny('others') ? rule.answer : null
}

const wordsOfSite = [
  'site',
  'writtenReview',
  'order',
  'listing',
  'payment',
  'notification',
  'login',
  'booking',
] as const

/** Whether a question has a word of this site, such as an order or a review. */
export const namesSite = (question: Question): boolean =>
  question.tokens.some(
    (token, position) =>
      !isYou(question, position) && wordsOfSite.some((name) => wordSets[name].has(token)),
  )
