import { expect, test } from 'vitest'
import { deniedRange } from './advisor-denied-problems.policy.ts'
import { tokenize } from './words/advisor-token.policy.ts'

test.each([
  ['there is no blight in my field', 3, 'no blight'],
  ['it is not blight but what', 3, 'not blight'],
  ['blight nahi hai par patte pile', 0, 'blight nahi hai'],
  ['blight nahi hai', 0, 'blight nahi hai'],
  ['no blight control with this powder', 1, null],
  ['blight nahi ja raha', 0, null],
  ['blight nahi hai kam', 0, null],
])('in “%s” the trouble is said not to be there: %3$j', (text, start, denied) => {
  const tokens = tokenize(text)
  const range = deniedRange(tokens, { start, end: start + 1 })
  const words = range && tokens.slice(range.start, range.end).map(({ folded }) => folded)
  expect(words?.join(' ') ?? null).toBe(denied)
})
