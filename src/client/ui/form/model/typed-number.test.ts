import { expect, test } from 'vitest'
import { numberOfText, tidyNumber } from './typed-number.ts'

test.each([
  ['25', '25'],
  ['2.', '2.'],
  ['.5', '.5'],
  ['१२३', '123'],
  ['₹ 1,25,000.50', '125000.50'],
  ['1.2.3', '1.23'],
  ['-5', '-5'],
  ['5-5', '55'],
  ['12e3', '123'],
  ['abc', ''],
])('%s is typed as %s', (typed, text) => {
  expect(tidyNumber(typed)).toBe(text)
})

test('a text without a digit is no number', () => {
  for (const text of ['', '-', '.', '-.']) expect(numberOfText(text)).toBe('')
  expect(numberOfText('2.50')).toBe(2.5)
  expect(numberOfText('-.5')).toBe(-0.5)
})
