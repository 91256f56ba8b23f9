import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

const problemOf = (question: string) => {
  const decision = decideAlone(question)
  if (decision.kind === 'passages') return decision.passages[0]?.problem ?? ''
  return decision.kind === 'ask' ? (decision.choices[0]?.en.label ?? '') : ''
}

test.each([
  ['patta gobhi ke patte me chhed', 'Diamondback moth'],
  ['bhindi ke patte me chhed', 'Shoot and fruit borer'],
  ['brinjal leaves have holes', 'Shoot and fruit borer'],
  ['कपास के पत्तों में छेद', 'Spotted bollworm'],
  ['holes in radish leaves', 'Mustard sawfly'],
])('%j tells of a pest that eats, not of a disease', (question, problem) => {
  expect(problemOf(question)).toBe(problem)
})

test('round holes as of shot are the disease that is called so', () => {
  expect(problemOf('badam leaves look as if shot with pellets, small round holes')).toBe(
    'Shot hole',
  )
})

test('a spot whose middle falls out may still be a disease', () => {
  expect(problemOf('palak ke patte par gol daag, beech me chhed')).toMatch(/spot/i)
})
