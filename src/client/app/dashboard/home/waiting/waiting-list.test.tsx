import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { undoMs } from '#client/ui/undo/undo.constants.ts'
import type { WaitingItem, WaitingView } from '#shared/dashboard/waiting.schema.ts'
import { WaitingList } from './waiting-list.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('t', 'farmer'))
afterEach(() => vi.useRealTimers())

const order: WaitingItem = {
  task: 'answer-order',
  _id: 'o1',
  name: 'Wheat',
  kindHindi: 'गेहूँ',
  image: null,
  drawing: null,
  number: 'KH-1',
  status: 'placed',
  otherName: 'Asha Devi',
  quantity: 50,
  unit: 'kg',
  moreLines: 1,
  total: 1625,
  delivery: 'pickup',
  payBy: 'cash',
  until: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
}
const listing = (number: number): WaitingItem => ({
  task: 'extend-soon',
  _id: `l${number}`,
  name: `Crop ${number}`,
  kindHindi: null,
  image: null,
  drawing: null,
  until: '2026-11-25',
  kind: 'crop',
})
const view = (items: WaitingItem[], remaining: WaitingView['remaining'] = []) => ({
  items,
  counts: {},
  remaining,
  unread: 0,
})
const show = (shown: WaitingView) => renderInApp(<WaitingList view={shown} activity="rent" />)

test('a row says what, who, how much and until when', () => {
  fakeServer({})
  show(view([order]))
  const row = within(screen.getByRole('listitem'))
  expect(row.getByRole('link').textContent).toBe('New order: Wheat, 50 kg and 1 more')
  expect(row.getByText('Asha Devi pays ₹1,625 in cash.')).toBeTruthy()
  expect(row.getByText('5 hours left to answer')).toBeTruthy()
})

test('accepting can be taken back; otherwise it is sent once, and a refusal is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent: unknown[] = []
  fakeServer({
    'order.change': (input) => {
      sent.push(input)
      const refusal = { status: 409, code: 'order.over', message: 'This order is over.' }
      return { refusal }
    },
  })
  show(view([order]))
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  press(/^Accept: New order/)
  expect(screen.getByRole('status').textContent).toContain('Accepted. It is sent in 10 seconds.')
  // The second half of a double click.
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }), { detail: 2 })
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy()
  press(/^Undo/)
  await act(() => vi.advanceTimersByTimeAsync(undoMs * 2))
  expect(sent).toEqual([])
  press(/^Accept: New order/)
  await act(() => vi.advanceTimersByTimeAsync(undoMs))
  expect(sent).toEqual([{ orderId: 'o1', to: 'accepted' }])
  expect(await screen.findByText('This order is over.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Accept/ })).toBeTruthy()
})

test('a booking says who travels with the machine, and that nobody came for it', () => {
  fakeServer({})
  const booking = (task: 'hand-over' | 'take-back' | 'collect' | 'bring-back' | 'end-booking') => ({
    ...{ task, _id: task, number: 'KB-1', name: 'Tractor', kindHindi: null, image: null },
    ...{ drawing: null, until: null, otherName: 'Asha', total: 1250, currency: 'INR' as const },
    ...{ from: '2027-01-05', to: '2027-01-05' },
  })
  const brought = (['hand-over', 'take-back', 'collect', 'bring-back'] as const).map((task) => ({
    ...booking(task),
    isBrought: true,
  }))
  show(view([...brought, booking('hand-over'), booking('end-booking')]))
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Bring to Asha: Tractor',
    'Take back from Asha: Tractor',
    'Asha brings it to you: Tractor',
    'Asha collects it from you: Tractor',
    'Hand over to Asha: Tractor',
    'Not marked as handed over: Tractor',
  ])
  const ended = 'The days with Asha are over: 5 Jan 2027. You can cancel this booking.'
  expect(screen.getByText(ended)).toBeTruthy()
})

test('many rows are shown on demand, and what is only counted has a link to the list that shows it', () => {
  fakeServer({})
  const remaining: WaitingView['remaining'] = [
    { task: 'answer-order', role: 'seller', status: 'placed', count: 30 },
    { task: 'send-order', role: 'seller', status: 'accepted', count: 3 },
    { task: 'receive-cash', role: 'seller', status: 'dispatched', count: 2 },
    { task: 'confirm-delivery', role: 'buyer', status: 'dispatched', count: 1 },
    { task: 'take-back', role: 'owner', status: 'handed-over', count: 4 },
    { task: 'review-booking', role: 'renter', count: 1 },
    { task: 'extend-soon', kind: 'equipment', count: 2 },
    { task: 'restock', kind: 'crop', count: 7 },
    { task: 'read-messages', count: 9 },
    { task: 'answer-proposal', count: 1 },
  ]
  show(view([order, ...[1, 2, 3, 4, 5, 6].map(listing)], remaining))
  expect(screen.queryByText(/Crop 6/)).toBeNull()
  expect(screen.queryByText(/More orders/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }))
  expect(screen.getByText(/Crop 6/)).toBeTruthy()
  const links = screen.getAllByRole('link', { name: /^More / })
  expect(links.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
    'More orders to answer: 30: /dashboard/seller/orders?status=placed',
    'More cash orders to send: 3: /dashboard/seller/orders?status=accepted',
    'More orders sent, cash still to come: 2: /dashboard/seller/orders?status=dispatched',
    'More orders to receive: 1: /dashboard/orders?status=dispatched',
    'More machines to take back: 4: /dashboard/bookings?side=owner&status=handed-over',
    'More rented machines to review: 1: /dashboard/bookings?side=renter',
    'More machines with few days left: 2: /dashboard/equipments?sort=last-day-first',
    'More sold-out crops: 7: /dashboard/crops?sort=stock-low',
    'More conversations: 9: /dashboard/messages',
    'More proposals: 1: /dashboard/proposals',
  ])
})

test('an order that is picked up is marked as ready, not as sent', () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fakeServer({})
  show(view([{ ...order, task: 'send-order', status: 'accepted', until: null }]))
  fireEvent.click(screen.getByRole('button', { name: /^It is ready/ }))
  expect(screen.getByRole('status').textContent).toContain('Marked as ready for pick-up.')
  // Else it would be sent when another file's test logs out.
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
})

test('when nothing waits, the next step is what the user came for', () => {
  fakeServer({})
  show(view([]))
  expect(screen.getByText('Nothing to do right now. Do you need a machine?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rent a machine' }).getAttribute('href')).toBe('/rental')
})

test('the pressed button keeps the focus while it can be taken back, and what was done is announced', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fakeServer({})
  show(view([order]))
  // A live region that comes with its text is not announced.
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  const button = screen.getByRole('button', { name: /^Accept: New order/ })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Undo: New order/ }))
  expect(status.textContent).toContain('Accepted.')
  fireEvent.click(screen.getByRole('button', { name: /^Undo: New order/ }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Accept: New order/ }))
  expect(status.textContent).toBe('')
})

test('when a row that has the focus goes, the row in its place gets it', async () => {
  fakeServer({})
  const shown = (items: WaitingItem[]) => (
    <Providers>
      <WaitingList view={view(items)} activity="rent" />
    </Providers>
  )
  const { rerender } = render(shown([order, listing(1)]))
  screen.getByRole('button', { name: /^Accept: New order/ }).focus()
  rerender(shown([listing(1)]))
  const link = within(screen.getByRole('listitem')).getByRole('link', {
    name: /^Listed only until.*Crop 1/,
  })
  await waitFor(() => expect(document.activeElement).toBe(link))
})
