import { expect, test } from 'vitest'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { cropValueChange, shownCropValues } from './crop-value-change.policy.ts'

const crop = {
  name: 'Wheat',
  category: 'Grains',
  price: 24,
  quantity: 500,
  unit: 'kg',
  description: '',
  harvestDate: '2026-11-01',
  expiryDate: '2026-12-01',
  dispatchTime: 1,
  isOrganic: false,
  isArchived: false,
  tags: [],
  images: [],
} as unknown as CropView
const inQuintals = { ...crop, shownUnit: 'quintal', bagKg: null } as CropView

test('a seller who thinks in quintals sees and changes quintals, and kilograms are sent', () => {
  expect(shownCropValues(inQuintals)).toEqual({ price: 2400, quantity: 5, unit: 'quintal' })
  expect(cropValueChange(inQuintals, 'price', 2500)).toEqual({ change: { price: 25 } })
  expect(cropValueChange(inQuintals, 'quantity', 7)).toEqual({
    change: { quantity: 700, quantityWas: 500 },
  })
  expect(cropValueChange(crop, 'price', 25.5)).toEqual({ change: { price: 25.5 } })
})

test('a price that has no price of a kilogram is not rounded: the two nearest are named', () => {
  expect(cropValueChange(inQuintals, 'price', 1235.5)).toEqual({ nearest: [1235, 1236] })
})

test('what the form refuses, the table refuses with the same sentence', () => {
  expect(cropValueChange(crop, 'quantity', 0)).toEqual({
    problem: 'Quantity must be at least 1',
  })
  expect(cropValueChange(crop, 'price', -1)).toEqual({ problem: 'Price must be positive' })
  const soldOut = { ...crop, quantity: 0 }
  expect(cropValueChange(soldOut, 'price', 30)).toEqual({ change: { price: 30 } })
})
