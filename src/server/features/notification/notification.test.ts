import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { notify } from './notification.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function newPerson() {
  const { phone, token } = await app.signUp()
  const [user] = await queryRows<{ id: string }>(
    app.services.db,
    sql`select id from users where phone = ${phone}`,
  )
  return {
    id: user?.id ?? '',
    notices: async () => (await app.call('GET', '/api/user/notices', { token })).body.data,
    read: (body: object) => app.call('POST', '/api/user/read-notices', { token, body }),
  }
}

const content = (level: number) => ({
  kind: 'price-alert' as const,
  seriesId: 'a series',
  name: 'Wheat (Lokwan)',
  market: 'Indore',
  direction: 'above' as const,
  level,
  modal: level + 1,
  arrivalDate: '2026-11-20',
})

const notifyAbout = (userId: string, levels: readonly number[]) =>
  app.services.db.transaction(async (em) => {
    for (const level of levels) await notify(em, userId, content(level))
  })

test('the newest 50 notifications are listed, and all unread ones are counted', async () => {
  const person = await newPerson()
  expect(await person.notices()).toEqual({ notices: [], unread: 0, nextCursor: null })
  for (let i = 1; i <= 55; i++) await notifyAbout(person.id, [i])
  const { notices: notifications, unread } = await person.notices()
  expect(unread).toBe(55)
  expect(
    notifications.map((notification: { content: { level: number } }) => notification.content.level),
  ).toEqual(Array.from({ length: 50 }, (_, i) => 55 - i))
  expect(notifications[0]).toEqual({
    _id: expect.any(String),
    updatedAt: expect.stringMatching(/Z$/),
    content: content(55),
    createdAt: expect.stringMatching(/Z$/),
    readAt: null,
  })
})

test('more than a thousand unread notifications count as a thousand', async () => {
  const person = await newPerson()
  await execute(
    app.services.db,
    sql`insert into notices (id, user_id, content, created_at, updated_at)
      select gen_random_uuid(), ${person.id}::uuid, ${sql.json(content(1))}, now(), now() from generate_series(1, 1001)`,
  )
  expect((await person.notices()).unread).toBe(1000)
  expect((await person.read({})).body.data.unread).toBe(0)
})

test('some or all of a user’s own notifications are marked as read, nobody else’s', async () => {
  const person = await newPerson()
  const other = await newPerson()
  await notifyAbout(person.id, [1, 2, 3])
  await notifyAbout(other.id, [4])
  const ids = [(await person.notices()).notices[0]._id, (await other.notices()).notices[0]._id]
  const { status, body } = await person.read({ ids })
  expect({ status, data: body.data }).toEqual({ status: 200, data: { unread: 2 } })
  const [first] = (await person.notices()).notices
  expect(first.readAt).toMatch(/Z$/)
  expect((await person.read({})).body.data).toEqual({ unread: 0 })
  expect((await person.notices()).notices[0].readAt).toBe(first.readAt)
  expect((await other.notices()).unread).toBe(1)
})

test.each([[{ ids: 'all' }], [{ ids: ['x'] }], [{ ids: 7 }]])('%j is refused', async (body) => {
  const person = await newPerson()
  const { status, body: answer } = await person.read(body)
  expect(status).toBe(400)
  expect(answer.message).toMatch(/\S/)
})

test('a transaction that rolls back notifies nobody', async () => {
  const person = await newPerson()
  const failing = app.services.db.transaction(async (em) => {
    await notify(em, person.id, content(1))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect((await person.notices()).unread).toBe(0)
})

test('notifications are deleted 90 days after they were read, unread ones stay', async () => {
  const person = await newPerson()
  await notifyAbout(person.id, [1])
  await person.read({})
  await notifyAbout(person.id, [2])
  const { db } = app.services
  await execute(db, sql`update notices set read_at = read_at - interval '91 days'`)
  await applyRetention(db, ['notices'])
  const { notices: notifications } = await person.notices()
  expect(notifications.map(({ content: { level } }: never) => level)).toEqual([2])
})
