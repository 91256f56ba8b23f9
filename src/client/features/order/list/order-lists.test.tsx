import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { announce } from '#client/platform/realtime/live.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { acceptedOrder, placedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { orderAddress } from '../order-address.ts'
import MyOrdersPage from './my-orders.page.tsx'
import { exportOrders } from './order-export.ts'
import SellerOrdersPage from './seller-orders.page.tsx'

beforeAll(() => startTranslation())
// On a slow machine the chunk loads longer than a test waits.
beforeAll(() => import('./seller-order-table.tsx'))
afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  storeToken('secret-token', 'farmer')
  window.history.replaceState(null, '', '/dashboard/seller/orders')
})

const sale = { ...placedOrder, role: 'seller', otherName: 'Asha Devi' } as const
const page = (orders: unknown[], counts = {}) => ({
  data: { orders, counts, page: 1, totalPages: 1, total: orders.length, isTotalBounded: false },
})

test('a new order appears without a reload, is counted, and can be accepted from the list', async () => {
  let orders: unknown[] = []
  const changed: unknown[] = []
  fakeServer({
    'order.sales': () => page(orders, orders.length ? { placed: 1 } : {}),
    'order.change': (input) => {
      changed.push(input)
      return { data: { ...acceptedOrder, role: 'seller' } }
    },
  })
  renderInApp(<SellerOrdersPage />)
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  orders = [sale]
  announce('orders', 'o1')
  expect(await screen.findByRole('button', { name: /^New\s*1$/ })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Accept: KH-7Q2M9XPA' }))
  expect(await screen.findByRole('button', { name: 'Undo: KH-7Q2M9XPA' })).toBeTruthy()
  expect(changed).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(changed).toEqual([{ orderId: 'o1', to: 'accepted', reason: '' }]))
})

test('cash is confirmed from the list, in the words of the order’s own page', async () => {
  const sold = { ...sale, status: 'delivered', payBy: 'cash', paidAt: null } as const
  const confirmed: unknown[] = []
  fakeServer({
    'order.sales': () => page([sold], { delivered: 1 }),
    'order.confirmCash': (input) => {
      confirmed.push(input)
      return { data: { ...acceptedOrder, ...sold } }
    },
  })
  renderInApp(<SellerOrdersPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cash received: KH-7Q2M9XPA' }))
  const dialog = await screen.findByRole('dialog', { name: 'Have you received all the cash?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cash received' }))
  await waitFor(() => expect(confirmed).toEqual([{ orderId: 'o1' }]))
})

test('several orders are accepted at once, and each that was refused says why', async () => {
  const others = ['o2', 'o3'].map((_id) => ({ ...sale, _id, number: `KH-${_id}` }))
  const sent: unknown[] = []
  fakeServer({
    'order.sales': () => page([sale, ...others], { placed: 3 }),
    'order.changeMany': (input) => {
      sent.push(input)
      const refusal = { code: 'order.over', message: 'This order is over.' }
      return {
        data: {
          results: [
            { _id: 'o1', outcome: 'changed', refusal: null },
            { _id: 'o3', outcome: 'refused', refusal },
          ],
        },
      }
    },
  })
  renderInApp(<SellerOrdersPage />)
  const table = await screen.findByRole('table', { name: 'Orders' })
  const rows = () => [...table.querySelectorAll<HTMLElement>('tbody tr')]
  // One row is a stop of the Tab key; the arrows, Space and Enter do the rest.
  expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  rows()[0]?.focus()
  const press = (key: string) =>
    document.activeElement && fireEvent.keyDown(document.activeElement, { key })
  for (const key of [' ', 'End', ' ', 'ArrowDown']) press(key)
  expect(document.activeElement).toBe(rows()[2])
  fireEvent.click(screen.getByRole('button', { name: 'Accept 2' }))
  expect(await screen.findByText('Accepting: 2')).toBeTruthy()
  expect(sent).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  expect(await screen.findByText('Orders accepted: 1')).toBeTruthy()
  expect(sent).toEqual([{ orderIds: ['o1', 'o3'], to: 'accepted' }])
  expect(screen.getByText(/This order is over/).textContent).toContain('KH-o3')
  rows()[1]?.focus()
  press('?')
  expect(await screen.findByRole('dialog', { name: 'Keys of the table' })).toBeTruthy()
  rows()[1]?.focus()
  press('Enter')
  expect(window.location.pathname).toBe('/dashboard/orders/o2')
})

