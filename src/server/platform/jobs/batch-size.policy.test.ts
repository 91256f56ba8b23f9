import { expect, test } from 'vitest'
import { batchMs, nextBatchSize } from './batch-size.policy.ts'

const bounds = { min: 10, max: 1000 }
/** The sizes of batches whose rows take so many milliseconds each, after a fixed time for the batch. */
function sizes(first: number, batches: number, msPerRow: number, fixedMs = 0): number[] {
  const all = [first]
  for (let i = 0; i < batches; i++) {
    const rows = all.at(-1) ?? 0
    all.push(nextBatchSize(rows, { rows, ms: fixedMs + rows * msPerRow }, bounds))
  }
  return all
}

test('the size settles where a batch takes a tenth of a second', () => {
  expect(sizes(20, 6, 1)).toEqual([20, 40, 80, 100, 100, 100, 100])
  const settled = sizes(20, 30, 2, 20).at(-1) ?? 0
  expect(20 + settled * 2).toBeGreaterThan(batchMs * 0.9)
  expect(20 + settled * 2).toBeLessThanOrEqual(batchMs)
})

test('one slow batch makes the next ones small at once, and they grow again by doubling', () => {
  expect(nextBatchSize(400, { rows: 400, ms: 400 }, bounds)).toBe(100)
  expect(nextBatchSize(400, { rows: 400, ms: 60_000 }, bounds)).toBe(50)
  expect(sizes(50, 3, 0.25)).toEqual([50, 100, 200, 400])
})

test('the bounds hold however fast or slow the database is', () => {
  expect(sizes(500, 10, 0).at(-1)).toBe(bounds.max)
  expect(sizes(500, 10, 500).at(-1)).toBe(bounds.min)
})

test('a batch that was cut short changes the size only when it was slow', () => {
  expect(nextBatchSize(200, { rows: 3, ms: 2 }, bounds)).toBe(200)
  expect(nextBatchSize(200, { rows: 0, ms: 50 }, bounds)).toBe(200)
  expect(nextBatchSize(200, { rows: 30, ms: 300 }, bounds)).toBe(25)
})
