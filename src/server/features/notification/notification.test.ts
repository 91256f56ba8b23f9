import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { deleteOldNotifications, tell } from './notification.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function newPerson() {
  const { phone, token } = await app.signUp()
  const [user] = await app.services.db.read<{ id: string }>({
    text: 'select id from users where phone = $1',
    values: [phone],
  })
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

const tellOf = (userId: string, levels: readonly number[]) =>
  app.services.db.transaction(async (em) => {
    for (const level of levels) await tell(em, userId, content(level))
  })

test('the newest 50 notices are shown, and all unread ones counted', async () => {
  const person = await newPerson()
  expect(await person.notices()).toEqual({ notices: [], unread: 0 })
  for (let i = 1; i <= 55; i++) await tellOf(person.id, [i])
  const { notices: notifications, unread } = await person.notices()
  expect(unread).toBe(55)
  expect(
    notifications.map((notification: { content: { level: number } }) => notification.content.level),
  ).toEqual(Array.from({ length: 50 }, (_, i) => 55 - i))
  expect(notifications[0]).toEqual({
    _id: expect.any(String),
    content: content(55),
    createdAt: expect.stringMatching(/Z$/),
    readAt: null,
  })
})

test('some or all of one’s own notices are marked as read, nobody else’s', async () => {
  const person = await newPerson()
  const other = await newPerson()
  await tellOf(person.id, [1, 2, 3])
  await tellOf(other.id, [4])
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

test('what a transaction takes back was never told', async () => {
  const person = await newPerson()
  const failing = app.services.db.transaction(async (em) => {
    await tell(em, person.id, content(1))
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  expect((await person.notices()).unread).toBe(0)
})

test('notices are forgotten 90 days after they were read, unread ones stay', async () => {
  const person = await newPerson()
  await tellOf(person.id, [1])
  await person.read({})
  await tellOf(person.id, [2])
  const { db } = app.services
  await db.read({ text: `update notices set read_at = read_at - interval '91 days'` })
  await deleteOldNotifications(db)
  const { notices: notifications } = await person.notices()
  expect(notifications.map(({ content: { level } }: never) => level)).toEqual([2])
})
