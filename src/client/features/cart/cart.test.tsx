import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { readVisitorLines, writeVisitorLines } from '#client/domain/cart/visitor-cart.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { cartLine } from '#client/testing/cart-fixtures.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CartLineView, CartView } from '#shared/cart/cart.schema.ts'
import CartPage from './cart.page.tsx'

beforeAll(() => startTranslation())

const idOf = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`
const line = (n: number, name: string, more: Partial<CartLineView> = {}): CartLineView => ({
  ...cartLine,
  cropId: idOf(n),
  name,
  ...more,
})
const seller = (name: string) => ({
  _id: name,
  name,
  place: 'Nashik, Maharashtra',
  verified: true,
  takesUpi: true,
})
const part = (name: string, ...lines: CartLineView[]) => ({
  seller: seller(name),
  lines,
  total: 0,
  delivery: null,
})
const viewOf = (...parts: CartView['parts']): CartView => ({
  parts,
  total: 0,
  deliverTo: null,
  isReady: true,
})

/** Opens the cart of a visitor whose cart is `view`. */
async function openCart(view: CartView) {
  const lines = view.parts.flatMap((one) => one.lines)
  writeVisitorLines(
    lines.map(({ cropId, quantity, ...line }) => ({
      cropId,
      quantity,
      price: line.oldPrice ?? line.price,
      ...(!line.isUnitUnknown && {
        unit: line.oldUnit ?? line.unit,
        name: line.oldName ?? line.name,
      }),
    })),
  )
  fakeServer({ 'basket.check': () => ({ data: view }) })
  renderInApp(<CartPage />)
  await screen.findByRole('heading', { level: 2, name: 'Total' })
}
const has = (text: string) => screen.queryByText(text) !== null
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a visitor sees one order per seller and continues to the checkout', async () => {
  await openCart(viewOf(part('Asha Patil', line(1, 'Onion')), part('Ravi Kale', line(2, 'Okra'))))
  expect(has('From 2 sellers: each gets a separate order.')).toBe(true)
  const asha = within(screen.getByRole('region', { name: /Asha Patil/ }))
  expect(asha.getByRole('link', { name: 'Onion' }).getAttribute('href')).toBe(`/shop/${idOf(1)}`)
  fireEvent.click(asha.getByRole('button', { name: 'Increase quantity' }))
  expect(asha.getAllByText('₹90')).toHaveLength(2)
  expect(has('₹150')).toBe(true)
  expect(readVisitorLines()[0]?.quantity).toBe(3)
  const checkout = screen.getByRole('link', { name: 'Go to checkout' })
  expect(checkout.getAttribute('href')).toBe('/checkout')
})

test('a removed line can be restored, and its Undo button has the focus', async () => {
  await openCart(viewOf(part('Asha Patil', line(1, 'Onion'), line(2, 'Okra'))))
  click('Remove Onion')
  expect(readVisitorLines()).toHaveLength(1)
  expect(document.activeElement?.textContent).toBe('Undo')
  click('Undo')
  expect(readVisitorLines()).toHaveLength(2)
  expect(await screen.findByRole('link', { name: 'Onion' })).toBeTruthy()
})

test('reduced stock and a new price are shown at the line, and accepting them unlocks the checkout', async () => {
  await openCart(
    viewOf(
      part(
        'Asha Patil',
        line(1, 'Onion', { quantity: 9, problem: 'less-stock' }),
        line(2, 'Okra', { oldPrice: 25 }),
      ),
    ),
  )
  expect(has('Only 5 kg left.')).toBe(true)
  expect(has('New price: ₹30 per kg. It was ₹25.')).toBe(true)
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
  click('Take 5 kg')
  click('Take the new price')
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeTruthy()
  expect(readVisitorLines().map(({ quantity, price }) => [quantity, price])).toEqual([
    [5, 30],
    [2, 30],
  ])
})

test('a unit that changed from tons to grams is shown before ordering, with the new total', async () => {
  const gram = line(1, 'Wheat', { quantity: 5, unit: 'g', price: 2000, oldUnit: 'ton' })
  await openCart(viewOf(part('Asha Patil', gram)))
  expect(has('The unit has changed: ₹2,000 per g. It was ₹2,000 per ton.')).toBe(true)
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
  // Changing the quantity does not accept a new price.
  click('Decrease quantity')
  expect(readVisitorLines()).toMatchObject([{ quantity: 4, unit: 'ton' }])
  click('Take 4 g for ₹8,000')
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeTruthy()
  expect(readVisitorLines()).toMatchObject([{ quantity: 4, unit: 'g', price: 2000, name: 'Wheat' }])
})

test('a cart from before units were stored asks about a changed listing', async () => {
  const unknown = line(1, 'Wheat', { isUnitUnknown: true })
  await openCart(viewOf(part('Asha Patil', unknown, line(2, 'Okra', { oldName: 'Lady finger' }))))
  expect(has('The listing has changed. It is now ₹30 per kg.')).toBe(true)
  expect(has('It is now called Okra. It was Lady finger.')).toBe(true)
  click('Take 2 kg for ₹60')
  click('Keep it in the cart')
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeTruthy()
  expect(readVisitorLines()).toMatchObject([{ unit: 'kg' }, { name: 'Okra' }])
})

test.each([
  ['blocked', 'This seller does not take orders from you.'],
  ['sold-out', 'It is sold out.'],
  ['expired', 'Its best-before date has passed.'],
  ['own', 'It is your own crop.'],
  ['gone', 'It is no longer on sale.'],
] as const)('a line that is %s can only be removed', async (problem, sentence) => {
  await openCart(viewOf(part('Asha Patil', line(1, 'Onion', { problem }), line(2, 'Okra'))))
  expect(has(sentence)).toBe(true)
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1)
  click('Remove')
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeTruthy()
})

test('an empty cart links to the shop and makes no request', async () => {
  const calls = fakeServer({})
  renderInApp(<CartPage />)
  expect((await screen.findByRole('link', { name: 'Go to the shop' })).getAttribute('href')).toBe(
    '/shop',
  )
  expect(calls.filter(([procedure]) => procedure.startsWith('basket'))).toEqual([])
})

test('after the login a user’s cart also contains what they added as a visitor', async () => {
  writeVisitorLines([{ cropId: idOf(1), quantity: 2, price: 30 }])
  storeToken('t', 'farmer')
  const calls = fakeServer({
    'basket.join': () => ({ data: viewOf(part('Asha Patil', line(1, 'Onion'))) }),
    'basket.get': () => ({ data: viewOf(part('Asha Patil', line(1, 'Onion'))) }),
    'basket.put': () => 'unreachable',
  })
  renderInApp(<CartPage />)
  await screen.findByRole('link', { name: 'Onion' })
  expect(readVisitorLines()).toEqual([])
  expect(calls.filter(([procedure]) => procedure === 'basket.join')).toHaveLength(1)
  // An update the server did not receive falls back to the server's value.
  click('Increase quantity')
  await screen.findByText('Error connecting to server')
  await waitFor(() => expect(has('2 kg')).toBe(true))
})

test('the joined cart is shown as the server answered, also where the connection is lost after that', async () => {
  writeVisitorLines([{ cropId: idOf(1), quantity: 2, price: 30 }])
  storeToken('t', 'farmer')
  fakeServer({
    'basket.join': () => ({
      data: viewOf(part('Asha Patil', line(1, 'Onion')), part('Ravi Kale', line(2, 'Okra'))),
    }),
    'basket.get': () => 'unreachable',
  })
  renderInApp(<CartPage />)
  await screen.findByRole('link', { name: 'Onion' })
  expect(screen.getByRole('link', { name: 'Okra' })).toBeTruthy()
})
