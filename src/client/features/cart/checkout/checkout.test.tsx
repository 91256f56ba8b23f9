import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { cartDeliveredFor, cartWithOnions } from '#client/testing/cart-fixtures.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { placedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CartView } from '#shared/cart/cart.schema.ts'
import { unknownPin } from '#shared/place/place.constants.ts'
import CheckoutPage from './checkout.page.tsx'

beforeAll(() => startTranslation())
beforeEach(() => {
  window.history.replaceState(null, '', '/checkout')
  sessionStorage.clear()
  storeToken('t', 'farmer')
})

const unknownCart: CartView = {
  ...cartDeliveredFor({ mode: 'agreed', reach: 'unknown-pin', outcome: 'unknown-pin', fee: null }),
  deliverTo: { pin: '999999', place: null },
}
const person = (_id: string, firstName: string) => ({
  _id,
  firstName,
  lastName: '',
  phone: '9876500011',
  address: {
    line: 'Main road 1',
    city: 'Nashik',
    state: 'Maharashtra',
    zip: '422001',
    country: 'India',
  },
})

type Answer = ReturnType<Parameters<typeof fakeServer>[0][string]>

/**
 * Opens a user's checkout and records each order sent with its key.
 * @param carts what the server answers for the cart, one read after the other; the last one stays.
 */
