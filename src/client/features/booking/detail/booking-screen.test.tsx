import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { announce } from '#client/platform/realtime/live.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { BookingPage, BookingView } from '#shared/booking/booking.schema.ts'
import { bookingAddress } from '../list/booking-address.ts'
import BookingListPage from '../list/booking-list.page.tsx'
import { BookingScreen } from './booking-screen.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('a token', 'farmer'))
afterEach(() => window.history.replaceState(null, '', '/'))

const person = { image: null, verified: false, place: 'Nashik, Maharashtra' }
const booking: BookingView = {
  _id: 'b1',
  number: 'KB-2345ABCD',
  role: 'owner',
  status: 'requested',
  equipmentId: 'm1',
  name: 'Tractor',
  image: null,
  from: '2027-01-05',
  to: '2027-01-06',
  days: 2,
  pricePerDay: 1250,
  currency: 'INR',
  total: 2500,
  travel: null,
  otherName: 'Sunita Devi',
  createdAt: '2027-01-01T06:00:00.000Z',
  updatedAt: '2027-01-01T06:00:00.000Z',
  expiresAt: '2027-01-02T06:00:00.000Z',
  renter: { ...person, _id: 'u1', name: 'Sunita Devi', phone: '9876500000' },
  owner: { ...person, _id: 'u2', name: 'Ramesh Patil', phone: null },
  note: '<img src=x onerror=alert(1)>\nNear Sinnar',
  events: [{ status: 'requested', by: 'renter', reason: '', at: '2027-01-01T06:00:00.000Z' }],
  changes: ['accepted', 'declined'],
  canReview: false,
  reviewOpensAt: null,
}

type Answers = Parameters<typeof fakeServer>[0]
function open(part: Partial<BookingView> = {}, answers: Answers = {}) {
  window.history.replaceState(null, '', paths.booking.href('b1'))
  fakeServer({ 'booking.get': () => ({ data: { ...booking, ...part } }), ...answers })
  renderInApp(<Route path={paths.booking.pattern} component={() => <BookingScreen />} />)
}
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = async () => within(await screen.findByRole('dialog'))

test('an owner sees the deadline, the note as text, and a call link', async () => {
  open()
  await screen.findByText(/Sunita Devi would like to rent your machine.*2 Jan 2027, 11:30 am/)
  const note = screen.getByText(/Near Sinnar/)
  expect(note.textContent).toBe(booking.note)
  expect(note.children).toHaveLength(0)
  const call = screen.getByRole('link', { name: /Call/ })
  expect(call.getAttribute('href')).toBe('tel:+919876500000')
  const message = screen.getByRole('link', { name: 'Message' })
  expect(message.getAttribute('href')).toBe('/dashboard/messages/about?booking=b1')
})

test('a renter sees no phone number before the answer, and only the allowed actions', async () => {
  open({ role: 'renter', otherName: 'Ramesh Patil', changes: ['cancelled'] })
  await screen.findByText(/Ramesh Patil has until/)
  expect(screen.queryByRole('link', { name: /Call/ })).toBeNull()
  expect(screen.getByText(/once they accept/)).toBeTruthy()
  fireEvent.click(await button('Withdraw request'))
  expect((await inDialog()).queryByLabelText(/Reason/)).toBeNull()
})

test('in Hindi the machine and the town have their Hindi names', async () => {
  await switchLanguage('hi')
  open({ kindHindi: 'ट्रैक्टर', renter: { ...booking.renter, placeHindi: 'नासिक' } })
  expect(await screen.findByRole('heading', { name: 'ट्रैक्टर · Tractor' })).toBeTruthy()
  expect(screen.getByText(/^नासिक, /)).toBeTruthy()
  await switchLanguage('en')
})

