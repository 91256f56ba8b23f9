import { expect, test } from 'vitest'
import { CropDeliveryTerms, EquipmentTravelTerms } from './delivery.schema.ts'

test('what a seller does not say of a delivery costs nothing and excludes nobody', () => {
  expect(CropDeliveryTerms.parse({ mode: 'radius', radiusKm: 40 })).toEqual({
    mode: 'radius',
    radiusKm: 40,
    districts: [],
    pinPrefixes: [],
    flatFee: 0,
    perKmFee: 0,
    per100KgFee: 0,
    freeAbove: null,
    leastOrder: 0,
  })
  expect(EquipmentTravelTerms.parse({ mode: 'radius', radiusKm: 40 })).toEqual({
    mode: 'radius',
    radiusKm: 40,
    flatFee: 0,
    perKmFee: 0,
    leastDays: 1,
  })
})

test('a delivery within a radius, to districts or to PIN codes says which', () => {
  const fields = (terms: object) =>
    CropDeliveryTerms.safeParse(terms).error?.issues.map(({ path }) => path[0])
  expect(fields({ mode: 'radius' })).toEqual(['radiusKm'])
  expect(fields({ mode: 'districts' })).toEqual(['districts'])
  expect(fields({ mode: 'pins' })).toEqual(['pinPrefixes'])
})