async function openCheckout(user: object, answers: Answer[] = [], ...carts: CartView[]) {
  const orders: unknown[] = []
  const calls = fakeServer({
    'basket.get': () => ({ data: (carts.length > 1 ? carts.shift() : carts[0]) ?? cartWithOnions }),
    'basket.check': (input) => ({
      data:
        (input as { pin: string }).pin === '999999'
          ? unknownCart
          : cartDeliveredFor({ outcome: 'beyond', reach: 'beyond', fee: null }),
    }),
    'user.get': () => ({ data: user }),
    'order.place': (order) => {
      orders.push(order)
      return answers.shift() ?? 'unreachable'
    },
  })
  const { unmount } = renderInApp(<CheckoutPage />)
  await screen.findByRole('button', { name: 'Place order' })
  const keys = () =>
    calls.flatMap(([procedure, headers]) =>
      procedure === 'order.place' ? [headers.get('idempotency-key')] : [],
    )
  return { orders, keys, unmount }
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note')
const order = () => fireEvent.click(screen.getByRole('button', { name: 'Place order' }))

test('a retry after a lost connection uses the same key, and other content a new key', async () => {
  const { orders, keys } = await openCheckout(person('u1', 'Ravi'), [
    'unreachable',
    'unreachable',
    { data: { orders: [placedOrder] } },
  ])
  order()
  await screen.findByText(/No answer from the server: your connection may be lost/)
  order()
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys()[1]).toBe(keys()[0])
  await screen.findByText(/No answer from the server: your connection may be lost/)
  fireEvent.input(note(), { target: { value: 'Ring twice' } })
  fireEvent.input(screen.getByLabelText(/^Phone number/), { target: { value: '+91 98765-00012' } })
  order()
  await screen.findByRole('heading', { level: 1, name: /your order has been sent/ })
  expect(keys()[2]).not.toBe(keys()[0])
  expect(orders[2]).toMatchObject({
    lines: [{ cropId: 'c1', quantity: 2, price: 30 }],
    delivery: 'delivery',
    payBy: 'cash',
    note: 'Ring twice',
    address: { name: 'Ravi', phone: '9876500012', zip: '422001' },
  })
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('placed orders are shown again after a reload, but not to the next user of the tab', async () => {
  const answers: Answer[] = [{ data: { orders: [placedOrder] } }]
  const { unmount } = await openCheckout(person('u1', 'Ravi'), answers)
  order()
  await screen.findByText(/KH-7Q2M9XPA/)
  unmount()
  const reloaded = renderInApp(<CheckoutPage />)
  expect(await screen.findByText(/KH-7Q2M9XPA/)).toBeTruthy()
  reloaded.unmount()
  storeToken('t-2', 'farmer')
  await openCheckout(person('u2', 'Meena'))
  expect(screen.queryByText(/KH-7Q2M9XPA/)).toBeNull()
})

test('an order placed after the buyer has left the page is announced there', async () => {
  const { orders } = await openCheckout(person('u1', 'Ravi'), [{ data: { orders: [placedOrder] } }])
  order()
  window.history.pushState(null, '', '/weather')
  expect(await screen.findByText(/your order has been sent/)).toBeTruthy()
  expect(orders).toHaveLength(1)
  expect(window.location.pathname).toBe('/weather')
})

test('a draft stays for its user and is hidden from others on this tab', async () => {
  const first = await openCheckout(person('u1', 'Ravi'))
  fireEvent.input(screen.getByLabelText(/^Address line/), { target: { value: 'At my uncle’s' } })
  first.unmount()
  const again = await openCheckout(person('u1', 'Ravi'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Address line/).value).toBe('At my uncle’s')
  again.unmount()
  await openCheckout(person('u2', 'Meena'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Address line/).value).toBe('Main road 1')
})

test('the fee is part of the total and is sent as it was seen; beyond the radius, pick-up stays', async () => {
  const { orders } = await openCheckout(person('u1', 'Ravi'), [], cartDeliveredFor({}))
  const summary = within(screen.getByRole('region', { name: 'Your order' }))
  expect(summary.getByText('₹161')).toBeTruthy()
  expect(summary.getByText('₹221')).toBeTruthy()
  order()
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(orders[0]).toMatchObject({
    deliveries: [{ sellerId: 's1', delivery: 'delivery', fee: 161 }],
  })
  fireEvent.input(screen.getByLabelText(/^ZIP/), { target: { value: '411 001' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Pick it up instead' }))
  expect(summary.queryByText('₹161')).toBeNull()
  expect(screen.queryByLabelText(/^Address line/)).toBeNull()
  order()
  await waitFor(() => expect(orders).toHaveLength(2))
  expect(orders[1]).toMatchObject({
    delivery: 'pickup',
    address: null,
    deliveries: [{ sellerId: 's1', delivery: 'pickup' }],
  })
})

test('a PIN code that no post office has is told at its field, and nothing is sent', async () => {
  const { deliverTo, parts } = cartDeliveredFor({
    mode: 'agreed',
    reach: 'agreed',
    outcome: 'agreed',
    fee: null,
  })
  const known: CartView = { ...cartWithOnions, deliverTo, parts }
  const { orders } = await openCheckout(
    person('u1', 'Ravi'),
    [{ data: { orders: [placedOrder] } }],
    known,
  )
  const zip = screen.getByLabelText<HTMLInputElement>(/^ZIP/)
  fireEvent.input(zip, { target: { value: '999999' } })
  expect(await screen.findByText(unknownPin)).toBeTruthy()
  order()
  await waitFor(() => expect(document.activeElement).toBe(zip))
  expect(orders).toEqual([])
  fireEvent.input(zip, { target: { value: '422001' } })
  expect(screen.queryByText(unknownPin)).toBeNull()
  order()
  await screen.findByRole('heading', { level: 1, name: /your order has been sent/ })
})

const feeChanged = (message: string): Answer => ({
  refusal: {
    status: 409,
    code: 'order.delivery_changed',
    message,
    issues: [{ path: 'deliveries.0.fee', message }],
  },
})
const readCartAgain = () => window.dispatchEvent(new Event('visibilitychange'))

test('a fee that rises on the open page is not agreed to before the server has said it', async () => {
  const sentence = 'Delivery to 422001 now costs ₹171.'
  const carts = [cartDeliveredFor({}), cartDeliveredFor({ fee: 171, flatFee: 110 })]
  const { orders } = await openCheckout(
    person('u1', 'Ravi'),
    [feeChanged(sentence), { data: { orders: [placedOrder] } }],
    ...carts,
  )
  await screen.findByText('₹221')
  readCartAgain()
  await screen.findByText('₹231')
  order()
  await screen.findByText(sentence)
  order()
  await screen.findByRole('heading', { level: 1, name: /your order has been sent/ })
  const fees = [161, 171].map((fee) => ({ deliveries: [{ sellerId: 's1', fee }] }))
  expect(orders).toMatchObject(fees)
})

test('a fee that falls on the open page is agreed to at once', async () => {
  const carts = [cartDeliveredFor({}), cartDeliveredFor({ fee: 151, flatFee: 90 })]
  const { orders } = await openCheckout(person('u1', 'Ravi'), [], ...carts)
  await screen.findByText('₹221')
  readCartAgain()
  await screen.findByText('₹211')
  order()
  await waitFor(() => expect(orders).toMatchObject([{ deliveries: [{ fee: 151 }] }]))
})