test('a heading sorts, and the sort is in the address', async () => {
  const requestedSorts: unknown[] = []
  fakeServer({
    'order.sales': (input) => {
      requestedSorts.push((input as { sort: string }).sort)
      return page([sale], { placed: 1 })
    },
  })
  renderInApp(<SellerOrdersPage />)
  const total = () => screen.getByRole('columnheader', { name: 'Total' })
  fireEvent.click(await screen.findByRole('link', { name: 'Total' }))
  await waitFor(() => expect(requestedSorts.at(-1)).toBe('total-high'))
  expect(total().getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(screen.getByRole('link', { name: 'Total' }))
  await waitFor(() => expect(window.location.search).toBe('?sort=total-low'))
})

test('the filter is in the address, and no results differs from no orders yet', async () => {
  window.history.replaceState(null, '', '/dashboard/orders')
  fakeServer({ 'order.mine': () => page([]) })
  renderInApp(<MyOrdersPage />)
  expect(await screen.findByRole('link', { name: 'Browse the shop' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByText('No orders found')).toBeTruthy()
  expect(window.location.search).toBe('?status=dispatched')
})

test('the list’s address is read as it was written, and invalid values become the defaults', () => {
  const search = '?q=wheat&status=paid&page=3'
  expect(orderAddress.build(orderAddress.parse(search))).toBe(search)
  expect(orderAddress.build(orderAddress.parse('?status=eaten&page=-1'))).toBe('')
})

test('the export sends the token in a header, never in the address', async () => {
  const fetched = vi.fn(async () => new Response('number\r\nKH-1'))
  vi.stubGlobal('fetch', fetched)
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await exportOrders({ status: 'paid', q: 'गेहूँ & co', language: 'hi' })
  click.mockRestore()
  const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit]
  expect(new URLSearchParams(address.split('?')[1]).get('q')).toBe('गेहूँ & co')
  expect(new URLSearchParams(address.split('?')[1]).get('language')).toBe('hi')
  expect(address).not.toContain('secret-token')
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer secret-token')
  expect(saved[0]).toMatch(/^krishihaat-orders-\d{4}-\d\d-\d\d\.csv$/)
})

/** Accepts an order by the keyboard and lets the time to undo it pass. */
async function acceptByKeyboard(isWide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: isWide }) as MediaQueryList,
  )
  let current: unknown = sale
  fakeServer({
    'order.sales': () => page([current], { placed: 1 }),
    'order.change': () => {
      const accepted = { ...acceptedOrder, role: 'seller', payBy: 'cash' } as const
      current = { ...sale, status: 'accepted', payBy: 'cash', expiresAt: null }
      return { data: accepted }
    },
  })
  renderInApp(<SellerOrdersPage />)
  const accept = await screen.findByRole('button', { name: 'Accept: KH-7Q2M9XPA' })
  accept.focus()
  fireEvent.click(accept)
  const undo = await screen.findByRole('button', { name: 'Undo: KH-7Q2M9XPA' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  window.dispatchEvent(new Event('pagehide'))
  await screen.findByRole('button', { name: /: KH-7Q2M9XPA$/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull())
}

test('when an accepted order has other buttons, the focus stays in its card', async () => {
  await acceptByKeyboard(false)
  const link = within(screen.getByRole('article')).getByRole('link')
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('when an accepted order has other buttons, the focus stays in its row', async () => {
  await acceptByKeyboard(true)
  const [, row] = screen.getAllByRole('row')
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test('what is done to many orders can be undone: they are selected again, and the button has the focus', async () => {
  fakeServer({ 'order.sales': () => page([sale], { placed: 1 }) })
  renderInApp(<SellerOrdersPage />)
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Select KH-7Q2M9XPA/ }))
  const accept = () => screen.findByRole('button', { name: 'Accept 1' })
  const first = await accept()
  first.focus()
  fireEvent.click(first)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  // Until then it is taken for the second press of a double press.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  fireEvent.click(undo)
  const again = await accept()
  await waitFor(() => expect(document.activeElement).toBe(again))
})
