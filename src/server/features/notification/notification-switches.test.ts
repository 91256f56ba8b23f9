import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type {
  NotificationContent,
  NotificationSettings,
} from '#shared/notification/notification.schema.ts'
import { notifyAll } from './notification.service.ts'
import { queueSavedSearchSms } from './notification-digest.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const contents: NotificationContent[] = [
  {
    kind: 'price-alert',
    seriesId: 's',
    name: 'Wheat',
    market: 'Indore',
    direction: 'above',
    level: 2000,
    modal: 2100,
    arrivalDate: '2026-11-20',
  },
  {
    kind: 'saved-search',
    listing: 'crop',
    listingId: 'l',
    name: 'Mango',
    searchId: 's',
    searchName: 'Mangoes',
  },
  { kind: 'community-answer', questionId: 'q', title: 'Why?', by: '' },
  { kind: 'review', sellerId: 's', stars: 5, by: '', item: 'Tomato' },
  {
    kind: 'order',
    orderId: 'o',
    number: 'KH-1',
    change: 'placed',
    to: 'seller',
    by: 'Asha',
    item: 'Tomato',
    more: 0,
    total: 500,
    delivery: 'delivery',
  },
  {
    kind: 'booking',
    bookingId: 'b',
    number: 'KB-1',
    change: 'requested',
    to: 'owner',
    by: 'Asha',
    item: 'Tractor',
    from: '2026-12-03',
    until: '2026-12-05',
  },
]
const atTheBell = contents.map(({ kind }) => kind).toSorted()
const bySms = ['booking', 'order', 'saved-search']

/** Notifies a person who has changed these settings. @returns the kinds at the bell, and those sent by SMS. */
async function kindsWith(settings: Partial<NotificationSettings>) {
  const { db } = app.services
  const { token } = await app.signUp()
  const { _id: userId } = (await app.call('GET', '/api/user/get-user', { token })).body.data
  const body = { smsSavedSearches: true, ...settings }
  const changed = await app.call('PATCH', '/api/user/notice-settings', { token, body })
  expect(changed.status).toBe(200)
  await db.transaction(async (em) => {
    await notifyAll(
      em,
      contents.map((content) => ({ userId, content })),
    )
    await queueSavedSearchSms(em, [{ userId, count: 1 }])
  })
  const rows = await queryRows<{ kind: string; isSent: boolean }>(
    db,
    sql`select content ->> 'kind' as kind, exists (select from sms_outbox s where s.notice_id = n.id) as "isSent"
      from notices n where user_id = ${userId} order by 1`,
  )
  return {
    bell: rows.map(({ kind }) => kind),
    sms: rows.filter(({ isSent }) => isSent).map(({ kind }) => kind),
  }
}

test('with every switch on, all notifications are at the bell, and three kinds are sent by SMS', async () => {
  expect(await kindsWith({})).toEqual({ bell: atTheBell, sms: bySms })
})

test.each([
  ['priceAlerts', 'price-alert'],
  ['savedSearches', 'saved-search'],
  ['community', 'community-answer'],
  ['reviews', 'review'],
] as const)('%s off leaves out notifications of the kind %s, and no others', async (name, kind) => {
  expect(await kindsWith({ [name]: false })).toEqual({
    bell: atTheBell.filter((each) => each !== kind),
    sms: bySms.filter((each) => each !== kind),
  })
})

test.each([
  ['smsOrders', 'order'],
  ['smsBookings', 'booking'],
  ['smsSavedSearches', 'saved-search'],
] as const)('%s off leaves out the SMS of the kind %s, and nothing else', async (name, kind) => {
  expect(await kindsWith({ [name]: false })).toEqual({
    bell: atTheBell,
    sms: bySms.filter((each) => each !== kind),
  })
})
