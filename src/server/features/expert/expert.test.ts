import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { maxSessionRequestsPerDay } from './expert.service.ts'

let app: TestApp
let token: string
let phone: string
beforeAll(async () => {
  app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'desk@example.org' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await execute(app.services.db, sql`delete from mails`)
  await execute(app.services.db, sql`delete from expert_sessions`)
  ;({ token, phone } = await app.signUp())
})

/** The date in India `days` days from today. */
const inDays = (days: number) => daysBefore(indiaDay(), -days)

const query = (changes: object = {}) => ({
  field: 'plant-doctor',
  crop: 'tomato',
  state: 'Bihar',
  preferredDay: inDays(2),
  partOfDay: 'morning',
  language: 'hi',
  question: 'पत्ते पीले हो रहे हैं, <b>क्या करूं</b>?',
  ...changes,
})
const requestSession = (changes: object = {}, by: string | undefined = token, headers = {}) =>
  app.call('POST', '/api/expert/request-session', { token: by, body: query(changes), headers })
const mySessions = async (by = token, language = 'en') =>
  (await app.call('GET', `/api/expert/my-sessions?language=${language}`, { token: by })).body.data
    .sessions
const cancel = (id: string, by = token) =>
  app.call('POST', `/api/expert/cancel-session/${id}`, { token: by, body: {} })
const mails = () =>
  queryRows<{ subject: string; body: string; recipient: string }>(
    app.services.db,
    sql`select subject, body, recipient from mails order by created_at, id`,
  )
/** Moves all sessions the given number of days into the past. */
const moveIntoPast = (days: number) =>
  execute(
    app.services.db,
    sql`update expert_sessions set preferred_day = preferred_day - ${days}::int,
      created_at = created_at - ${days}::int * interval '1 day'`,
  )
const decide = (status: string, note = '') =>
  execute(
    app.services.db,
    sql`update expert_sessions set status = ${status}, note = ${note}, decided_at = now()`,
  )

test('everybody can read the fields of expertise in both languages', async () => {
  const { body } = await app.call('GET', '/api/expert/fields')
  expect(body.data.fields.map(({ title }: { title: string }) => title)).toEqual([
    'Crop agronomist',
    'Plant doctor',
    'Soil and water adviser',
    'Machine mechanic',
    'Market adviser',
  ])
  const hindi = await app.call('GET', '/api/expert/fields?language=hi')
  expect(hindi.body.data.fields[1].title).toBe('पौधों के डॉक्टर')
})

test('a request is stored, shown only to its user, and mailed to the operators', async () => {
  const { status, body } = await requestSession()
  expect(status).toBe(200)
  const expected = {
    _id: body.data._id,
    field: 'plant-doctor',
    fieldTitle: 'Plant doctor',
    crop: { id: 'tomato', name: 'Tomato' },
    state: 'Bihar',
    preferredDay: inDays(2),
    partOfDay: 'morning',
    language: 'hi',
    question: query().question,
    status: 'requested',
    isPast: false,
    note: '',
    decidedAt: null,
  }
  expect(await mySessions()).toMatchObject([expected])
  expect(await mySessions(token, 'hi')).toMatchObject([
    { fieldTitle: 'पौधों के डॉक्टर', crop: { name: 'टमाटर' } },
  ])
  expect(await mySessions((await app.signUp()).token)).toEqual([])
  const [mail] = await mails()
  expect(mail).toMatchObject({
    recipient: 'desk@example.org',
    subject: `Expert session requested: Plant doctor, ${inDays(2)}`,
  })
  expect(mail?.body).toContain(`Call: +91 ${phone} (Hindi)`)
})

test('visitors cannot request a session', async () => {
  expect((await app.call('POST', '/api/expert/request-session', { body: query() })).status).toBe(
    401,
  )
})

test('of four concurrent requests three succeed, and another one does after a cancellation', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map((day) => requestSession({ preferredDay: inDays(day) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'expert.too_many_sessions',
    message: 'You have 3 sessions ahead of you already. Cancel one to ask for another.',
  })
  const [newest] = await mySessions()
  expect((await cancel(newest._id)).status).toBe(200)
  expect((await requestSession({ preferredDay: inDays(9) })).status).toBe(200)
  expect(await mails()).toHaveLength(5)
})

test('an expert can be requested once a day by each user, even concurrently', async () => {
  const answers = await Promise.all([
    requestSession(),
    requestSession({ question: 'Asked a second time' }),
    requestSession(),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'expert.already_requested',
    message: 'You have asked this expert for that day already. Choose another day.',
  })
  expect((await requestSession({ field: 'soil-water' })).status).toBe(200)
  expect((await requestSession({}, (await app.signUp()).token)).status).toBe(200)
})

