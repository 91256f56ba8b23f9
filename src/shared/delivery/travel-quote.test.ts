import { expect, test } from 'vitest'
import { defaultEquipmentTravel, type EquipmentTravelTerms } from './delivery.schema.ts'
import { isTravelPossible, quoteTravel } from './travel-quote.ts'

const terms: EquipmentTravelTerms = {
  mode: 'radius',
  radiusKm: 30,
  flatFee: 200.5,
  perKmFee: 12.25,
  leastDays: 2,
}
const to = (distanceKm: number | null) => ({
  pin: '422001',
  place: { name: 'Nashik', nameHindi: null, district: 'Nashik', state: 'Maharashtra' },
  distanceKm,
})
const hire = { days: 2, currency: 'INR' }

test('bringing a machine costs a fixed charge and one per kilometre, up to the limit', () => {
  expect(quoteTravel(terms, to(30), hire)).toMatchObject({ outcome: 'priced', fee: 568 })
  expect(quoteTravel(terms, to(31), hire)).toMatchObject({ outcome: 'beyond', fee: null })
  expect(quoteTravel(terms, to(3), { ...hire, days: 1 }).outcome).toBe('too-few-days')
})

test('without terms, a distance or rupees it is agreed with the owner, and refusals are not possible', () => {
  const agreed = [
    quoteTravel(defaultEquipmentTravel, to(900), hire),
    quoteTravel(terms, to(null), hire),
    quoteTravel(terms, to(3), { ...hire, currency: 'USD' }),
  ]
  expect(agreed.map(({ outcome, fee }) => [outcome, fee])).toEqual(
    agreed.map(() => ['agreed', null]),
  )
  const refused = [
    quoteTravel({ ...terms, mode: 'pickup' }, to(3), hire),
    quoteTravel(terms, { ...to(null), place: null }, hire),
    quoteTravel(defaultEquipmentTravel, { ...to(null), place: null }, hire),
    quoteTravel(terms, null, hire),
  ]
  expect(refused.map(({ outcome }) => outcome)).toEqual([
    'pickup-only',
    'unknown-pin',
    'unknown-pin',
    'no-pin',
  ])
  expect([agreed.every(isTravelPossible), refused.some(isTravelPossible)]).toEqual([true, false])
})
