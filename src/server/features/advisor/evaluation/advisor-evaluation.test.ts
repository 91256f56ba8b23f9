import { expect, test } from 'vitest'
import {
  decideAlone,
  evaluatePassages,
  evaluateQuestions,
  expectsRefusal,
  totalsOf,
} from './advisor-evaluation.service.ts'

const parts = ['tuning', 'held-out'] as const

test.each(parts)('of the %s questions at most one in a hundred gets a wrong answer', (part) => {
  const { count, wrong } = totalsOf(evaluateQuestions(part))
  expect(wrong / count).toBeLessThanOrEqual(0.01)
})

test.each(parts)('of the %s questions with a page nine in ten get it', (part) => {
  const { count, right } = totalsOf(evaluateQuestions(part).filter((each) => !expectsRefusal(each)))
  expect(right / count).toBeGreaterThanOrEqual(0.9)
})

test.each(parts)('of the %s questions without a page nearly all are refused', (part) => {
  const { count, right } = totalsOf(evaluateQuestions(part).filter(expectsRefusal))
  expect(right / count).toBeGreaterThanOrEqual(0.97)
})

test('the first questions still find their passages, and none off topic is answered', () => {
  const { count, missed, answeredOffTopic } = evaluatePassages()
  expect(missed.length / count).toBeLessThan(0.05)
  expect(answeredOffTopic).toEqual([])
})

test('a decision takes at most twenty milliseconds', () => {
  decideAlone('warm up')
  const started = performance.now()
  const questions = Array.from(
    { length: 50 },
    (_, i) => `gehu me ${i} pani kab de bhaiya batao zorbo`,
  )
  for (const question of questions) decideAlone(question)
  expect((performance.now() - started) / questions.length).toBeLessThan(20)
})
