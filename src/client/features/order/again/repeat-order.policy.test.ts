import { expect, test } from 'vitest'
import type { CartLineView, CartView } from '#shared/cart/cart.schema.ts'
import { linesToCheck, linesToJoin, repeatedLines } from './repeat-order.policy.ts'

const line: CartLineView = {
  cropId: 'c1',
  quantity: 5,
  name: 'Wheat',
  image: null,
  unit: 'kg',
  price: 35,
  stock: 90,
  oldPrice: 30,
  oldUnit: null,
  oldCurrency: null,
  oldName: null,
  isUnitUnknown: false,
  problem: null,
}
const cart = (...lines: CartLineView[]) => ({ parts: [{ lines }] }) as unknown as CartView

test('an order is repeated at today’s price, with no more than the stock', () => {
  const now = repeatedLines(
    cart(
      line,
      { ...line, cropId: 'c2', problem: 'less-stock', stock: 3 },
      { ...line, cropId: 'c3', problem: 'sold-out', stock: 0 },
    ),
  )
  expect(now.map(({ quantity }) => quantity)).toEqual([5, 3, 0])
  expect(linesToJoin(now)).toEqual([
    { cropId: 'c1', quantity: 5, price: 35, unit: 'kg', name: 'Wheat' },
    { cropId: 'c2', quantity: 3, price: 35, unit: 'kg', name: 'Wheat' },
  ])
})

test('five kilograms do not become five tons', () => {
  const [ton] = repeatedLines(cart({ ...line, unit: 'ton', oldUnit: 'kg' }))
  expect(ton?.quantity).toBe(0)
  const ordered = { ...line, quantity: 0.5, unit: 'kg', kindHindi: null } as const
  expect(linesToCheck([ordered])[0]).toMatchObject({ quantity: 1, unit: 'kg', price: 35 })
})
