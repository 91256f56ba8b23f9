import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'

let admin: AdminApp
let person: { phone: string; token: string }

beforeAll(async () => {
  admin = await createAdminApp()
})
afterAll(() => admin.app.close())
beforeEach(async () => {
  person = await admin.app.signUp()
})

test('a contact message is handled with a note and can be reopened', async () => {
  const message = { name: 'Asha', email: 'asha@farm.example', subject: 'support' }
  await admin.post('contact/send-message', person.token, {
    ...message,
    message: 'Please help me out',
  })
  const list = async (query: string) => (await admin.get(`desk/contact-messages?${query}`)).messages
  const [matches] = await list('subject=support')
  expect(matches).toMatchObject({ ...message, handledAt: null, handledNote: '' })
  expect(await list('subject=sales')).toEqual([])
  const messageId = matches._id
  expect((await admin.act('handle-contact', { messageId, isHandled: true })).status).toBe(200)
  expect((await admin.act('handle-contact', { messageId, isHandled: true })).status).toBe(409)
  expect(await list('')).toEqual([])
  expect(await list('show=handled')).toMatchObject([{ _id: messageId, handledNote: admin.reason }])
  expect(await admin.newestAct()).toMatchObject({ act: 'handle-contact', about: '' })
  await admin.act('handle-contact', { messageId, isHandled: false })
  expect(await list('')).toMatchObject([{ _id: messageId, handledAt: null, handledNote: '' }])
})

const askExpert = async () => {
  const body = {
    field: 'plant-doctor',
    preferredDay: daysBefore(indiaDay(), -3),
    partOfDay: 'morning',
    language: 'hi',
    question: 'The leaves are yellow',
  }
  return (await admin.post('expert/request-session', person.token, body)).body.data._id as string
}
const sessions = async (show: string) =>
  (await admin.get(`desk/expert-sessions?show=${show}`)).sessions

test('a session is confirmed with a note that its person reads, and can still be declined', async () => {
  const sessionId = await askExpert()
  const requested = (await sessions('requested')).find(
    ({ _id }: { _id: string }) => _id === sessionId,
  )
  expect(requested).toMatchObject({ phone: person.phone, decisions: ['confirm', 'decline'] })
  expect((await admin.act('decide-session', { sessionId, decision: 'confirm' })).status).toBe(200)
  expect((await admin.act('decide-session', { sessionId, decision: 'confirm' })).status).toBe(409)
  expect((await admin.get('expert/my-sessions', person.token)).sessions[0]).toMatchObject({
    status: 'confirmed',
    note: admin.reason,
    decidedAt: expect.stringMatching(/Z$/),
  })
  expect(await admin.newestNotification(person.token)).toMatchObject({
    kind: 'expert-session',
    isConfirmed: true,
    expert: { en: 'Plant doctor' },
    day: daysBefore(indiaDay(), -3),
    reason: admin.reason,
  })
  expect(await admin.newestAct()).toMatchObject({ act: 'confirm-session' })
  expect((await admin.act('decide-session', { sessionId, decision: 'decline' })).status).toBe(200)
  expect((await sessions('declined'))[0]).toMatchObject({ _id: sessionId, decisions: [] })
})

test('a cancelled or past session cannot be confirmed', async () => {
  const taken = await askExpert()
  await admin.post(`expert/cancel-session/${taken}`, person.token, {})
  const recordDecision = (sessionId: string) =>
    admin.act('decide-session', { sessionId, decision: 'confirm' })
  expect((await recordDecision(taken)).body.code).toBe('desk.already_decided')
  const late = await askExpert()
  await execute(
    admin.app.services.db,
    sql`update expert_sessions set preferred_day = '2026-01-01' where id = ${late}`,
  )
  expect((await recordDecision(late)).status).toBe(409)
  expect((await admin.act('decide-session', { sessionId: late, decision: 'decline' })).status).toBe(
    200,
  )
  expect((await recordDecision(randomUUID())).status).toBe(404)
})

test('removed posts are listed with the latest decision first', async () => {
  const { token } = await admin.app.signUp()
  const ids: string[] = []
  for (const title of ['The first to be removed', 'The second to be removed']) {
    const { body } = await admin.post('community/ask-question', token, { title })
    ids.push(body.data._id)
    await admin.act('decide-post', { postId: body.data._id, decision: 'remove' })
  }
  const { posts } = await admin.get('desk/posts?show=removed&limit=50')
  expect(posts.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed())
})

test.each([
  ['all', sql`true`],
  ['verified', sql`verified`],
  ['unverified', sql`not verified`],
])(
  'people who registered at the same moment keep one order across pages (%s)',
  async (show, condition) => {
    for (let i = 0; i < 3; i++) await admin.app.signUp()
    const { db } = admin.app.services
    if (show === 'verified') await execute(db, sql`update users set verified = true`)
    await execute(db, sql`update users set created_at = '2026-11-01T00:00:00Z' where ${condition}`)
    const ids: string[] = []
    for (let page = 1; page <= 3; page++) {
      const { people } = await admin.get(`desk/people?show=${show}&limit=1&page=${page}`)
      ids.push(...people.map(({ _id }: { _id: string }) => _id))
    }
    expect(new Set(ids).size).toBe(3)
    expect(ids).toEqual(ids.toSorted().toReversed())
  },
)
