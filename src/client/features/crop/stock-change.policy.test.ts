import { expect, test } from 'vitest'
import { restoreQuantity, withStockBase } from './stock-change.policy.ts'

test('a draft with an untouched quantity follows the stock', () => {
  expect(restoreQuantity(10, null)).toEqual({ quantity: 10, change: null })
  expect(restoreQuantity(10, { name: 'Wheat' })).toEqual({ quantity: 10, change: null })
  const untouched = { quantity: 100, quantityWas: 100 }
  expect(restoreQuantity(10, untouched)).toEqual({ quantity: 10, change: null })
})

test('a typed quantity stays, and the stock change is reported', () => {
  const draft = { quantity: 150, quantityWas: 100 }
  expect(restoreQuantity(100, draft)).toEqual({ quantity: 150, change: null })
  expect(restoreQuantity(10, draft)).toEqual({ quantity: 150, change: { was: 100, now: 10 } })
  expect(restoreQuantity(150, draft)).toEqual({ quantity: 150, change: null })
  // A draft from before drafts stored the stock.
  expect(restoreQuantity(10, { quantity: 100 })).toEqual({
    quantity: 100,
    change: { was: null, now: 10 },
  })
})

test('a changed quantity is sent with the stock it is based on, other changes without', () => {
  expect(withStockBase({ quantity: 60, price: 2 }, 50)).toEqual({
    quantity: 60,
    price: 2,
    quantityWas: 50,
  })
  expect(withStockBase({ price: 2 }, 50)).toEqual({ price: 2 })
})
