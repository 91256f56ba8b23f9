import { expect, test } from 'vitest'
import { lineTotal } from './line-total.ts'

test('a line’s total is in whole paise', () => {
  expect(lineTotal({ quantity: 3, price: 0.1 })).toBe(0.3)
  expect(lineTotal({ quantity: 10_000_000, price: 1234.56 })).toBe(12_345_600_000)
})
