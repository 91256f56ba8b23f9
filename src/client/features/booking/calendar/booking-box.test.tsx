import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { formatters } from '#client/platform/format/format.ts'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { rentedEquipment as equipment } from '#client/testing/equipment-fixtures.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { TakenDays } from '#shared/booking/booking.schema.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { useBookingBox } from './booking-box.tsx'

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

const days: TakenDays = {
  first: '2027-01-02',
  last: '2027-01-28',
  taken: [{ from: '2027-01-10', to: '2027-01-11', isBlocked: false, blockId: null }],
}

function Harness({ equipment: rentedEquipment }: { equipment: EquipmentView }) {
  const { choice, button } = useBookingBox(rentedEquipment)
  return (
    <>
      {choice}
      {button}
    </>
  )
}

interface Setting {
  equipment?: Partial<EquipmentView>
  answers?: Parameters<typeof fakeServer>[0]
}

async function open({ equipment: rentedEquipment = {}, answers = {} }: Setting = {}) {
  const calls = fakeServer({ 'booking.takenDays': () => ({ data: days }), ...answers })
  renderInApp(<Harness equipment={{ ...equipment, ...rentedEquipment }} />)
  await screen.findByLabelText('Start date')
  return calls
}

const named = (day: string) => formatters('en').date(day)
const dayButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) =>
  fireEvent.input(field(label), { target: { value: text } })
const pick = (day: string) => fireEvent.click(dayButton(named(day)))
const bookNow = () => fireEvent.click(screen.getByRole('button', { name: 'Book Now' }))

test('calendar, stepper, typed days and total agree, whichever is used', async () => {
  await open()
  pick('2027-01-05')
  pick('2027-01-07')
  expect(field('Days').value).toBe('3')
  expect(field('End date').value).toBe('7 Jan 2027')
  fireEvent.click(screen.getByRole('button', { name: 'Increase days' }))
  expect(field('End date').value).toBe('8 Jan 2027')
  type('End date', '2027-01-06')
  expect(field('Days').value).toBe('2')
  expect(screen.getByText('₹2,500')).toBeTruthy()
  expect(dayButton(`${named('2027-01-06')}, chosen`)).toBeTruthy()
})

