import { expect, test } from 'vitest'
import { distanceKm } from '#shared/place/distance.ts'
import { findPlaceOfAddress, locateAddress } from './place-address.service.ts'

const none = { zip: '', city: '', state: '', country: 'India' }
const placeOf = (address: Partial<typeof none>) => {
  const place = findPlaceOfAddress({ ...none, ...address })
  return place && `${place.kind} ${place.name}, ${place.district}, ${place.state}`
}

test.each([
  [
    'a PIN decides, whatever the city is',
    { zip: '422001', city: 'Pune' },
    'pin Nashik, Nashik, Maharashtra',
  ],
  [
    'a city and its state',
    { city: 'Nashik', state: 'Maharashtra' },
    'pin Nashik, Nashik, Maharashtra',
  ],
  ['in Hindi', { city: 'पुणे', state: 'महाराष्ट्र' }, 'pin Pune, Pune, Maharashtra'],
  ['a former name', { city: 'Poona', state: 'maharashtra' }, 'pin Pune, Pune, Maharashtra'],
  [
    'a name of several towns, one of which has a district',
    { city: 'Sultanpur', state: 'UP' },
    'pin Sultanpur, Sultanpur, Uttar Pradesh',
  ],
  [
    'a small town',
    { city: 'Pollachi', state: 'Tamil Nadu' },
    'pin Pollachi, Coimbatore, Tamil Nadu',
  ],
  [
    'a wrong PIN with a city',
    { zip: '999999', city: 'Kota', state: 'Rajasthan' },
    'pin Kota, Kota, Rajasthan',
  ],
  ['a city without a state', { city: 'Nashik' }, null],
  ['a state without a city', { state: 'Maharashtra' }, null],
  ['a city of another state', { city: 'Nashik', state: 'Bihar' }, null],
  ['a name of many villages', { city: 'Rampura', state: 'Uttar Pradesh' }, null],
  [
    'another country',
    { zip: '422001', city: 'Nashik', state: 'Maharashtra', country: 'Nepal' },
    null,
  ],
  ['nothing', {}, null],
] as [string, Partial<typeof none>, string | null][])('%s', (_name, address, expected) => {
  expect(placeOf(address)).toBe(expected)
})

test('the columns of a listing have the unit vector, and none for an unknown place', () => {
  const { point, ...rest } = locateAddress({ ...none, zip: '411001' })
  expect(rest).toEqual({
    pin: '411001',
    district: 'Pune',
    state: 'Maharashtra',
    pointPrecision: 'pin',
  })
  const vector = (point ?? '').slice(1, -1).split(', ').map(Number)
  expect(Math.hypot(...vector)).toBeCloseTo(1, 12)
  expect(locateAddress(none)).toEqual({
    point: null,
    pin: null,
    district: null,
    state: null,
    pointPrecision: 'none',
  })
})

test('distances are those of the great circle', () => {
  const [mumbai, delhi] = [
    { lat: 19.076, lon: 72.8777 },
    { lat: 28.6139, lon: 77.209 },
  ]
  expect(distanceKm(mumbai, delhi)).toBeGreaterThan(1140)
  expect(distanceKm(mumbai, delhi)).toBeLessThan(1155)
  expect(distanceKm(mumbai, mumbai)).toBe(0)
})
