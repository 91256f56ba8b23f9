import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutFormula, withoutTextMark } from './formula-text.ts'

test.each([
  ["'+91 98765 43210", '+91 98765 43210'],
  ["'-17", '-17'],
  ["'=1+1", '=1+1'],
  ["'90s' tractor", "'90s' tractor"],
  ["''-17", "''-17"],
  ["'", "'"],
  ['', ''],
])('the cell %j is read as %j', (cell, text) => {
  expect(withoutTextMark(cell)).toBe(text)
})

test('text that comes from a spreadsheet is what was written to it', () => {
  const starts = fc.constantFrom('', '=', '+', '-', '@', ' -', '\t', '＝')
  fc.assert(
    fc.property(starts, fc.string(), (start, rest) => {
      const text = start + rest
      fc.pre(!text.startsWith("'"))
      expect(withoutTextMark(withoutFormula(text))).toBe(text)
    }),
  )
})
