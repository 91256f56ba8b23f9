import { expect, test } from 'vitest'
import { GoodsKindId } from './vocabulary.schema.ts'

test('the id of a kind of goods has at most 40 characters', () => {
  expect(GoodsKindId.safeParse('k'.repeat(40)).success).toBe(true)
  expect(GoodsKindId.safeParse('k'.repeat(41)).success).toBe(false)
})
