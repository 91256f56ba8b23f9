import { expect, test } from 'vitest'
import type { NotificationView } from '#shared/notification/notification.schema.ts'
import { markReadInput } from './unread-notifications.ts'

const content = {
  kind: 'price-alert',
  seriesId: 's',
  name: 'Wheat (Dara)',
  market: 'Sultanpur',
  direction: 'above',
  level: 2500,
  modal: 2510,
  arrivalDate: '2026-11-20',
} as const
const notification = (_id: string, readAt: string | null): NotificationView => ({
  _id,
  content,
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  readAt,
})
const notifications = [
  notification('a', null),
  notification('b', '2026-11-20T07:00:00.000Z'),
  notification('c', null),
]

test('only shown and unread notifications are marked', () => {
  expect(markReadInput({ notices: notifications, unread: 2 })).toEqual({ ids: ['a', 'c'] })
})

test('all notifications are marked when some unread ones are too old to be shown', () => {
  expect(markReadInput({ notices: notifications, unread: 60 })).toEqual({})
})
