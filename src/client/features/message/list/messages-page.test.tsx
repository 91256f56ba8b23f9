import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { writeUnsent } from '#client/domain/message/message-draft.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import MessagesPage from './messages.page.tsx'

beforeAll(() => startTranslation())
beforeEach(() => {
  localStorage.clear()
  storeToken('t', 'farmer')
})

/** A server whose list has one conversation. */
const startListServer = () =>
  fakeServer({
    'message.list': () => ({
      data: {
        conversations: [
          {
            _id: 'c1',
            listing: { kind: 'crop', _id: 'crop1', name: 'Rice', image: null, isGone: false },
            other: { name: 'Ramesh Patel', image: null, verified: false },
            last: {
              text: 'Picked today',
              images: 0,
              isOwn: false,
              isHidden: false,
              at: '2026-11-20T06:00:00.000Z',
            },
            unread: 2,
          },
        ],
        next: null,
      },
    }),
  })

test('the list shows each conversation’s counterparty, listing and unread messages', async () => {
  vi.setSystemTime('2026-11-21T06:00:00Z')
  startListServer()
  renderInApp(<MessagesPage />)
  const link = await screen.findByRole('link', { name: 'Ramesh Patel' })
  expect(link.getAttribute('href')).toBe('/dashboard/messages/c1')
  const row = link.closest('li')
  expect(row?.textContent).toMatch(/Yesterday.*Rice.*Picked today/)
  expect(screen.getByRole('img', { name: '2 unread' })).toBeTruthy()
  vi.useRealTimers()
})

test('the list shows a message that is not sent yet in place of the last one', async () => {
  startListServer()
  writeUnsent('u1', 'c1', { key: 'k', text: 'I come on Sunday.', images: [] })
  rememberAccount('u1')
  renderInApp(<MessagesPage />)
  const link = await screen.findByRole('link', { name: 'Ramesh Patel' })
  const row = link.closest('li')
  expect(row?.textContent).toContain('Not sent yet: I come on Sunday.')
  expect(row?.textContent).not.toContain('Picked today')
  writeUnsent('u1', 'c1', 'k')
  await waitFor(() => expect(row?.textContent).toContain('Picked today'))
})

test('without conversations the list explains how to start one', async () => {
  fakeServer({ 'message.list': () => ({ data: { conversations: [], next: null } }) })
  renderInApp(<MessagesPage />)
  expect(await screen.findByText('No messages yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse crops' }).getAttribute('href')).toBe('/shop')
})
