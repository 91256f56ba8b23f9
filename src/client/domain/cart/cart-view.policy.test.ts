import { expect, test } from 'vitest'
import type { CartLineView, CartView } from '#shared/cart/cart.schema.ts'
import type { DeliveryQuote } from '#shared/delivery/delivery-quote.schema.ts'
import {
  type SeenTerms,
  termsNow,
  termsSeen,
  totalWithDelivery,
  withReachOf,
  withWanted,
} from './cart-view.policy.ts'

const line = (cropId: string, more: Partial<CartLineView> = {}): CartLineView => ({
  cropId,
  quantity: 2,
  name: cropId,
  image: null,
  unit: 'kg',
  price: 10.1,
  oldPrice: null,
  oldUnit: null,
  oldCurrency: null,
  oldName: null,
  isUnitUnknown: false,
  stock: 5,
  problem: null,
  ...more,
})
const cart = (...lines: CartLineView[]): CartView => ({
  parts: [{ seller: null, lines, total: 0, delivery: null }],
  total: 0,
  deliverTo: null,
  isReady: false,
})
const wanted = (quantities: Record<string, number>) => new Map(Object.entries(quantities))

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

const delivery: DeliveryQuote = {
  mode: 'radius',
  reach: 'reached',
  outcome: 'priced',
  distanceKm: 10,
  radiusKm: 50,
  flatFee: 100,
  perKmFee: 5,
  per100KgFee: 50,
  freeAbove: 100,
  leastOrder: 30,
  fee: 0,
  missing: 0,
}
const delivered = (...lines: CartLineView[]): CartView => {
  const view = cart(...lines)
  return { ...view, parts: view.parts.map((group) => ({ ...group, delivery })) }
}

test('the delivery follows the quantity: too little, by weight, then free', () => {
  const quoteAt = (quantity: number) =>
    withWanted(delivered(line('okra', { stock: 50 })), wanted({ okra: quantity })).parts[0]
      ?.delivery
  expect(quoteAt(2)).toMatchObject({ outcome: 'below-least', missing: 9.8, fee: null })
  expect(quoteAt(4)).toMatchObject({ outcome: 'priced', fee: 152 })
  expect(quoteAt(10)).toMatchObject({ outcome: 'priced', fee: 0 })
})

test('the total has the fee of what is delivered, and another place has its own fee', () => {
  const okra = line('okra', { quantity: 4, price: 20 })
  const view = withWanted(delivered(okra), wanted({ okra: 4 }))
  expect(totalWithDelivery(view, () => 'delivery')).toBe(232)
  expect(totalWithDelivery(view, () => 'pickup')).toBe(80)
  const farther = delivered(okra)
  for (const group of farther.parts) group.delivery = { ...delivery, distanceKm: 30 }
  const elsewhere = withReachOf(view, { ...farther, deliverTo: { pin: '411001', place: null } })
  expect(elsewhere.parts[0]?.delivery?.fee).toBe(252)
  expect(elsewhere.deliverTo?.pin).toBe('411001')
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