test('taken days and days outside the offer are labelled, cannot be chosen, and cannot lie in a range', async () => {
  await open()
  expect(dayButton(`${named('2027-01-10')}, taken`).disabled).toBe(true)
  expect(dayButton(`${named('2027-01-01')}, not available`).disabled).toBe(true)
  type('Start date', '2027-01-08')
  fireEvent.click(screen.getByRole('button', { name: 'Increase days' }))
  expect(dayButton('Increase days').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(dayButton('Increase days'))
  expect(field('Days').value).toBe('2')
  type('End date', '2027-01-12')
  fireEvent.blur(field('End date'))
  expect(screen.getByText('A day in this range is already taken.')).toBeTruthy()
  expect(field('Days').value).toBe('2')
})

test('Book Now without a day asks for the days, and then goes on to the request', async () => {
  await open()
  bookNow()
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose your days' }))
  const first = await sheet.findByLabelText<HTMLInputElement>('Start date')
  const goOn = sheet.getByRole('button', { name: 'Book Now' })
  fireEvent.click(goOn)
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(first.getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(first, { target: { value: '2027-01-05' } })
  fireEvent.click(goOn)
  expect(await screen.findByRole('dialog', { name: 'Book Tractor' })).toBeTruthy()
})

test('in Hindi the request names the machine in Hindi', async () => {
  await open({ equipment: { kindHindi: 'ट्रैक्टर' } })
  type('Start date', '2027-01-05')
  await act(() => switchLanguage('hi'))
  fireEvent.click(screen.getByRole('button', { name: 'अभी बुक करें' }))
  expect(await screen.findByRole('dialog', { name: /ट्रैक्टर · Tractor/ })).toBeTruthy()
  await act(() => switchLanguage('en'))
})

test('a visitor logs in and returns to the same days', async () => {
  window.history.replaceState(null, '', '/rental/m1?from=2027-01-03&to=2027-01-05')
  await open()
  expect(field('Days').value).toBe('3')
  bookNow()
  const link = await screen.findByRole('link', { name: 'Log in to book' })
  const target = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(target.searchParams.get('redirect')).toBe('/rental/m1?from=2027-01-03&to=2027-01-05')
})

test('a request without an answer is repeated with its key, though its days count as taken by now, and opens the booking', async () => {
  storeToken('a token', 'farmer')
  let tries = 0
  const sent: unknown[] = []
  const own = { from: '2027-01-20', to: '2027-01-20', isBlocked: false, blockId: null }
  const calls = await open({
    answers: {
      'booking.takenDays': () => ({ data: { ...days, taken: tries === 0 ? [] : [own] } }),
      'booking.request': (input) => {
        sent.push(input)
        return tries++ === 0 ? 'unreachable' : { data: { _id: 'b1' } }
      },
    },
  })
  type('Start date', '2027-01-20')
  bookNow()
  const send = await screen.findByRole('button', { name: 'Send request' })
  fireEvent.click(send)
  fireEvent.click(send)
  await screen.findByText('Error connecting to server')
  vi.setSystemTime(Date.now() + 60_000)
  for (const status of ['offline', 'online']) window.dispatchEvent(new Event(status))
  expect(await screen.findByLabelText(`${named('2027-01-20')}, taken`)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/bookings/b1'))
  const requests = calls.filter(([procedure]) => procedure === 'booking.request')
  const keys = requests.map(([, headers]) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
  expect(sent[1]).toEqual({
    equipmentId: 'm1',
    name: 'Tractor',
    currency: 'INR',
    from: '2027-01-20',
    to: '2027-01-20',
    pricePerDay: 1250,
    note: '',
  })
})

test('a late answer does not bring back a user who has left the page', async () => {
  storeToken('a token', 'farmer')
  await open({
    answers: {
      'booking.request': () => {
        window.history.pushState(null, '', '/weather')
        return { data: { _id: 'b1' } }
      },
    },
  })
  type('Start date', '2027-01-20')
  bookNow()
  fireEvent.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Request sent')).toBeTruthy()
  expect(window.location.pathname).toBe('/weather')
})

test('when another user booked first, a message says so and the calendar reloads', async () => {
  storeToken('a token', 'farmer')
  const message = 'Some of these days are already taken. Please choose other days.'
  let { taken } = days
  await open({
    answers: {
      'booking.takenDays': () => ({ data: { ...days, taken } }),
      'booking.request': () => {
        taken = [{ from: '2027-01-20', to: '2027-01-21', isBlocked: false, blockId: null }]
        return { refusal: { status: 409, code: 'booking.taken', message } }
      },
    },
  })
  type('Start date', '2027-01-20')
  bookNow()
  fireEvent.click(await screen.findByRole('button', { name: 'Send request' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose other days' }))
  expect(field('Start date').value).toBe('')
  expect(dayButton(`${named('2027-01-20')}, taken`).disabled).toBe(true)
})

test('equipment that is not available cannot be booked and shows no calendar', async () => {
  fakeServer({ 'booking.takenDays': () => ({ data: days }) })
  renderInApp(<Harness equipment={{ ...equipment, status: 'maintenance' }} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Currently Unavailable' })
  expect(button.disabled).toBe(true)
  expect(screen.queryByText('Choose your days')).toBeNull()
})

test('the owner can block days and free blocked days', async () => {
  storeToken('a token', 'farmer')
  const sent: unknown[] = []
  const block = { from: '2027-01-15', to: '2027-01-16', isBlocked: true, blockId: 'x1' }
  await open({
    equipment: { isUserEquipment: true },
    answers: {
      'booking.takenDays': () => ({ data: { ...days, taken: [...days.taken, block] } }),
      'booking.block': (input) => {
        sent.push(input)
        return { data: { _id: 'x2' } }
      },
      'booking.unblock': (input) => {
        sent.push(input)
        return { data: { _id: 'x1' } }
      },
    },
  })
  expect(dayButton(`${named('2027-01-15')}, blocked by the owner`).disabled).toBe(true)
  pick('2027-01-18')
  pick('2027-01-19')
  fireEvent.click(screen.getByRole('button', { name: 'Block days' }))
  await screen.findByText('Days blocked')
  fireEvent.click(screen.getByRole('button', { name: /^Unblock .*15 Jan/ }))
  await screen.findByText('Days unblocked')
  expect(sent).toEqual([
    { equipmentId: 'm1', from: '2027-01-18', to: '2027-01-19' },
    { blockId: 'x1' },
  ])
})

test('days that the owner chooses while others are being stored are kept, and blocked by the next press', async () => {
  storeToken('a token', 'farmer')
  const sent: unknown[] = []
  await open({
    equipment: { isUserEquipment: true },
    answers: {
      'booking.block': (input) => {
        sent.push(input)
        const start = screen.getByLabelText('Start date')
        if (sent.length === 1) fireEvent.input(start, { target: { value: '2027-01-21' } })
        return { data: { _id: `x${sent.length}` } }
      },
    },
  })
  const button = screen.getByRole('button', { name: 'Block days' })
  pick('2027-01-18')
  fireEvent.click(button)
  await screen.findByText('Days blocked')
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ from: '2027-01-21' })
})
