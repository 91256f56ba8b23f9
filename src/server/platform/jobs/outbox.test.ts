import { expect, test } from 'vitest'
import { backoffSeconds } from './outbox.ts'

test('the wait doubles from a minute up to the longest', () => {
  const waits = [1, 2, 3, 8, 9, 40].map((tries) => backoffSeconds(tries, 4 * 3600))
  expect(waits).toEqual([60, 120, 240, 7680, 14400, 14400])
})
