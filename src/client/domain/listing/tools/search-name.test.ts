import { expect, test } from 'vitest'
import { formatters } from '#client/platform/format/format.ts'
import { searchName } from './search-name.ts'

const t = ((key: string, values: Record<string, string> = {}) =>
  key.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as never
const anything = {
  q: '',
  category: 'all',
  organic: false,
  minPrice: null,
  maxPrice: null,
  near: '',
  radius: null,
  state: '',
  district: '',
} as never
type Names = Record<'place' | 'district', string | null>
const nameOf = (state: object, { place = null, district = null }: Partial<Names> = {}) =>
  searchName(t, formatters('en'), {
    kind: 'crop',
    state: Object.assign({}, anything, state),
    place,
    district,
  })

test('a search is named by what, where and for how much', () => {
  expect(nameOf({})).toBe('Crops')
  expect(nameOf({ q: 'onion', category: 'Vegetables', organic: true })).toBe(
    'onion, Vegetables, Organic',
  )
  expect(nameOf({ q: 'onion', near: '411001', radius: 100, maxPrice: 25 }, { place: 'Pune' })).toBe(
    'onion, within 100 km of Pune, up to ₹25 per kg',
  )
  expect(nameOf({ near: '411001', radius: 50 })).toBe('Crops, within 50 km of 411001')
  expect(nameOf({ category: 'Fruits', state: 'Goa', district: 'North Goa', minPrice: 10 })).toBe(
    'Fruits, in North Goa, Goa, from ₹10 per kg',
  )
  expect(nameOf({ state: 'Maharashtra', district: 'Pune' }, { district: 'पुणे' })).toBe(
    'Crops, in पुणे, Maharashtra',
  )
})
