import { expect, test } from 'vitest'
import { isWeight } from './advisor-crop-mentions.policy.ts'
import { tokenize } from './advisor-token.policy.ts'

test.each([
  ['10 gram of urea', 1, true],
  ['kitna gram urea', 1, true],
  ['how many gram per plant', 2, true],
  ['gram per acre', 0, true],
  ['5 packets at 20 grams for each plant', 4, true],
  ['gram wilt', 0, false],
  ['which gram is best', 1, false],
])('in %j the word at %i is a weight: %s', (text, start, isOne) => {
  const match = { id: 'chickpea', start, end: start + 1 }
  expect(isWeight(tokenize(text), match as Parameters<typeof isWeight>[1])).toBe(isOne)
})
