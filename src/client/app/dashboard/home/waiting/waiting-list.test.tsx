import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
const view = (items: WaitingItem[], counts: WaitingView['counts'] = {}) => ({
  items,
  counts,
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

test('many rows are shown on demand, and what is only counted has a link to its page', () => {
  fakeServer({})
  show(view([order, ...[1, 2, 3, 4, 5, 6].map(listing)], { 'answer-order': 31, 'extend-soon': 6 }))
  expect(screen.queryByText(/Crop 6/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }))
  expect(screen.getByText(/Crop 6/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '30 more orders' }).getAttribute('href')).toBe(
    '/dashboard/seller/orders?status=placed',
  )
})

test('when nothing waits, the next step is what the user came for', () => {
  fakeServer({})
  show(view([]))
  expect(screen.getByText('Nothing to do right now. Do you need a machine?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rent a machine' }).getAttribute('href')).toBe('/rental')
})