test('declining needs a reason, and then the page shows the new status', async () => {
  const sent: unknown[] = []
  const declined: Partial<BookingView> = { status: 'declined', changes: [], expiresAt: null }
  let now = booking
  open(
    {},
    {
      'booking.get': () => ({ data: now }),
      'booking.change': (input) => {
        sent.push(input)
        now = { ...booking, ...declined }
        return { data: now }
      },
    },
  )
  fireEvent.click(await button('Decline request'))
  const dialog = await inDialog()
  fireEvent.click(dialog.getByRole('button', { name: 'Decline request' }))
  await dialog.findByText('Reason is required')
  expect(sent).toEqual([])
  fireEvent.input(dialog.getByLabelText(/Reason/), { target: { value: 'In repair' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Decline request' }))
  await screen.findByText('You declined the request. The days are free again.')
  expect(sent).toEqual([{ bookingId: 'b1', to: 'declined', reason: 'In repair' }])
  expect(screen.queryByRole('button', { name: 'Accept request' })).toBeNull()
})

test('a refused change shows the reason, and the booking reloads', async () => {
  const message = 'This request was not answered in time. Its days are free again.'
  let reads = 0
  open(
    {},
    {
      'booking.get': () => {
        reads++
        return { data: booking }
      },
      'booking.change': () => ({ refusal: { status: 409, code: 'booking.expired', message } }),
    },
  )
  fireEvent.click(await button('Decline request'))
  const dialog = await inDialog()
  fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: 'Broken' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Decline request' }))
  await dialog.findByText(message)
  await waitFor(() => expect(reads).toBeGreaterThan(1))
})

test('a change by the counterparty appears without a page reload', async () => {
  let now: BookingView = { ...booking, role: 'renter', otherName: 'Ramesh Patil' }
  open({}, { 'booking.get': () => ({ data: now }) })
  await screen.findByText(/has until/)
  const owner = { ...now.owner, phone: '9876511111' }
  now = { ...now, status: 'accepted', to: '2127-01-06', owner }
  announce('bookings', 'b1')
  await screen.findByText(/The machine is yours from 5 Jan 2027/)
  expect(screen.getByRole('link', { name: /Call/ })).toBeTruthy()
})

test('an accepted booking whose days are over says that nothing was handed over', async () => {
  const days = { from: '2025-01-05', to: '2025-01-06' }
  open({ ...days, role: 'renter', status: 'accepted', changes: ['cancelled'] })
  await screen.findByText(/The booked days are over.*You can cancel this booking/)
  fireEvent.click(await button('Cancel booking'))
  const dialog = await inDialog()
  expect(dialog.getByText(/^The days are over, so this only ends the booking/)).toBeTruthy()
  expect(dialog.getByLabelText(/Reason/)).toBeTruthy()
})

const brought = { travel: { fee: 400, distanceKm: 12, fromPin: '422001', toPin: '422101' } }

test('an owner who brings the machine is told to bring it, and later to collect it', async () => {
  const days = { from: '2127-01-05', to: '2127-01-06' }
  open({ ...brought, ...days, status: 'accepted', changes: ['handed-over', 'cancelled'] })
  await screen.findByText(
    'Bring the machine on 5 Jan 2127. When Sunita Devi has it, confirm it here.',
  )
  fireEvent.click(await button('Machine handed over'))
  expect(
    await screen.findByRole('dialog', { name: 'Does the renter have the machine now?' }),
  ).toBeTruthy()
  cleanup()
  open({ ...brought, ...days, status: 'handed-over', changes: ['returned'] })
  await screen.findByText(/until 6 Jan 2127. When you have collected it, confirm it here/)
})

test('a renter to whom the machine is brought is not sent to collect it or to bring it back', async () => {
  const days = { from: '2127-01-05', to: '2127-01-06' }
  const renter = { ...brought, ...days, role: 'renter', otherName: 'Ramesh Patil' } as const
  open({ ...renter, status: 'accepted', changes: ['cancelled'] })
  await screen.findByText(/Ramesh Patil brings it: call to agree where and when/)
  cleanup()
  open({ ...renter, status: 'handed-over', changes: ['returned'] })
  await screen.findByText(/until 6 Jan 2127. When Ramesh Patil has collected it, confirm it here/)
  fireEvent.click(await button('It was collected'))
  expect(
    await screen.findByRole('dialog', { name: 'Has the owner collected the machine?' }),
  ).toBeTruthy()
})

test('another user’s booking is not found', async () => {
  const refusal = {
    status: 404,
    code: 'booking.not_found',
    message: 'We could not find this booking.',
  }
  open({}, { 'booking.get': () => ({ refusal }) })
  await screen.findByText('We could not find this booking.')
})

test('the list has a renter and an owner tab, and the owner’s counts requests waiting for an answer', async () => {
  const { renter: _r, owner: _o, note: _n, events: _e, changes: _c, ...summary } = booking
  const page = (role: 'renter' | 'owner'): BookingPage => ({
    bookings: role === 'owner' ? [summary] : [],
    total: role === 'owner' ? 1 : 0,
    totalPages: role === 'owner' ? 1 : 0,
    page: 1,
    isTotalBounded: false,
    counts: role === 'owner' ? { requested: 1 } : {},
  })
  window.history.replaceState(null, '', paths.bookings.href())
  fakeServer({
    'booking.mine': () => ({ data: page('renter') }),
    'booking.incoming': () => ({ data: page('owner') }),
  })
  renderInApp(<BookingListPage />)
  await screen.findByText('No bookings yet')
  fireEvent.click(await screen.findByRole('link', { name: 'My machines (1 waiting)' }))
  const link = await screen.findByRole('link', { name: 'Tractor' })
  expect(link.getAttribute('href')).toBe('/dashboard/bookings/b1')
  fireEvent.click(screen.getByRole('button', { name: /^Needs your answer\s*1$/ }))
  await waitFor(() => expect(window.location.search).toBe('?side=owner&status=requested'))
})

test('the address stores the list’s filter, and invalid values become the defaults', () => {
  const search = '?side=owner&status=handed-over&q=tractor&page=3'
  expect(bookingAddress.build(bookingAddress.parse(search))).toBe(search)
  expect(bookingAddress.build(bookingAddress.parse('?side=x&status=paid&page=-1'))).toBe('')
})

test('after Undo the focus is on the button that was pressed first', async () => {
  open()
  const accept = await button('Accept request')
  accept.focus()
  fireEvent.click(accept)
  const undo = await button('Undo')
  await waitFor(() => expect(document.activeElement).toBe(undo))
  // Until then it is taken for the second press of a double press.
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  fireEvent.click(undo)
  now.mockRestore()
  const again = await button('Accept request')
  await waitFor(() => expect(document.activeElement).toBe(again))
})
