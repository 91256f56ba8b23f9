import { expect, test } from 'vitest'
import { buildListingSearch, type InterpretedSearch } from './listing-search.policy.ts'

const group = (...counts: number[]) => {
  const known = counts.map((listings, i) => ({ word: `word${i}`, listings, inNames: 0 }))
  return { lexemes: known.map(({ word }) => word), known }
}
const atLeast = (search: Partial<InterpretedSearch>) =>
  buildListingSearch({
    kinds: ['drone'],
    named: [],
    required: [],
    describing: [],
    listingsOfKinds: 0,
    listingsInAll: 1_000_000,
    ...search,
  }).atLeast

test('a kind without listings is found as often as listings mention its name, so that they are not all collected', () => {
  expect(atLeast({ named: [[group(62_000)]] })).toBe(62_000)
  expect(atLeast({ named: [[group(62_000, 70_000)]] })).toBe(70_000)
  expect(atLeast({ named: [[group(62_000)]], listingsOfKinds: 90_000 })).toBe(90_000)
})

test('words of which a listing must have all find nothing for certain', () => {
  expect(atLeast({ named: [[group(62_000), group(62_000)]] })).toBe(0)
  expect(atLeast({ named: [[group(62_000)]], required: [group(62_000).known] })).toBe(0)
})
