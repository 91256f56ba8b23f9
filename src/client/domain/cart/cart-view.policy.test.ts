import { expect, test } from 'vitest'
import type { CartLineView, CartView } from '#shared/cart/cart.schema.ts'
import { lineTotal, type SeenTerms, termsNow, termsSeen, withWanted } from './cart-view.policy.ts'

const line = (cropId: string, more: Partial<CartLineView> = {}): CartLineView => ({
  ...{ cropId, quantity: 2, name: cropId, image: null, unit: 'kg', price: 10.1, oldPrice: null },
  ...{ oldUnit: null, oldCurrency: null, oldName: null, isUnitUnknown: false },
  ...{ stock: 5, problem: null },
  ...more,
})
const cart = (...lines: CartLineView[]): CartView => ({
  parts: [{ seller: null, lines, total: 0, delivery: null }],
  ...{ total: 0, deliverTo: null, isReady: false },
})
const wanted = (quantities: Record<string, number>) => new Map(Object.entries(quantities))

test('a line’s total is in whole paise', () => {
  expect(lineTotal({ quantity: 3, price: 0.1 })).toBe(0.3)
  expect(lineTotal({ quantity: 10_000_000, price: 1234.56 })).toBe(12_345_600_000)
})

test('removing a seller’s last line removes the seller’s group', () => {
  expect(withWanted(cart(line('okra')), new Map())).toEqual({
    parts: [],
    total: 0,
    deliverTo: null,
    isReady: false,
  })
})

test('a quantity above the stock prevents the order; a quantity within the stock counts', () => {
  const before = cart(line('okra'), line('rice', { problem: 'sold-out', stock: 0 }))
  const more = withWanted(before, wanted({ okra: 6, rice: 2 }))
  expect(more.parts[0]?.lines.map(({ problem }) => problem)).toEqual(['less-stock', 'sold-out'])
  expect(more.total).toBe(0)
  const enough = withWanted(more, wanted({ okra: 5 }))
  expect(enough).toMatchObject({ total: 50.5, isReady: true })
})

test('a changed price prevents the order until the buyer accepts it', () => {
  const before = cart(line('okra', { oldPrice: 9 }))
  const seen = (price: number) => new Map([['okra', { price }]])
  expect(withWanted(before, wanted({ okra: 2 }), seen(9)).isReady).toBe(false)
  expect(withWanted(before, wanted({ okra: 2 }), seen(10.1)).isReady).toBe(true)
})

test.each([
  ['another unit', { oldUnit: 'ton' as const }],
  ['another name', { oldName: 'Lady finger' }],
  ['a unit that nobody kept', { isUnitUnknown: true }],
])('%s stands in the way until the buyer has agreed to what it is now', (_, change) => {
  const changed = line('okra', change)
  const before = cart(changed)
  const as = (terms: SeenTerms) =>
    withWanted(before, wanted({ okra: 2 }), new Map([['okra', terms]]))
  expect(as(termsSeen(changed)).isReady).toBe(false)
  expect(as(termsNow(changed)).isReady).toBe(true)
})
