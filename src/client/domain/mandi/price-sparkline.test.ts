import { expect, test } from 'vitest'
import { sparklinePoints } from './price-sparkline.tsx'

test('the line goes from the first price on the left to the last on the right, dear above cheap', () => {
  expect(sparklinePoints([1000, 2000, 1500])).toEqual([
    [4, 28],
    [48, 4],
    [92, 16],
  ])
})

test('prices that do not change are a line in the middle', () => {
  expect(sparklinePoints([2000, 2000])).toEqual([
    [4, 16],
    [92, 16],
  ])
})

test('a change of a rupee does not fill the height', () => {
  const [, [, y] = []] = sparklinePoints([2000, 2001])
  expect(y).toBeGreaterThan(15)
})
