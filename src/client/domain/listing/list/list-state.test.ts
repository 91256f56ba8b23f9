import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { sorts } from '#shared/kit/pagination.constants.ts'
import { listAddress } from './list-state.ts'

const categories = ['Grains', 'Fruits'] as const
const { build, parse, initial } = listAddress(categories)

test('an address without parameters is the initial list', () => {
  expect(parse('')).toEqual(initial)
  expect(build(initial)).toBe('')
})

test('every choice is in the address', () => {
  const search = '?q=red+rice&category=Grains&sort=price-low&organic=true&page=2'
  const state = { q: 'red rice', category: 'Grains', sort: 'price-low', organic: true, page: 2 }
  expect(parse(search)).toEqual(state)
  expect(build(parse(search))).toBe(search)
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=9999999',
  'sort=best',
  'category=Others',
  'organic=1',
])('a wrong value falls back to the default: %s', (search) => {
  expect(parse(search)).toEqual(initial)
})

test('every state is read back from the address it was written to', () => {
  const state = fc.record({
    q: fc.string({ unit: 'grapheme', maxLength: 100 }).map(cleanSearch),
    category: fc.constantFrom('all' as const, ...categories),
    sort: fc.constantFrom(...sorts),
    organic: fc.boolean(),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  fc.assert(
    fc.property(state, (given) => {
      expect(parse(build(given))).toEqual(given)
    }),
  )
})

test('no address makes a query that the server refuses', () => {
  const key = fc.constantFrom('q', 'category', 'sort', 'organic', 'page', 'other')
  const odd = fc.array(fc.tuple(key, fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(odd, (pairs) => {
      const search = pairs.map(([k, v]) => `${k}=${encodeURIComponent(v.toWellFormed())}`).join('&')
      const { q, page, category, sort } = parse(search)
      expect(q.length).toBeLessThanOrEqual(100)
      expect(q).not.toContain('\0')
      expect(Number.isSafeInteger(page) && page >= 1 && page <= 999_999).toBe(true)
      expect(['all', ...categories]).toContain(category)
      expect(sorts).toContain(sort)
    }),
  )
})
