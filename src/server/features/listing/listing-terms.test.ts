import { expect, test } from 'vitest'
import { recordTermChanges } from './listing.service.ts'

test.each([
  [{ name: 'Cherry tomato' }, true],
  [{ unit: 'ton' }, true],
  [{ name: 'Tomato', unit: 'ton' }, true],
  [{ name: 'Tomato', unit: 'kg' }, false],
  [{ price: 25 }, false],
  [{ name: undefined }, false],
  [{}, false],
])('changing a crop by %j changes its terms: %s', (changes, isRecorded) => {
  const crop: Record<'name' | 'unit' | 'price', unknown> & { termsChangedAt?: Date | null } = {
    name: 'Tomato',
    unit: 'kg',
    price: 20,
    termsChangedAt: null,
  }
  recordTermChanges(crop, changes, ['name', 'unit'])
  expect(crop.termsChangedAt instanceof Date).toBe(isRecorded)
})
