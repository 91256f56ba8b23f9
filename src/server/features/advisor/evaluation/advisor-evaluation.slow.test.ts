import { beforeAll, expect, test } from 'vitest'
import { gatherCropNames } from '../names/advisor-names.service.ts'
import {
  decideAlone,
  type EvaluatedQuestion,
  evaluateList,
  evaluatePassages,
  evaluateQuestions,
  expectsRefusal,
  isOnePressAway,
  totalsOf,
} from './advisor-evaluation.service.ts'
import { readEvaluationQuestions } from './evaluation-questions.ts'

/**
 * Shares that each part must keep. The aim is at most 1 % wrong, 90 % right with a page and 97 % refused
 * without one. The limits are just beyond what each part reaches; the untouched questions of 2026-11-23 are in other
 * voices and a third of them are about food, health, law and banks, those of 2026-11-24 describe instead of naming.
 */
const limits = [
  { part: 'tuning', maxWrong: 0.007, minRight: 0.935, minRefused: 0.98, minPressed: 0.97 },
  // One of the three wrong answers is a guide that was written after the questions.
  {
    part: 'untouched of 2026-11-22',
    maxWrong: 0.0075,
    minRight: 0.914,
    minRefused: 0.98,
    minPressed: 0.96,
  },
  // Of 56 without a page 50 are refused.
  {
    part: 'untouched of 2026-11-23',
    maxWrong: 0.017,
    minRight: 0.93,
    minRefused: 0.89,
    minPressed: 0.96,
  },
  // Ten of the 52 wrong answers are pages that were written after the questions.
  {
    part: 'untouched of 2026-11-24',
    maxWrong: 0.031,
    minRight: 0.775,
    minRefused: 0.91,
    minPressed: 0.9,
  },
] as const

const evaluated: Record<string, EvaluatedQuestion[]> = {}
const evaluatedPart = (part: string) => evaluated[part] ?? []

// A third of the tuning questions show as much as all of them; `npm run eval:advisor` asks all.
const isEveryThird = (_question: unknown, index: number) => index % 3 === 0

// Four thousand decisions take 20 s of a processor, of which a busy machine gives a tenth or less.
beforeAll(() => {
  evaluated.tuning = evaluateList(readEvaluationQuestions('tuning').filter(isEveryThird))
  for (const each of evaluateQuestions('untouched')) {
    const part = `untouched of ${each.written}`
    evaluated[part] = [...evaluatedPart(part), each]
  }
}, 600_000)

test.each(limits)('few of the $part questions get a wrong answer', ({ part, maxWrong }) => {
  const { count, wrong } = totalsOf(evaluatedPart(part))
  expect(wrong / count).toBeLessThanOrEqual(maxWrong)
})

test.each(limits)('most of the $part questions with a page get it', ({ part, minRight }) => {
  const { count, right } = totalsOf(evaluatedPart(part).filter((each) => !expectsRefusal(each)))
  expect(right / count).toBeGreaterThanOrEqual(minRight)
})

test.each(limits)('the $part questions without a page are refused', ({ part, minRefused }) => {
  const { count, right } = totalsOf(evaluatedPart(part).filter(expectsRefusal))
  expect(right / count).toBeGreaterThanOrEqual(minRefused)
})

test.each(limits)(
  'a button gives the answer where the $part questions do not get it at once',
  { timeout: 120_000 },
  ({ part, minPressed }) => {
    const withPage = evaluatedPart(part).filter((each) => !expectsRefusal(each))
    expect(withPage.filter(isOnePressAway).length / withPage.length).toBeGreaterThan(minPressed)
  },
)

// Three thousand questions: a busy machine takes longer than a usual test may.
test('nearly every name of every crop, in every script, leads to its own page, the others to a question back', {
  timeout: 120_000,
}, () => {
  const decisions = gatherCropNames().flatMap(({ id, names }) =>
    [...new Set(names)].map((name) => {
      const isHindi = /\p{Script=Devanagari}/u.test(name)
      const question = isHindi ? `${name} में खाद कितनी डालें` : `${name} sowing time`
      return { id, name, decision: decideAlone(question) }
    }),
  )
  const wrong = decisions.filter(({ id, decision }) =>
    decision.kind === 'passages'
      ? decision.passages[0]?.crop !== id
      : decision.kind !== 'ask' && !(decision.kind === 'refuse' && decision.crop === id),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
  // 2,901 of 3,050 names; for some crops nothing is known about manure, and some names have two meanings.
  const withPage = decisions.filter(({ decision }) => decision.kind === 'passages')
  expect(withPage.length / decisions.length).toBeGreaterThan(0.94)
  expect(new Set(withPage.map(({ id }) => id))).toEqual(new Set(decisions.map(({ id }) => id)))
})

test('the first questions still find their passages, and none off topic is answered', () => {
  const { count, missed, answeredOffTopic } = evaluatePassages()
  expect(missed.length / count).toBeLessThan(0.05)
  expect(answeredOffTopic).toEqual([])
})
