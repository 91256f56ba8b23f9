import { notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { acceptedOrder, placedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { OrderView } from '#shared/order/order.schema.ts'
import OrderDetailPage from './order-detail.page.tsx'

beforeAll(() => startTranslation())
// On a slow machine the chunk loads longer than a test waits.
beforeAll(() => import('#client/ui/qr-code.tsx'))
beforeEach(() => {
  storeToken('t', 'farmer')
  // Remove the notifications of the previous test.
  notifications.clean()
})

/** Opens an order and records what the page sends. */
function open(order: OrderView, after: Partial<OrderView> = {}) {
  const sent: unknown[] = []
  let now = order
  const take = (input: unknown) => {
    sent.push(input)
    now = { ...order, ...after }
    return { data: now }
  }
  fakeServer({
    'order.get': () => ({ data: now }),
    'order.change': take,
    'order.giveReference': take,
    'order.confirmCash': take,
    'order.contest': take,
  })
  window.history.replaceState(null, '', `/dashboard/orders/${order._id}`)
  renderInApp(
    <Route path="/dashboard/orders/:orderId">
      <OrderDetailPage />
    </Route>,
  )
  return sent
}

const seller = { role: 'seller', otherName: 'Asha Devi', payee: null } as const

test('the buyer sees what happens next, and user text is shown as plain text', async () => {
  open(placedOrder)
  expect(
    await screen.findByRole('heading', { name: 'Waiting for Ramesh Patil to accept' }),
  ).toBeTruthy()
  expect(screen.getByText(placedOrder.note).children).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Wheat' }).getAttribute('href')).toBe('/shop/c1')
  expect(screen.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe(
    '/dashboard/messages/about?order=o1',
  )
  expect(screen.queryByText('Pay by UPI')).toBeNull()
})

test('the UPI link and QR code name payee, amount and order, and a reference does not count as payment', async () => {
  const reference = '412345678901'
  const sent = open(acceptedOrder, { isPaymentClaimed: true, paymentReference: reference })
  const link = await screen.findByRole('link', { name: 'Pay with a UPI app' })
  expect(link.getAttribute('href')).toBe(
    'upi://pay?pa=ramesh@okbank&pn=Ramesh%20Patil&am=1625.00&cu=INR&tn=KrishiHaat%20KH-7Q2M9XPA&tr=KH-7Q2M9XPA',
  )
  expect(
    await screen.findByRole('img', { name: 'QR code: pay ₹1,625 to Ramesh Patil' }),
  ).toBeTruthy()

  const field = screen.getByLabelText(/^Payment reference/)
  fireEvent.input(field, { target: { value: '123' } })
  fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
  expect(await screen.findByText('The payment reference has 12 digits')).toBeTruthy()
  expect(sent).toEqual([])

  fireEvent.input(field, { target: { value: ` ${reference} ` } })
  fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
  await screen.findByRole('heading', { name: 'The seller is checking your payment' })
  expect(sent).toEqual([{ orderId: 'o1', reference }])
  expect(screen.getByText('UPI: waiting for the seller to confirm')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
})

test('the seller accepts at once and can undo it before it is sent, but declines only with a reason', async () => {
  const sent = open({ ...placedOrder, ...seller, changes: ['accepted', 'declined'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog', { name: 'Decline this order?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  expect(await within(dialog).findByText('Please say why')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'It is sold out' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(sent).toEqual([{ orderId: 'o1', to: 'declined', reason: 'It is sold out' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  accept()
  // The second press of a double press does not undo.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  act(() => void vi.advanceTimersByTime(1000))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(sent).toHaveLength(1)
  accept()
  act(() => void vi.advanceTimersByTime(9000))
  expect(sent).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(2000))
  vi.useRealTimers()
  await waitFor(() => expect(sent[1]).toEqual({ orderId: 'o1', to: 'accepted', reason: '' }))
})

test('what was accepted is sent at once when the page is left', async () => {
  const sent = open({ ...placedOrder, ...seller, changes: ['accepted', 'declined'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(sent).toEqual([])
  cleanup()
  await waitFor(() => expect(sent).toEqual([{ orderId: 'o1', to: 'accepted', reason: '' }]))
})

test('the seller confirms a UPI payment after checking the reference', async () => {
  const claimed = { isPaymentClaimed: true, paymentReference: '412345678901' }
  const sent = open({ ...acceptedOrder, ...seller, ...claimed, changes: ['paid', 'cancelled'] })
  expect(await screen.findByText('412345678901')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm payment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Is the money in your account?' })
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm payment' }))
  await waitFor(() => expect(sent).toEqual([{ orderId: 'o1', to: 'paid', reason: '' }]))
})

test('an order that is picked up and paid in cash has its own texts', async () => {
  const cash = { delivery: 'pickup', payBy: 'cash', address: null } as const
  const sent = open(
    {
      ...acceptedOrder,
      ...seller,
      ...cash,
      status: 'dispatched',
      changes: ['delivered'],
      canConfirmCash: true,
    },
    { paidAt: '2026-11-21T09:00:00.000Z', canConfirmCash: false },
  )
  expect(await screen.findByRole('button', { name: 'Handed over' })).toBeTruthy()
  expect(screen.getByText(/^At the seller’s place: Nashik/)).toBeTruthy()
  expect(screen.getByText('Cash: not paid yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cash received' }))
  const dialog = await screen.findByRole('dialog', { name: 'Have you received all the cash?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cash received' }))
  expect(await screen.findByText('Cash: the seller has confirmed the payment')).toBeTruthy()
  expect(sent).toEqual([{ orderId: 'o1' }])
})

test('a refused change shows the error and the current status', async () => {
  let status: OrderView['status'] = 'placed'
  fakeServer({
    'order.get': () => ({
      data: { ...placedOrder, status, changes: status === 'placed' ? ['cancelled'] : [] },
    }),
    'order.change': () => {
      status = 'expired'
      const message = 'This order has ended.'
      return { refusal: { status: 409, code: 'order.conflict', message } }
    },
  })
  window.history.replaceState(null, '', '/dashboard/orders/o1')
  renderInApp(
    <Route path="/dashboard/orders/:orderId">
      <OrderDetailPage />
    </Route>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('This order has ended.')).toBeTruthy()
  expect(
    await screen.findByRole('heading', { name: 'Ramesh Patil did not answer in time' }),
  ).toBeTruthy()
})

const deliveredInCash: OrderView = {
  ...acceptedOrder,
  payBy: 'cash',
  status: 'delivered',
  payee: null,
  canGiveReference: false,
  changes: [],
  events: [
    ...acceptedOrder.events,
    { status: 'dispatched', by: 'seller', reason: '', at: '2026-11-21T08:00:00.000Z' },
    { status: 'delivered', by: 'buyer', reason: '', at: '2026-11-21T09:00:00.000Z' },
  ],
}
const contested: Partial<OrderView> = {
  contestedAt: '2026-11-22T09:00:00.000Z',
  canContestUntil: null,
  events: [
    ...deliveredInCash.events,
    {
      status: 'contested',
      by: 'seller',
      reason: 'Nothing was paid',
      at: '2026-11-22T09:00:00.000Z',
    },
  ],
}

test('a seller who was never paid can report it after a confirmation, and can still confirm the cash later', async () => {
  const until = '2026-11-28T09:00:00.000Z'
  const order = { ...deliveredInCash, ...seller, canConfirmCash: true, canContestUntil: until }
  const sent = open(order, contested)
  await screen.findByRole('heading', {
    name: 'Asha Devi has received it. Have you received the cash?',
  })
  fireEvent.click(screen.getByRole('button', { name: 'Cash not received' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Has the buyer not paid?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Nothing was paid' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cash not received' }))
  await waitFor(() => expect(sent).toEqual([{ orderId: 'o1', reason: 'Nothing was paid' }]))
  await screen.findByRole('heading', { name: 'You reported that you received no cash' })
  expect(screen.getByRole('button', { name: 'Cash received' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cash not received' })).toBeNull()
})

test('the buyer of a contested order sees both claims and a link to message the seller', async () => {
  open({ ...deliveredInCash, ...contested })
  await screen.findByRole('heading', { name: 'Ramesh Patil says that you have not paid' })
  expect(screen.getByText('Payment disputed')).toBeTruthy()
  expect(screen.getAllByText('Nothing was paid')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Message' })).toBeTruthy()
})
