import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { listingSorts } from '#shared/kit/pagination.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { radiusChoices } from '#shared/place/place.constants.ts'
import { listAddress } from './list-state.ts'

const categories = ['Grains', 'Fruits'] as const
const { build, parse, initial } = listAddress(categories)

test('an address without parameters is the initial list', () => {
  expect(parse('')).toEqual(initial)
  expect(build(initial)).toBe('')
})

test('every choice is in the address', () => {
  const search =
    '?q=red+rice&category=Grains&sort=nearest&organic=true&near=411001&radius=50&state=Maharashtra&district=Pune&view=map&minPrice=10&maxPrice=25.5&page=2'
  const state = {
    q: 'red rice',
    category: 'Grains',
    sort: 'nearest',
    organic: true,
    near: '411001',
    radius: 50,
    state: 'Maharashtra',
    district: 'Pune',
    minPrice: 10,
    maxPrice: 25.5,
    view: 'map',
    page: 2,
  }
  expect(parse(search)).toEqual(state)
  expect(build(parse(search))).toBe(search)
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=9999999',
  'sort=best',
  'view=globe',
  'category=Others',
  'organic=1',
  'near=011001',
  'near=Pune',
  'near=0,0',
  'near=51.5,-0.12',
  'near=18.52,73.85,1',
  'radius=50',
  'sort=nearest',
  'near=1&radius=50&sort=nearest',
  'state=Atlantis',
  'district=Pune',
  'minPrice=-1',
  'maxPrice=1e3',
  'maxPrice=0',
  'maxPrice=12.345',
])('a wrong value falls back to the default: %s', (search) => {
  expect(parse(search)).toEqual(initial)
})

test('a point has two decimals, and a radius is one of the choices', () => {
  expect(parse('near=18.516726,73.856255&radius=51')).toMatchObject({
    near: '18.52,73.86',
    radius: null,
  })
})

test('without its place a list has neither radius nor nearest order', () => {
  const near = parse('near=411001&radius=20&sort=nearest')
  expect(build({ ...near, near: '' })).toBe('')
})

test('every state is read back from the address it was written to', () => {
  const state = fc.record({
    q: fc.string({ unit: 'grapheme', maxLength: 100 }).map(cleanSearch),
    category: fc.constantFrom('all' as const, ...categories),
    sort: fc.constantFrom(...listingSorts),
    organic: fc.boolean(),
    page: fc.integer({ min: 1, max: 999_999 }),
    near: fc.constantFrom('411001', '18.52,73.85', '28.6,77.2'),
    radius: fc.constantFrom(null, ...radiusChoices),
    state: fc.constantFrom(...indianStates),
    district: fc.constantFrom('', 'Pune', 'Leh & Ladakh'),
    minPrice: fc.constantFrom(null, 0, 10, 12.5),
    maxPrice: fc.constantFrom(null, 12.5, 25, 9_999_999),
    view: fc.constantFrom('list' as const, 'map' as const),
  })
  fc.assert(
    fc.property(state, (given) => {
      expect(parse(build(given))).toEqual(given)
    }),
  )
})

test('no address makes a query that the server refuses', () => {
  const key = fc.constantFrom(
    'q',
    'category',
    'sort',
    'organic',
    'page',
    'near',
    'radius',
    'state',
    'district',
    'minPrice',
    'maxPrice',
    'other',
  )
  const odd = fc.array(fc.tuple(key, fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(odd, (pairs) => {
      const search = pairs.map(([k, v]) => `${k}=${encodeURIComponent(v.toWellFormed())}`).join('&')
      const { q, page, category, sort, district, near } = parse(search)
      expect(near).toMatch(/^(|[1-9]\d{5}|[\d.]+,[\d.]+)$/)
      expect(district.length).toBeLessThanOrEqual(100)
      expect(q.length).toBeLessThanOrEqual(100)
      expect(q).not.toContain('\0')
      expect(Number.isSafeInteger(page) && page >= 1 && page <= 999_999).toBe(true)
      expect(['all', ...categories]).toContain(category)
      expect(listingSorts).toContain(sort)
    }),
  )
})
