import { expect, test } from 'vitest'
import { CropInput, cropInputWithStock } from './crop.schema.ts'

const crop = {
  name: 'Wheat',
  category: 'Grains',
  price: 20,
  harvestDate: '2026-01-01',
  expiryDate: '2026-12-31',
  dispatchTime: 1,
}
const sentences = (stock: number, quantity: number) =>
  cropInputWithStock(stock)
    .safeParse({ ...crop, quantity })
    .error?.issues.map(({ message }) => message)

test('an unchanged stock may be below the minimum, a new one may not', () => {
  for (const stock of [0, 0.5]) expect(sentences(stock, stock)).toBeUndefined()
  expect(sentences(0, 0.5)).toEqual(['Quantity must be at least 1'])
  expect(sentences(5, 0)).toEqual(['Quantity must be at least 1'])
  expect(sentences(0, 10_000_001)).toEqual(['Quantity is too high'])
})

test('all other rules of a crop apply as well', () => {
  const backwards = { ...crop, quantity: 0, expiryDate: '2025-12-31' }
  expect(cropInputWithStock(0).safeParse(backwards).error?.issues[0]?.path).toEqual(['expiryDate'])
})

test('a single piece or kilogram can be offered, less cannot', () => {
  const offered = (quantity: number) => CropInput.safeParse({ ...crop, quantity })
  expect(offered(1).success).toBe(true)
  expect(offered(0.999).error?.issues).toMatchObject([{ message: 'Quantity must be at least 1' }])
})
