import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#shared/place/distance.ts'
import { keysOfListing, keysOfSearch } from './saved-search-keys.policy.ts'

const point = fc.record({
  lat: fc.double({ min: 6, max: 37.6, noNaN: true }),
  lon: fc.double({ min: 68, max: 97.6, noNaN: true }),
})
const search = {
  kind: 'crop',
  terms: { goodsKinds: ['onion'], words: ['pyaz'] },
  category: null,
  circle: null,
  state: '',
} as const
const listing = {
  kind: 'crop',
  words: ['red', 'pyaz'],
  goodsKind: null,
  category: 'Vegetables',
  point: null,
  state: 'Maharashtra',
} as const
const meets = (stored: readonly string[], looked: readonly string[]) =>
  stored.some((key) => looked.includes(key))

test('every listing within the radius is under a key of the search', () => {
  const offset = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      point,
      fc.integer({ min: 1, max: 4000 }),
      offset,
      offset,
      (center, radiusKm, north, east) => {
        const degrees = radiusKm / 111
        const other = { lat: center.lat + north * degrees, lon: center.lon + east * degrees }
        fc.pre(Math.abs(other.lat) < 85 && distanceKm(center, other) <= radiusKm)
        const keys = keysOfSearch({ ...search, circle: { center, radiusKm } })
        expect(meets(keys, keysOfListing({ ...listing, point: other }))).toBe(true)
        expect(keys.length).toBeLessThanOrEqual(30)
      },
    ),
    { numRuns: 1000 },
  )
})

test('a listing elsewhere, of another kind or without the word is under no key of the search', () => {
  const circle = { center: { lat: 18.52, lon: 73.85 }, radiusKm: 50 }
  const keys = keysOfSearch({ ...search, circle })
  const near = { ...listing, point: { lat: 18.6, lon: 73.9 } }
  expect(meets(keys, keysOfListing(near))).toBe(true)
  expect(meets(keys, keysOfListing({ ...near, point: { lat: 13, lon: 77.6 } }))).toBe(false)
  expect(meets(keys, keysOfListing(listing))).toBe(false)
  expect(meets(keys, keysOfListing({ ...near, kind: 'equipment' }))).toBe(false)
  const garlic = { ...near, words: ['garlic'] }
  expect(meets(keys, keysOfListing(garlic))).toBe(false)
  expect(meets(keys, keysOfListing({ ...garlic, goodsKind: 'onion' }))).toBe(true)
})

test('a search without words is under its category, and one without a place under its state', () => {
  const ofState = { ...search, terms: null, state: 'Maharashtra' }
  expect(keysOfSearch({ ...ofState, category: 'Fruits' })).toEqual(['crop|c:Fruits|s:Maharashtra'])
  expect(keysOfSearch(ofState)).toEqual(['crop|*|s:Maharashtra'])
  expect(meets(keysOfSearch(ofState), keysOfListing(listing))).toBe(true)
})
