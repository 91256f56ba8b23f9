import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { startSmtpStandIn } from '#server/testing/stand-ins/smtp-server.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const message = {
  name: 'Asha Devi',
  email: 'asha@farm.example',
  subject: 'support',
  message: 'My wheat listing has no picture.',
}
let app: TestApp
let smtp: Awaited<ReturnType<typeof startSmtpStandIn>>

beforeAll(async () => {
  smtp = await startSmtpStandIn()
  app = await createTestApp({
    SMTP_URL: smtp.url,
    MAIL_TO: 'help@haat.example',
    TRUST_PROXY: 'true',
  })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})
beforeEach(async () => {
  await execute(app.services.db, sql`delete from counted_uses`)
  await execute(app.services.db, sql`delete from contact_messages`)
  smtp.received.length = 0
})

const send = (body: object, options: { token?: string; ip?: string } = {}) =>
  app.call('POST', '/api/contact/send-message', {
    body,
    token: options.token,
    headers: { 'x-forwarded-for': options.ip ?? '203.0.113.7' },
  })
const storedMessages = () =>
  queryRows<{ name: string; email: string; message: string; user_id: string | null }>(
    app.services.db,
    sql`select name, email, subject, message, language, user_id from contact_messages`,
  )

test('a message is stored and mailed, and a reply to the mail reaches its sender', async () => {
  const { status, body } = await send({
    ...message,
    name: 'Asha\r\nBcc: all@farm.example',
    language: 'hi',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, message: 'Message sent. Thank you!' })
  expect(await storedMessages()).toEqual([
    { ...message, name: 'Asha Bcc: all@farm.example', language: 'hi', user_id: null },
  ])
  await expect.poll(() => smtp.received.length, { interval: 10 }).toBe(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    recipients: ['help@haat.example'],
    subject: '[KrishiHaat] Support: Asha Bcc: all@farm.example',
    replyTo: [{ address: 'asha@farm.example' }],
    text: expect.stringContaining('My wheat listing has no picture.'),
  })
  expect(mail?.raw).not.toMatch(/^bcc:/im)
})

test('missing and invalid fields are refused with their messages', async () => {
  const sentences = async (body: object) => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    return answer.body.issues.map((issue: { message: string }) => issue.message)
  }
  expect(await sentences({})).toEqual([
    'Name is required',
    'Email is required',
    'Please select a subject',
    'Message is required',
  ])
  expect(
    await sentences({ name: ' ', email: 'asha@', subject: 'complaint', message: ' too few ' }),
  ).toEqual([
    'Name is required',
    'Invalid email address',
    'Please select a subject',
    'Please provide a more detailed message',
  ])
  expect(await sentences({ ...message, name: 'x'.repeat(101), message: 'x'.repeat(5001) })).toEqual(
    ['Name cannot exceed 100 characters', 'Message cannot exceed 5000 characters'],
  )
  expect(await storedMessages()).toEqual([])
})

test('a bot that fills the hidden field gets the usual answer, and nothing is stored', async () => {
  const { status, body } = await send({
    ...message,
    newsletter: true,
    homepage: 'http://spam.example',
  })
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: 'Message sent. Thank you!',
  })
  expect(await storedMessages()).toEqual([])
})

test('a double click stores one message', async () => {
  const answers = await Promise.all([send(message), send(message), send(message)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await storedMessages()).toHaveLength(1)
})

test('an address can send ten messages an hour, even concurrently', async () => {
  const many = Array.from({ length: 13 }, (_, index) =>
    send({ ...message, email: `n${index}@farm.example` }),
  )
  const answers = await Promise.all(many)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3500)
  expect(refused[0]?.body).toMatchObject({ code: 'contact.limit' })
  expect((await send(message, { ip: '203.0.113.8' })).status).toBe(200)
  expect(await storedMessages()).toHaveLength(11)
})

test('a logged-in sender is stored, and can send five messages an hour from any address', async () => {
  const { token } = await app.signUp()
  const write = (index: number) =>
    send({ ...message, email: `n${index}@farm.example` }, { token, ip: `198.51.100.${index}` })
  const statuses = []
  for (let index = 0; index < 6; index++) statuses.push((await write(index)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const owners = new Set((await storedMessages()).map(({ user_id }) => user_id))
  expect([...owners]).toEqual([expect.any(String)])
})

test('a message is deleted after two years', async () => {
  await send(message)
  await send({ ...message, email: 'old@farm.example' })
  await execute(
    app.services.db,
    sql`update contact_messages set created_at = now() - interval '731 days' where email like 'old%'`,
  )
  await applyRetention(app.services.db, ['contact_messages'])
  expect(await storedMessages()).toEqual([expect.objectContaining({ email: message.email })])
})
