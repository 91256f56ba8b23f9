import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { placedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CartView, SellerGroup } from '#shared/cart/cart.schema.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { OrdersPlaced } from './orders-placed.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('t', 'farmer'))

const groupOf = (name: string, price: number, takesUpi: boolean): SellerGroup => ({
  seller: { _id: name, name, place: 'Nashik', verified: true, takesUpi },
  lines: [
    {
      cropId: `crop of ${name}`,
      quantity: 2,
      name: 'Onion',
      image: null,
      unit: 'kg',
      price,
      oldPrice: null,
      oldUnit: null,
      oldCurrency: null,
      oldName: null,
      isUnitUnknown: false,
      stock: 5,
      problem: null,
    },
  ],
  total: 2 * price,
  delivery: null,
})

/** The checkout of a cart with these sellers. */
async function openCheckout(...parts: SellerGroup[]) {
  const total = parts.reduce((sum, group) => sum + group.total, 0)
  const cart: CartView = { parts, total, deliverTo: null, isReady: true }
  fakeServer({ 'basket.get': () => ({ data: cart }) })
  renderInApp(<CheckoutForm cart={cart} user={undefined} />)
  await screen.findByRole('button', { name: 'Place order' })
}
const upiIsMissing = () => screen.queryByText(/^Not available: no UPI ID/)

test('a checkout of goods that are free of charge does not ask how to pay', async () => {
  await openCheckout(groupOf('Asha', 0, true))
  expect(screen.queryByText('How do you pay?')).toBeNull()
})

test('UPI is not available as soon as one seller who gets money does not accept it', async () => {
  await openCheckout(groupOf('Asha', 30, true), groupOf('Om', 20, false))
  expect(upiIsMissing()?.textContent).toBe('Not available: no UPI ID from Om.')
})

test('a seller who gets no money need not accept UPI', async () => {
  await openCheckout(groupOf('Asha', 30, true), groupOf('Om', 0, false))
  expect(screen.getByText('How do you pay?')).toBeTruthy()
  expect(upiIsMissing()).toBeNull()
})

test('after an order of goods that are free of charge, nobody speaks of paying', () => {
  renderInApp(<OrdersPlaced orders={[{ ...placedOrder, total: 0, payBy: 'cash' }]} />)
  expect(screen.getByText('The goods are free of charge.')).toBeTruthy()
  expect(screen.queryByText('You pay in cash when you receive it.')).toBeNull()
})
