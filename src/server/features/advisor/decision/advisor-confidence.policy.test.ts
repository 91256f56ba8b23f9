import { expect, test } from 'vitest'
import { chooseCandidate, type RatedCandidate } from './advisor-confidence.policy.ts'
import { answerFrom, askFor } from './outcome/advisor-candidate.ts'

const limits = { answer: 0.7, rival: 0.5, refusal: 0.1 }

const answer = (key: string, probability: number): RatedCandidate => ({
  key,
  kind: 'guide',
  act: answerFrom([]),
  byRules: false,
  probability,
})
const questionBack: RatedCandidate = {
  key: 'askCrop',
  kind: 'askCrop',
  act: askFor('crop', {}),
  byRules: false,
  probability: 0.05,
}
const refusal = (probability: number, byRules = false): RatedCandidate => ({
  key: 'refusal',
  kind: 'refusal',
  act: { kind: 'refuse', reason: 'unknown', name: '', crop: null },
  byRules,
  probability,
})
const chosen = (...rated: RatedCandidate[]) => chooseCandidate(rated, limits).key

test('a likely answer is given, an unlikely one gives way to a question back', () => {
  expect(chosen(answer('a', 0.75), questionBack)).toBe('a')
  expect(chosen(answer('a', 0.65), questionBack)).toBe('askCrop')
})

test('of two likely answers neither is certain enough, unless one is much likelier', () => {
  expect(chosen(answer('a', 0.8), answer('b', 0.4), questionBack)).toBe('askCrop')
  expect(chosen(answer('a', 0.95), answer('b', 0.4), questionBack)).toBe('a')
})

test('a likely refusal or question back is a rival of an answer', () => {
  expect(chosen(answer('a', 0.75), refusal(0.6), questionBack)).toBe('refusal')
  expect(chosen(answer('a', 0.75), { ...questionBack, probability: 0.6 })).toBe('askCrop')
})

test('a refusal needs to be likely, or proposed by the rules', () => {
  expect(chosen(refusal(0.08), questionBack)).toBe('askCrop')
  expect(chosen(refusal(0.08, true), questionBack)).toBe('refusal')
  expect(chosen(refusal(0.2), questionBack)).toBe('refusal')
})
