import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createLogger, type Logger } from '#server/platform/observability/logger.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { refusal, startSmtpStandIn } from '#server/testing/stand-ins/smtp-server.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { testSettings } from '#server/testing/test-settings.ts'
import { queueMail } from './mail.service.ts'
import { startMailer } from './mailer.service.ts'

type Row = { recipient: string; tries: number; waits: number }

const silent = createLogger('silent', false)
let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Database
let smtp: Awaited<ReturnType<typeof startSmtpStandIn>>
let logged: { level: string; known: object; message: string }[]
let stops: (() => Promise<void>)[]

const log = new Proxy(silent, {
  get: (target, level: keyof Logger) =>
    level === 'warn' || level === 'error'
      ? (known: object, message: string) => logged.push({ level, known, message })
      : target[level],
})
const envWith = (url?: string) =>
  readEnv({ ...testSettings, MAIL_FROM: 'Haat <news@haat.example>', SMTP_URL: url })
const queue = (to: string, more = {}) =>
  db.transaction(async (em) => {
    queueMail(em, envWith(smtp.url), { to, subject: 'Ripe', text: 'Wheat is ripe.', ...more })
  })
/** Queued mails, and the seconds until each is due. */
const waiting = () =>
  queryRows<Row>(
    db,
    sql`select recipient, tries, extract(epoch from next_try_at - now())::float as waits
      from mails order by recipient`,
  )
const makeDue = () => execute(db, sql`update mails set next_try_at = now()`)
function start(url = smtp.url, through = db) {
  const { close } = startMailer(through, envWith(url), log)
  stops.push(close)
  return close
}
const subjectsTo = (address: string) =>
  smtp.received.filter(({ recipients }) => recipients.includes(address)).length

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  logged = []
  stops = []
  smtp = await startSmtpStandIn()
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await smtp.close()
  await execute(db, sql`delete from mails`)
})

test('a mail is sent after the commit that queued it, and its row is deleted', async () => {
  start()
  await queue('asha@farm.example', {
    subject: 'Ripe\r\nBcc: all@farm.example',
    html: '<p>Wheat is <b>ripe</b>.</p>',
    replyTo: 'help@haat.example',
    headers: { 'List-Id': '<news.haat.example>' },
  })
  await expect.poll(() => smtp.received.length, { interval: 10 }).toBe(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    recipients: ['asha@farm.example'],
    from: { name: 'Haat', address: 'news@haat.example' },
    to: [{ address: 'asha@farm.example' }],
    replyTo: [{ address: 'help@haat.example' }],
    subject: 'Ripe Bcc: all@farm.example',
    text: expect.stringContaining('Wheat is ripe.'),
    html: expect.stringContaining('<b>ripe</b>'),
    headers: expect.arrayContaining([
      expect.objectContaining({ key: 'list-id', value: '<news.haat.example>' }),
    ]),
  })
  expect(mail?.bcc).toBeUndefined()
  await expect.poll(waiting, { interval: 10 }).toEqual([])
})

