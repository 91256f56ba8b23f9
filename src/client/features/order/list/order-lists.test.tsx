import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
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

beforeAll(startTranslation)
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
  fireEvent.click(screen.getByRole('button', { name: 'Accept: KH-7Q2M9XPA' }))
  const question = within(await screen.findByRole('dialog', { name: 'Accept this order?' }))
  expect(changed).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(changed).toEqual([{ orderId: 'o1', to: 'accepted', reason: '' }]))
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
  await exportOrders({ status: 'paid', q: 'गेहूँ & co' })
  click.mockRestore()
  const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit]
  expect(new URLSearchParams(address.split('?')[1]).get('q')).toBe('गेहूँ & co')
  expect(address).not.toContain('secret-token')
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer secret-token')
  expect(saved[0]).toMatch(/^krishihaat-orders-\d{4}-\d\d-\d\d\.csv$/)
})