test('a repeat with the same Idempotency-Key is the same request', async () => {
  const key = { 'idempotency-key': 'one-tap' }
  const first = await requestSession({}, token, key)
  const again = await requestSession({}, token, key)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(await mySessions()).toHaveLength(1)
})

test('a cancelled request stays in the list, is mailed to the operators once, and does not count', async () => {
  const { body } = await requestSession()
  expect((await cancel(body.data._id)).status).toBe(200)
  expect((await cancel(body.data._id)).status).toBe(200)
  expect(await mySessions()).toMatchObject([{ status: 'cancelled' }])
  expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Expert session requested',
    'Expert session cancelled',
  ])
  expect((await requestSession()).status).toBe(200)
})

test('a user cannot cancel another user’s request', async () => {
  const { body } = await requestSession()
  const refused = await cancel(body.data._id, (await app.signUp()).token)
  expect([refused.status, refused.body.code]).toEqual([404, 'expert.unknown_session'])
  expect(await mySessions()).toMatchObject([{ status: 'requested' }])
})

test('a past request is marked as past, cannot be cancelled, and does not count', async () => {
  const { body } = await requestSession()
  await moveIntoPast(3)
  expect(await mySessions()).toMatchObject([{ status: 'requested', isPast: true }])
  expect((await cancel(body.data._id)).body.code).toBe('expert.session_over')
  for (const day of [1, 2, 3]) {
    expect((await requestSession({ preferredDay: inDays(day) })).status).toBe(200)
  }
})

test('a declined request cannot be cancelled, a confirmed one can', async () => {
  const { body } = await requestSession()
  await decide('declined', 'Nobody is free that day.')
  expect((await cancel(body.data._id)).body.code).toBe('expert.session_over')
  expect(await mySessions()).toMatchObject([{ note: 'Nobody is free that day.' }])
  await decide('confirmed')
  expect((await cancel(body.data._id)).status).toBe(200)
})

test('the number of requests a day is limited, cancelled ones included', async () => {
  for (let i = 0; i < maxSessionRequestsPerDay; i++)
    await cancel((await requestSession()).body.data._id)
  const refused = await requestSession()
  expect(refused.status).toBe(429)
  // A day after the first of them.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  await moveIntoPast(1)
  expect((await requestSession()).status).toBe(200)
})

test.each([
  [{ preferredDay: 0 }, 'Choose a day from tomorrow to 30 days from now.'],
  [{ preferredDay: 31 }, 'Choose a day from tomorrow to 30 days from now.'],
  [{ preferredDay: '2026-02-30' }, 'Preferred day must be a date (YYYY-MM-DD)'],
  [{ preferredDay: '' }, 'Preferred day is required'],
  [
    { field: 'astrologer' },
    'Expert must be one of: crop-agronomist, plant-doctor, soil-water, machine-mechanic, market-adviser',
  ],
  [{ field: undefined }, 'Please choose an expert'],
  [{ partOfDay: 'midnight' }, 'Time of day must be one of: morning, afternoon, evening'],
  [{ partOfDay: '' }, 'Please choose a time of day'],
  [{ language: 'ta' }, 'Language must be one of: en, hi'],
  [{ question: '  too   ' }, 'Please tell a little more, in at least 10 characters'],
  [{ state: 'Bavaria' }, 'State must be one of the 36 states and union territories'],
])('a request with %j is refused with a readable message', async (changes, message) => {
  const { preferredDay } = changes as { preferredDay?: unknown }
  const days = typeof preferredDay === 'number' ? { preferredDay: inDays(preferredDay) } : {}
  const { status, body } = await requestSession({ ...changes, ...days })
  expect([status, body.message]).toEqual([400, message])
})

test('an overlong question is refused', async () => {
  const { body } = await requestSession({ question: 'x'.repeat(2001) })
  expect(body.message).toBe('Question cannot exceed 2000 characters')
})

test('an unknown crop is refused, and no crop and the last possible day are accepted', async () => {
  expect((await requestSession({ crop: 'mandrake' })).body.code).toBe('calendar.unknown_crop')
  expect((await requestSession({ crop: '', preferredDay: inDays(30) })).status).toBe(200)
  expect(await mySessions()).toMatchObject([{ crop: null }])
})

test('sessions are deleted a year after their day', async () => {
  await requestSession()
  await moveIntoPast(2 + 365)
  await applyRetention(app.services.db, ['expert_sessions'])
  expect(await mySessions()).toHaveLength(1)
  await moveIntoPast(1)
  await applyRetention(app.services.db, ['expert_sessions'])
  expect(await mySessions()).toEqual([])
})
