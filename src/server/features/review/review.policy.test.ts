import { expect, test } from 'vitest'
import { reviewRefusalOf } from './review.policy.ts'

const open = { isOver: true, isGift: false, isConfirmed: true, isOld: false }

test.each([
  [{}, null],
  [{ isOver: false, isGift: true, isConfirmed: false }, 'too-early'],
  [{ isGift: true, isOld: true }, 'gift'],
  [{ isConfirmed: false }, 'unconfirmed'],
  [{ isOld: true }, 'too-late'],
] as const)('a review of a trade with %j is refused as %s', (change, refusal) => {
  expect(reviewRefusalOf({ ...open, ...change })).toBe(refusal)
})
