import { beforeAll, expect, test } from 'vitest'
import { decidedFor } from '#server/testing/advisor-decisions.ts'
import { buildAdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { unnamedSubstances, unnamedSubstancesLine } from './advisor-unnamed-substances.policy.ts'

beforeAll(async () => {
  await buildAdvisorKnowledge()
}, 60_000)

test.each([
  ['atrazine in soybean for weeds', ['atrazine']],
  ['धान में मेट्रिब्यूज़िन', ['मेट्रिब्यूज़िन']],
  ['metribuzin in mustard for weeds', ['metribuzin']],
  ['tricyclazole dose for loose smut of wheat', ['tricyclazole']],
  ['urea for leaf curl of tomato', ['urea']],
])('of what %j names the passages that answer it do not speak', (message, names) => {
  const decided = decidedFor(message)
  expect(decided.decision.kind).toBe('passages')
  expect(unnamedSubstances(decided)).toEqual(names)
})

test.each([
  'pendimethalin in wheat for weeds',
  'never 2,4-D in cotton? weeds',
  'urea dose for wheat',
  'loose smut of wheat',
  'endosulfan on cashew',
])('%j names nothing that its answer leaves out', (message) => {
  expect(unnamedSubstances(decidedFor(message))).toEqual([])
})

test('the answer begins by saying so in the language of the reply', () => {
  const decided = decidedFor('atrazine in soybean for weeds')
  expect(unnamedSubstancesLine(decided, 'en')).toBe(
    'Nothing is said here about "atrazine": use it only if its label names your crop. What is said:\n\n',
  )
  expect(unnamedSubstancesLine(decided, 'hi')).toMatch(/^"atrazine" के बारे में यहाँ कुछ नहीं लिखा है/)
})
