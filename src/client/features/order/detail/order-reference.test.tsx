import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { acceptedOrder, placedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { OrderView } from '#shared/order/order.schema.ts'
import OrderDetailPage from './order-detail.page.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('t', 'farmer'))

/** Opens an order, whose references can be changed, and records what the page sends. */
function open(order: OrderView) {
  const sent: unknown[] = []
  let now = order
  const change = (input: unknown, changed: Partial<OrderView>) => {
    sent.push(input)
    now = { ...now, ...changed }
    return { data: now }
  }
  fakeServer({
    'order.get': () => ({ data: now }),
    'order.setReference': (input) => change(input, { externalId: 'PO-18' }),
    'order.giveReference': (input) => change(input, { paymentReference: '210987654321' }),
  })
  window.history.replaceState(null, '', `/dashboard/orders/${order._id}`)
  renderInApp(
    <Route path="/dashboard/orders/:orderId">
      <OrderDetailPage />
    </Route>,
  )
  return sent
}

const untilFocused = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element))

test('the own reference is shown to who has one, and is changed in a field that has the focus', async () => {
  const sent = open({ ...placedOrder, externalId: 'PO-17' })
  expect(await screen.findByText('PO-17')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change the reference' }))
  const field = screen.getByLabelText('Your reference')
  await untilFocused(field)
  fireEvent.input(field, { target: { value: ' PO-18 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('PO-18')).toBeTruthy()
  expect(sent).toEqual([{ orderId: 'o1', externalId: 'PO-18' }])
  await untilFocused(screen.getByRole('button', { name: 'Change the reference' }))
})

test('without an own reference the order says nothing of it', async () => {
  open(placedOrder)
  await screen.findByRole('heading', { name: 'Waiting for Ramesh Patil to accept' })
  expect(screen.queryByText(/Your reference/)).toBeNull()
})

test('a payment reference is corrected in a field that has the focus', async () => {
  open({ ...acceptedOrder, paymentReference: '123456789012', canGiveReference: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the reference' }))
  const field = screen.getByLabelText('Payment reference (12 digits)')
  await untilFocused(field)
  fireEvent.input(field, { target: { value: '210987654321' } })
  fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
  await untilFocused(await screen.findByRole('button', { name: 'Correct the reference' }))
})
