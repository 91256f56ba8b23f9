import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { announce } from '#client/platform/realtime/live.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import NotificationBell from './notification-bell.tsx'

beforeAll(() => startTranslation())
// On a slow machine the chunk loads longer than a test waits.
beforeAll(() => import('./notification-panel.tsx'))
beforeEach(() => storeToken('t', 'farmer'))

const notification = (_id: string, level: number, readAt: string | null) => ({
  _id,
  content: {
    kind: 'price-alert',
    seriesId: 's1',
    name: 'Wheat (Dara)',
    market: 'Sultanpur',
    direction: 'above',
    level,
    modal: 2510,
    arrivalDate: '2026-11-20',
  },
  createdAt: '2026-11-20T06:00:00.000Z',
  readAt,
})

test('the bell shows the number of unread notifications, and opening it marks them as read', async () => {
  let marked: unknown
  const readAt = '2026-11-20T07:00:00.000Z'
  fakeServer({
    'notice.list': () => ({
      data: {
        notices: [notification('a', 2500, marked ? readAt : null), notification('b', 2510, readAt)],
        unread: marked ? 0 : 1,
      },
    }),
    'notice.markRead': (input) => {
      marked = input
      return { data: { unread: 0 } }
    },
  })
  renderInApp(<NotificationBell />)
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications (1 unread)' }))
  const news = await screen.findByRole('link', {
    name: 'Wheat (Dara) at Sultanpur is ₹2,510 a quintal, above your ₹2,500.',
  })
  expect(news.getAttribute('href')).toBe('/market-price/s1')
  expect(news.closest('li')?.textContent).toMatch(/Report of 20 Nov 2026.*New/)
  expect(screen.getByText(/the level you set/)).toBeTruthy()
  await waitFor(() => expect(marked).toEqual({ ids: ['a'] }))
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
  // Announcing to other tabs also reloads the list in this one.
  announce('notices', null)
  await new Promise((resolve) => setTimeout(resolve, 50))
  // New items must stay distinguishable while the user reads.
  expect(news.closest('li')?.textContent).toContain('New')
})

test('without notifications it explains what will appear here', async () => {
  const calls = fakeServer({ 'notice.list': () => ({ data: { notices: [], unread: 0 } }) })
  renderInApp(<NotificationBell />)
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText(/^No notifications yet/)).toBeTruthy()
  expect(calls.some(([procedure]) => procedure === 'notice.markRead')).toBe(false)
})

test('a live hint reloads the bell, and a new notification is announced', async () => {
  let unread = 1
  const calls = fakeServer({ 'notice.list': () => ({ data: { notices: [], unread } }) })
  renderInApp(<NotificationBell />)
  await screen.findByRole('button', { name: 'Notifications (1 unread)' })
  expect(screen.getByRole('status').textContent).toBe('')
  unread = 2
  announce('notices', null)
  await screen.findByRole('button', { name: 'Notifications (2 unread)' })
  expect(screen.getByRole('status').textContent).toBe('Notifications (2 unread)')
  expect(calls.filter(([procedure]) => procedure === 'notice.list')).toHaveLength(2)
})

test('Escape closes the panel while the bell still has the focus', async () => {
  fakeServer({ 'notice.list': () => ({ data: { notices: [], unread: 0 } }) })
  renderInApp(<NotificationBell />)
  const bell = await screen.findByRole('button', { name: 'Notifications' })
  fireEvent.click(bell)
  expect(bell.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(bell, { key: 'Escape' })
  await waitFor(() => expect(bell.getAttribute('aria-expanded')).toBe('false'))
})
