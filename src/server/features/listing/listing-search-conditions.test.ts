import { expect, test } from 'vitest'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { tierCondition } from './listing-search.sql.ts'

test('only a search for one kind, in an order of its index, reads the listings by that index', () => {
  const plainOf = (kinds: string[], sort: 'newest' | 'oldest') => {
    const search = { kinds, kindText: null, required: null, preferred: null }
    const counts = { atMost: 10, atLeast: 10, expected: 10, preferredAtMost: 10 }
    return tierCondition(cropTable, { ...search, ...counts }, 'anyOfKind', sort, '2026-11-20').plain
  }
  const withoutKind = plainOf(['onion'], 'oldest')
  expect(plainOf(['onion'], 'newest')).not.toEqual(withoutKind)
  expect(plainOf(['onion', 'potato'], 'newest')).toEqual(withoutKind)
})
