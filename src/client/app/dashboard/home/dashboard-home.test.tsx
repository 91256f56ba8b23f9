import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { EarningsView } from '#shared/dashboard/earnings.schema.ts'
import type { WaitingItem } from '#shared/dashboard/waiting.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import DashboardHomePage from './dashboard-home.page.tsx'

beforeAll(() => startTranslation())
beforeEach(() => storeToken('t', 'farmer'))

const asha = {
  _id: 'u1',
  firstName: 'Asha',
  lastName: '',
  image: null,
  kind: 'farmer',
  activities: [],
  address: { line: '', city: '', state: '', zip: '', country: 'India' },
}
const expiring: WaitingItem = {
  task: 'extend-soon',
  _id: 'c1',
  name: 'Wheat',
  kindHindi: 'गेहूँ',
  kind: 'crop',
  image: null,
  drawing: null,
  until: '2026-11-25',
}
const earnings: EarningsView = {
  month: '2026-11',
  firstMonth: '2026-01',
  isSeller: true,
  earned: [],
  spent: [],
}
const answers: Parameters<typeof fakeServer>[0] = {
  'user.get': () => ({ data: asha }),
  'dashboard.waiting': () => ({ data: { items: [expiring], counts: {}, unread: 0 } }),
  'dashboard.earnings': () => ({ data: earnings }),
  'dashboard.prices': () => ({ data: { prices: [] } }),
  'crop.mine': () => ({ data: { crops: [], total: 0, totalPages: 0 } }),
}
const refused = () => ({
  refusal: { status: 400, code: 'input.invalid', message: 'Some of what was sent is not right.' },
})
const waitingTask = 'Listed only until 25 Nov 2026: Wheat'
const task = () => screen.findByText(waitingTask)

test('what waits is shown although another part of the page cannot be loaded', async () => {
  let isRefused = true
  fakeServer({
    ...answers,
    'dashboard.prices': () => (isRefused ? refused() : { data: { prices: [] } }),
  })
  renderInApp(<DashboardHomePage />)
  expect(await task()).toBeTruthy()
  expect(await screen.findByText('Unable to load the prices of your crops')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Earnings in/ })).toBeTruthy()
  expect(screen.getByText('You have not listed a crop yet.')).toBeTruthy()
  isRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // The rest stays while it is tried again.
  expect(screen.getByText(waitingTask)).toBeTruthy()
  expect(await screen.findByText(/^Once you list a crop/)).toBeTruthy()
})

test('the arrow that reaches the current month keeps the focus', async () => {
  const thisMonth = indiaDay().slice(0, 7)
  fakeServer({
    ...answers,
    'dashboard.earnings': (input) => {
      const { month = '2026-10' } = (input ?? {}) as { month?: string }
      return { data: { ...earnings, month: month === '2026-10' ? month : thisMonth } }
    },
  })
  renderInApp(<DashboardHomePage />)
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next month' })
  next.focus()
  fireEvent.click(next)
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'))
  expect(next.disabled).toBe(false)
  expect(document.activeElement).toBe(next)
})

test('a month that cannot be loaded leaves the rest as it is, and one can go back to the current month', async () => {
  fakeServer({
    ...answers,
    'user.get': () => ({ data: { ...asha, kind: 'merchant' } }),
    'dashboard.earnings': (input) =>
      input && typeof input === 'object' && 'month' in input ? refused() : { data: earnings },
  })
  renderInApp(<DashboardHomePage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Previous month' }))
  expect(await screen.findByText('Unable to load your earnings')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Your crops' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Back to this month' }))
  expect(await screen.findByRole('heading', { name: /^Earnings in/ })).toBeTruthy()
  expect(screen.queryByText('Unable to load your earnings')).toBeNull()
})

test('earnings and crops that cannot be loaded say so in their places', async () => {
  fakeServer({ ...answers, 'dashboard.earnings': refused, 'crop.mine': refused })
  renderInApp(<DashboardHomePage />)
  expect(await task()).toBeTruthy()
  expect(screen.getByText('Unable to load your earnings')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back to this month' })).toBeNull()
  expect(screen.getByText('Unable to load crops')).toBeTruthy()
})

test('without what waits the page says that it could not be loaded', async () => {
  fakeServer({ ...answers, 'dashboard.waiting': refused })
  renderInApp(<DashboardHomePage />)
  expect(await screen.findByText('Unable to load your dashboard')).toBeTruthy()
})
