import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CropDeliveryTerms, defaultCropDelivery } from './delivery.schema.ts'
import type { DeliveryDestination } from './delivery-quote.schema.ts'
import { deliveryReachTo, isDeliverable, quoteDelivery, weightKgOf } from './delivery-quote.ts'

const pune = { name: 'Pune', nameHindi: 'पुणे', district: 'Pune', state: 'Maharashtra' }
const at = (distanceKm: number | null, pin = '411001'): DeliveryDestination => ({
  pin,
  place: pune,
  distanceKm,
})
const radius = (changes: Partial<CropDeliveryTerms> = {}): CropDeliveryTerms => ({
  ...defaultCropDelivery,
  mode: 'radius',
  radiusKm: 50,
  flatFee: 100,
  perKmFee: 8,
  per100KgFee: 50,
  ...changes,
})
const quoteOf = (
  terms: CropDeliveryTerms,
  to: DeliveryDestination | null,
  goods: Parameters<typeof quoteDelivery>[1] = { value: 1000, weightKg: 500 },
) => quoteDelivery(deliveryReachTo(terms, to), goods)

test('the fee is fixed, per kilometre and per 100 kg by the exact weight', () => {
  expect(quoteOf(radius(), at(40))).toMatchObject({ outcome: 'priced', fee: 670, distanceKm: 40 })
  expect(quoteOf(radius(), at(0), { value: 10, weightKg: 1 }).fee).toBe(100.5)
})

test('the border of the radius is inside, and one kilometre more is beyond', () => {
  expect(quoteOf(radius(), at(50)).outcome).toBe('priced')
  expect(quoteOf(radius(), at(51))).toMatchObject({ outcome: 'beyond', fee: null, radiusKm: 50 })
})

test.each([
  ['the seller has set nothing', defaultCropDelivery, at(5), 'agreed'],
  ['the seller has set nothing and no place is given', defaultCropDelivery, null, 'agreed'],
  [
    'the seller has set nothing and no post office has the PIN code',
    defaultCropDelivery,
    { ...at(null), place: null },
    'unknown-pin',
  ],
  ['the seller only hands over', { ...defaultCropDelivery, mode: 'pickup' }, at(5), 'pickup-only'],
  ['the place is not given', radius(), null, 'no-pin'],
  ['no post office has the PIN code', radius(), { ...at(5), place: null }, 'unknown-pin'],
  ['nobody knows the distance', radius(), at(null), 'agreed'],
  [
    'the district is one of them',
    radius({ mode: 'districts', districts: [{ state: 'Maharashtra', district: 'Pune' }] }),
    at(5),
    'priced',
  ],
  [
    'a district of this name is in another state',
    radius({ mode: 'districts', districts: [{ state: 'Bihar', district: 'Pune' }] }),
    at(5),
    'beyond',
  ],
  ['the PIN code begins so', radius({ mode: 'pins', pinPrefixes: ['42', '411'] }), at(5), 'priced'],
  ['it begins otherwise', radius({ mode: 'pins', pinPrefixes: ['412'] }), at(5), 'beyond'],
  [
    'a charge per km needs a distance',
    radius({ mode: 'pins', pinPrefixes: ['411'] }),
    at(null),
    'agreed',
  ],
  [
    'no charge needs a distance',
    radius({ mode: 'pins', pinPrefixes: ['411'], perKmFee: 0 }),
    at(null),
    'priced',
  ],
] as [string, CropDeliveryTerms, DeliveryDestination | null, string][])(
  'when %s, the outcome says so',
  (_, terms, to, outcome) => {
    expect(quoteOf(terms, to).outcome).toBe(outcome)
  },
)

test('an order below the smallest one says what is missing, and a large one is free', () => {
  const terms = radius({ leastOrder: 500, freeAbove: 5000 })
  expect(quoteOf(terms, at(9), { value: 499.9, weightKg: 1 })).toMatchObject({
    outcome: 'below-least',
    missing: 0.1,
    fee: null,
  })
  expect(quoteOf(terms, at(9), { value: 500, weightKg: 1 }).outcome).toBe('priced')
  expect(quoteOf(terms, at(9), { value: 5000, weightKg: 900 }).fee).toBe(0)
})

test('pieces have no known weight: a fee by weight is agreed with the seller, other fees are not', () => {
  const pieces = { value: 100, weightKg: weightKgOf([{ quantity: 3, unit: 'piece' }]) }
  expect(pieces.weightKg).toBeNull()
  expect(quoteOf(radius(), at(10), pieces)).toMatchObject({ outcome: 'weight-unknown', fee: null })
  expect(quoteOf(radius({ per100KgFee: 0 }), at(10), pieces).fee).toBe(180)
})

test('units are weighed exactly', () => {
  const goods = [
    { quantity: 2, unit: 'ton' },
    { quantity: 300, unit: 'g' },
    { quantity: 7, unit: 'litre' },
    { quantity: 1, unit: 'kg' },
  ] as const
  expect(weightKgOf(goods)).toBe(2008.3)
})

const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => paise / 100)
const anyTerms = fc.record({
  flatFee: rupees(100_000),
  perKmFee: rupees(1000),
  per100KgFee: rupees(10_000),
  freeAbove: fc.option(rupees(1_000_000)),
})
const anyGoods = fc.record({
  value: rupees(1_000_000),
  weightKg: fc.integer({ min: 0, max: 10_000_000_000 }).map((grams) => grams / 1000),
})

test('a fee is never negative, in whole paise, and never falls with distance or weight', () => {
  const km = fc.integer({ min: 0, max: 4000 })
  fc.assert(
    fc.property(anyTerms, anyGoods, km, km, (terms, goods, distance, more) => {
      const whole = radius({ ...terms, radiusKm: 8000 })
      const fee = quoteOf(whole, at(distance), goods).fee as number
      expect(fee).toBeGreaterThanOrEqual(0)
      expect(Math.round(fee * 100) / 100).toBe(fee)
      expect(quoteOf(whole, at(distance + more), goods).fee).toBeGreaterThanOrEqual(fee)
      const heavier = { ...goods, weightKg: goods.weightKg + more }
      expect(quoteOf(whole, at(distance), heavier).fee).toBeGreaterThanOrEqual(fee)
    }),
  )
})

test('there is a fee exactly when it is priced, and only deliverable goods are priced or agreed', () => {
  const to = fc.option(fc.option(fc.integer({ min: 0, max: 200 })).map((km) => at(km)))
  fc.assert(
    fc.property(anyTerms, anyGoods, to, rupees(1_000_000), (terms, goods, place, leastOrder) => {
      const quote = quoteOf(radius({ ...terms, leastOrder }), place, goods)
      expect(quote.fee !== null).toBe(quote.outcome === 'priced')
      expect(quote.missing > 0).toBe(quote.outcome === 'below-least')
      if (quote.fee !== null) expect(isDeliverable(quote)).toBe(true)
    }),
  )
})