test('a transaction that rolls back sends nothing, and without SMTP_URL nothing is queued', async () => {
  start()
  const rolledBack = db.transaction(async (em) => {
    queueMail(em, envWith(smtp.url), { to: 'asha@farm.example', subject: 'Ripe', text: 'Ripe.' })
    await em.flush()
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await db.transaction(async (em) => {
    const mail = { to: 'asha@farm.example', subject: 'Ripe', text: 'Ripe.' }
    expect(queueMail(em, envWith(), mail)).toBe(false)
  })
  expect(await waiting()).toEqual([])
  expect(smtp.received).toEqual([])
})

test('a mail that the server refuses for good is given up, one that it refuses for now waits a minute', async () => {
  smtp.onRecipient = async (address) => {
    if (address.startsWith('gone')) throw refusal(550, 'no such mailbox gone@farm.example')
    if (address.startsWith('busy')) throw refusal(451)
  }
  start()
  await Promise.all(['gone', 'busy', 'fine'].map((name) => queue(`${name}@farm.example`)))
  await expect.poll(async () => (await waiting()).length, { interval: 10 }).toBe(1)
  await expect.poll(() => logged.length, { interval: 10 }).toBe(2)
  expect(subjectsTo('fine@farm.example')).toBe(1)
  const [busy] = await waiting()
  expect(busy).toMatchObject({ recipient: 'busy@farm.example', tries: 1 })
  expect(busy?.waits).toBeGreaterThan(50)
  expect(busy?.waits).toBeLessThanOrEqual(60)
  expect(logged.map(({ level }) => level).sort()).toEqual(['error', 'warn'])
  expect(JSON.stringify(logged)).not.toContain('farm.example')
})

test('a mail that could not be sent in three days is given up and logged', async () => {
  smtp.onRecipient = async () => {
    throw refusal(451)
  }
  await queue('busy@farm.example')
  await execute(db, sql`update mails set created_at = now() - interval '73 hours'`)
  start()
  await expect.poll(waiting, { interval: 10 }).toEqual([])
  expect(logged).toEqual([
    expect.objectContaining({ level: 'error', message: 'a mail was given up' }),
  ])
})

test('mails that wait for three days after mail was switched off are deleted', async () => {
  await queue('old@farm.example')
  await execute(db, sql`update mails set created_at = now() - interval '73 hours'`)
  await queue('new@farm.example')
  expect(await applyRetention(db, ['mails'], envWith(smtp.url))).toBe(0)
  expect(await applyRetention(db, ['mails'], envWith())).toBe(1)
  expect((await waiting()).map(({ recipient }) => recipient)).toEqual(['new@farm.example'])
})

test('while the server is down one mail is tried and the others do not count a try', async () => {
  const { url } = smtp
  await smtp.close()
  for (const name of ['a', 'b', 'c', 'd', 'e']) await queue(`${name}@farm.example`)
  start(url)
  await expect.poll(() => logged.length, { interval: 10 }).toBeGreaterThan(0)
  await stops.pop()?.()
  const rows = await waiting()
  expect(rows).toHaveLength(5)
  expect(rows.filter(({ tries }) => tries === 0).length).toBeGreaterThanOrEqual(3)
  smtp = await startSmtpStandIn(Number(new URL(url).port))
  await makeDue()
  start(url)
  await expect.poll(() => smtp.received.length, { interval: 10 }).toBe(5)
})

test('two processes share the mails, and none is sent twice', async () => {
  for (let index = 0; index < 25; index++) await queue(`n${index}@farm.example`)
  start()
  start()
  await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toEqual([])
  expect(new Set(smtp.received.map(({ recipients }) => recipients[0])).size).toBe(25)
  expect(smtp.received).toHaveLength(25)
})

test('a process that dies between sending and deleting leads to a second mail with the same id', async () => {
  const dying: Database = {
    ...db,
    execute: (statement) => {
      if (statement.text.startsWith('delete from mails')) throw new Error('killed')
      return db.execute(statement)
    },
  }
  await queue('asha@farm.example')
  start(smtp.url, dying)
  await expect.poll(() => logged.length, { interval: 10 }).toBe(1)
  const [leased] = await waiting()
  // Until the lease ends, no other process takes the mail.
  expect(leased?.waits).toBeGreaterThan(500)
  await makeDue()
  start()
  await expect.poll(waiting, { interval: 10 }).toEqual([])
  const ids = smtp.received.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('closing waits for a mail that is being sent', async () => {
  let finish: (() => void) | undefined
  smtp.onMail = () =>
    new Promise((done) => {
      finish = done
    })
  const close = start()
  await queue('asha@farm.example')
  await expect.poll(() => finish, { interval: 10 }).toBeDefined()
  const closed = close()
  finish?.()
  await closed
  expect(smtp.received).toHaveLength(1)
  expect(await waiting()).toEqual([])
})
