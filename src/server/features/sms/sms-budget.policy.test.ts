import { expect, test } from 'vitest'
import { fitsBudget } from './sms-budget.policy.ts'

test.each([
  ['code', 3, 0, 3, true],
  ['code', 4, 0, 3, false],
  ['code', 1, 2, 3, true],
  ['code', 2, 2, 3, false],
  // 20 of each full hundred are reserved for known networks.
  ['code', 80, 0, 100, true],
  ['code', 81, 0, 100, false],
  ['code', 159, 0, 199, true],
  ['known-code', 100, 0, 100, true],
  ['known-code', 101, 0, 100, false],
  ['known-code', 60, 40, 100, true],
  ['notification', 0, 50, 100, true],
  ['notification', 0, 51, 100, false],
  ['notification', 40, 40, 100, true],
  ['notification', 41, 40, 100, false],
  ['notification', 0, 1, 1, false],
] as const)(
  '%s, with %d codes and %d notifications of %d: %s',
  (use, codes, notifications, budget, fits) => {
    expect(fitsBudget(use, { codes, notifications }, budget)).toBe(fits)
  },
)
