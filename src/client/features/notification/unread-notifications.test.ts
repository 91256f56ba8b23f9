import { expect, test } from 'vitest'
import type { Notice } from '#shared/notification/notification.schema.ts'
import { toMark } from './unread-notifications.ts'

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
const notice = (_id: string, readAt: string | null): Notice => ({
  _id,
  content,
  createdAt: '2026-11-20T06:00:00.000Z',
  readAt,
})
const notices = [notice('a', null), notice('b', '2026-11-20T07:00:00.000Z'), notice('c', null)]

test('only what was shown and not yet read is marked', () => {
  expect(toMark({ notices, unread: 2 })).toEqual({ ids: ['a', 'c'] })
})

test('all is marked when some unread notices are too old to be shown', () => {
  expect(toMark({ notices, unread: 60 })).toEqual({})
})
