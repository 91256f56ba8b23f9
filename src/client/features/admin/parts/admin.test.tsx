import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import AdminPage from '../admin.page.tsx'
import { AdminListings } from '../sections/admin-listings.tsx'

const listing = {
  kind: 'crop',
  _id: '019a0000-0000-7000-8000-000000000001',
  name: 'Tomatoes',
  description: '',
  image: null,
  price: 20,
  createdAt: '2026-11-20T05:00:00.000Z',
  isArchived: false,
  hiddenAt: null,
  owner: { _id: '1', name: 'Sita Devi', verified: true, place: 'Patna, Bihar' },
  reports: 1,
  reportList: [
    { _id: '2', reason: 'fraud', note: '<b>Fake</b>', createdAt: '2026-11-20T05:00:00.000Z' },
  ],
}
const page = (listings: object[]) => ({
  data: { listings, totalPages: 1, page: 1, total: listings.length, isTotalBounded: false },
})

beforeAll(() => startTranslation())
beforeEach(() => localStorage.setItem('token', 'a token'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('an action needs a reason, is sent once, and its listing leaves the list', async () => {
  const sent: unknown[] = []
  fakeServer({
    'desk.listings': () => page(sent.length === 0 ? [listing] : []),
    'desk.hideListing': (input) => {
      sent.push(input)
      return { data: { _id: listing._id } }
    },
  })
  renderInApp(<AdminListings />)
  expect(await screen.findByText('<b>Fake</b>')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Hide listing: Tomatoes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “Tomatoes”?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Hide listing' }))
  expect(await dialog.findByText('Reason is required')).toBeDefined()
  expect(sent).toEqual([])
  fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: ' It is a fraud ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Hide listing' }))
  expect(await screen.findByText('No reported listings.')).toBeDefined()
  expect(sent).toEqual([{ kind: 'crop', listingId: listing._id, reason: 'It is a fraud' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the dialog shows an error and keeps the reason', async () => {
  const message = 'This has been decided already.'
  fakeServer({
    'desk.listings': () => page([listing]),
    'desk.settleListing': () => ({
      refusal: { status: 409, code: 'desk.already_decided', message },
    }),
  })
  renderInApp(<AdminListings />)
  fireEvent.click(await screen.findByRole('button', { name: 'Leave as it is: Tomatoes' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: 'All is well' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Leave as it is' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(message)
  expect((dialog.getByLabelText(/^Reason/) as HTMLTextAreaElement).value).toBe('All is well')
})

test('a user who is not an admin sees a notice, and nothing is requested from the server', async () => {
  const calls = fakeServer({ 'user.get': () => ({ data: { isOperator: false } }) })
  renderInApp(<AdminPage />)
  expect(await screen.findByRole('heading', { name: 'This page is for admins' })).toBeDefined()
  expect(calls.map(([procedure]) => procedure).filter((name) => name.includes('desk'))).toEqual([])
})
