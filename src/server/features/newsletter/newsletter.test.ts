import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blogArticles } from '#server/features/blog/blog.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { applyRetention } from '#server/testing/retention.ts'
import {
  type ReceivedMail,
  refusal,
  startSmtpStandIn,
} from '#server/testing/stand-ins/smtp-server.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { newsletterJobs, sendWaitingConfirmations } from './newsletter-jobs.service.ts'
import { countRecipients, sendArticle } from './newsletter-send.service.ts'
import { confirmToken, readConfirmToken, unsubscribeToken } from './newsletter-token.policy.ts'

let app: TestApp
let appWithoutMail: TestApp
let smtp: Awaited<ReturnType<typeof startSmtpStandIn>>

beforeAll(async () => {
  smtp = await startSmtpStandIn()
  app = await createTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://haat.example' })
  appWithoutMail = await createTestApp()
})
afterAll(async () => {
  await app.close()
  await appWithoutMail.close()
  await smtp.close()
})
beforeEach(async () => {
  const tables = ['counted_uses', 'newsletter_subscribers', 'mails'].map(sql.raw)
  for (const table of tables) await execute(app.services.db, sql`delete from ${table}`)
  smtp.received.length = 0
  smtp.onRecipient = async () => {}
})

const post = (action: string, body: object, on = app) =>
  on.call('POST', `/api/newsletter/${action}`, { body })
const subscribers = (on = app) =>
  queryRows<{ id: string; email: string; language: string; status: string }>(
    on.services.db,
    sql`select id, email, language, status from newsletter_subscribers order by email`,
  )
const waitingMails = () => queryRows(app.services.db, sql`select id from mails`)
const mailsTo = (email: string) =>
  smtp.received.filter(({ recipients }) => recipients.includes(email))
async function mailTo(email: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(() => mailsTo(email).length, { interval: 10, timeout: 10_000 }).toBe(count)
  return mailsTo(email).at(-1) as ReceivedMail
}
const tokenIn = (text: string | undefined, page: string) =>
  decodeURIComponent(
    text?.match(
      new RegExp(`https://haat\\.example/newsletter/${page}\\?token=([^\\s"&<]+)`),
    )?.[1] ?? '',
  )
/** Subscribes and confirms by the link in the mail. */
async function subscribeAndConfirm(email: string, language = 'en') {
  await post('subscribe', { email, language })
  const { text } = await mailTo(email)
  return post('confirm', { token: tokenIn(text, 'confirm') })
}

test('the owner of an address confirms it by the mail in their language', async () => {
  const { status, body } = await post('subscribe', { email: 'Asha@Farm.example', language: 'hi' })
  expect(status).toBe(200)
  expect(body.message).toContain('we have sent you a mail')
  const mail = await mailTo('asha@farm.example')
  expect(mail.subject).toContain('कृषि हाट')
  expect(mail.html).toContain('lang="hi"')
  const token = tokenIn(mail.text, 'confirm')
  expect(tokenIn(mail.html, 'confirm')).toBe(token)
  expect(await subscribers()).toMatchObject([{ email: 'asha@farm.example', status: 'waiting' }])
  // A scanner that follows the link opens a page but does not confirm.
  const page = await app.server.inject({ url: `/newsletter/confirm?token=${token}` })
  expect(page.statusCode).toBeLessThan(500)
  expect(await subscribers()).toMatchObject([{ status: 'waiting' }])
  expect((await post('confirm', { token })).body.message).toBe('You will get the newsletter.')
  expect((await post('confirm', { token })).status).toBe(200)
  expect(await subscribers()).toMatchObject([{ status: 'confirmed', language: 'hi' }])
})

test('the answer is the same for a known and an unknown address', async () => {
  await subscribeAndConfirm('known@farm.example')
  const known = await post('subscribe', { email: 'known@farm.example', language: 'hi' })
  const unknown = await post('subscribe', { email: 'unknown@farm.example', language: 'hi' })
  expect(known.body).toEqual(unknown.body)
  // The confirmed subscription is unchanged.
  expect(await subscribers()).toMatchObject([
    { email: 'known@farm.example', status: 'confirmed', language: 'en' },
    { email: 'unknown@farm.example', status: 'waiting' },
  ])
})

test('a mailbox gets at most three confirmation mails a day', async () => {
  for (let index = 0; index < 5; index++) {
    expect((await post('subscribe', { email: 'asha@farm.example' })).status).toBe(200)
  }
  await sendWaitingConfirmations(app.services, new AbortController().signal)
  await mailTo('asha@farm.example', 3)
  await expect.poll(waitingMails, { interval: 10, timeout: 10_000 }).toEqual([])
  expect(mailsTo('asha@farm.example')).toHaveLength(3)
})

test('one IP address can subscribe twenty mailboxes an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, n) => post('subscribe', { email: `n${n}@farm.example` })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('without a mail server the confirmation mail is sent once there is one', async () => {
  const { body } = await post('subscribe', { email: 'asha@farm.example' }, appWithoutMail)
  expect(body.message).toContain('as soon as mail is set up')
  expect(await subscribers(appWithoutMail)).toMatchObject([{ status: 'waiting' }])
  const { db } = appWithoutMail.services
  const jobs = [appWithoutMail, app].map(({ env }) => newsletterJobs({ db, env }).length)
  expect(jobs).toEqual([0, 1])
  await sendWaitingConfirmations({ db, env: app.env }, new AbortController().signal)
  await sendWaitingConfirmations({ db, env: app.env }, new AbortController().signal)
  expect(await queryRows(db, sql`select recipient from mails`)).toEqual([
    { recipient: 'asha@farm.example' },
  ])
})

test('a link that is truncated, changed, expired or for another purpose is refused', async () => {
  // A separate address, because its mail may arrive during the next test.
  await post('subscribe', { email: 'cut@farm.example' })
  const [{ id } = { id: '' }] = await subscribers()
  const key = app.env.SECRET_KEY
  const good = confirmToken(key, id, 'en', Date.now())
  const bad = [
    '',
    'x',
    good.slice(0, -1),
    good.replace('.en.', '.hi.'),
    unsubscribeToken(key, id),
    confirmToken('another key', id, 'en', Date.now()),
    confirmToken(key, id, 'en', Date.now() - 8 * 24 * 3600 * 1000),
    confirmToken(key, '00000000-0000-7000-8000-000000000000', 'en', Date.now()),
  ]
  for (const token of bad) {
    expect((await post('confirm', { token })).body.code, token).toBe('newsletter.link_not_valid')
  }
  expect((await post('unsubscribe', { token: good })).body.code).toBe('newsletter.link_not_valid')
  expect(await subscribers()).toMatchObject([{ status: 'waiting' }])
  expect(readConfirmToken(key, good, Date.now())).toEqual({ id, language: 'en' })
})

const [{ slug } = { slug: '' }] = blogArticles()

test('every confirmed subscriber gets an article once, in their language, with an unsubscribe link', async () => {
  await subscribeAndConfirm('asha@farm.example')
  await subscribeAndConfirm('ravi@farm.example', 'hi')
  await post('subscribe', { email: 'waiting@farm.example' })
  const recipients = { english: 1, hindi: 1, already: 0 }
  expect(await countRecipients(app.services.db, slug)).toMatchObject(recipients)
  const twice = await Promise.all([
    sendArticle(app.services, slug),
    sendArticle(app.services, slug),
  ])
  expect(twice[0] + twice[1]).toBe(2)
  expect(await sendArticle(app.services, slug)).toBe(0)
  const english = await mailTo('asha@farm.example', 2)
  const hindi = await mailTo('ravi@farm.example', 2)
  expect(english.text).toContain(`https://haat.example/blog/${slug}`)
  expect(hindi.subject).toMatch(/[\u0900-\u097f]/)
  await mailTo('waiting@farm.example', 1)
  const header = (name: string) => english.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '')
  const followed = await app.server.inject({ url: url.pathname + url.search })
  expect(followed.statusCode).toBe(303)
  const asha = async () => (await subscribers()).find(({ email }) => email === 'asha@farm.example')
  expect(await asha()).toMatchObject({ status: 'confirmed' })
  expect(await click(url, oneClickForms.urlencoded)).toBe(200)
  expect(await asha()).toMatchObject({ status: 'unsubscribed' })
})

/** The two forms that mail programs send for their unsubscribe button, from RFC 8058. */
const oneClickForms = {
  urlencoded: { type: 'application/x-www-form-urlencoded', payload: 'List-Unsubscribe=One-Click' },
  multipart: {
    type: 'multipart/form-data; boundary=b',
    payload:
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  },
}
type Form = (typeof oneClickForms)['multipart']
async function click({ pathname, search }: URL, { type, payload }: Form) {
  const headers = { 'content-type': type }
  const request = { method: 'POST', url: pathname + search, headers, payload } as const
  return (await app.server.inject(request)).statusCode
}

test('the unsubscribe button works with a multipart form, and not with a malformed one', async () => {
  await subscribeAndConfirm('asha@farm.example')
  const [{ id } = { id: '' }] = await subscribers()
  const token = unsubscribeToken(app.env.SECRET_KEY, id)
  const url = new URL(`https://haat.example/api/newsletter/unsubscribe?token=${token}`)
  expect(await click(url, { ...oneClickForms.multipart, payload: '--b\r\nContent-' })).toBe(400)
  expect(await click(url, { ...oneClickForms.multipart, type: 'multipart/form-data' })).toBe(400)
  expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
  expect(await click(url, oneClickForms.multipart)).toBe(200)
  expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
})

test('unsubscribing deletes queued mails, and the address can subscribe again', async () => {
  await subscribeAndConfirm('asha@farm.example')
  smtp.onRecipient = async () => {
    throw refusal(451)
  }
  await sendArticle(app.services, slug)
  const [{ id } = { id: '' }] = await subscribers()
  const token = unsubscribeToken(app.env.SECRET_KEY, id)
  expect((await post('unsubscribe', { token })).status).toBe(200)
  expect((await post('unsubscribe', { token })).status).toBe(200)
  await expect.poll(waitingMails, { interval: 10, timeout: 10_000 }).toEqual([])
  smtp.onRecipient = async () => {}
  await post('subscribe', { email: 'asha@farm.example' })
  expect(await subscribers()).toMatchObject([{ status: 'waiting' }])
})

test('unconfirmed and ended subscriptions are deleted after their time', async () => {
  const ages = [
    ['confirmed', 400, 400],
    ['waiting', 31, 31],
    ['waiting', 29, 29],
    ['waiting', 181, null],
    ['waiting', 100, null],
    ['unsubscribed', 31, 31],
    ['unsubscribed', 29, 29],
  ] as const
  const daysAgo = (days: number | null) => sql`now() - ${days}::int * interval '1 day'`
  const rows = ages.map(([status, requested, queued], index) => {
    const email = `${index}-${status}@farm.example`
    return sql`(gen_random_uuid(), ${email}, 'en', ${status}, ${daysAgo(requested)}, ${daysAgo(queued)},
      ${daysAgo(requested)}, now(), now())`
  })
  await execute(
    app.services.db,
    sql`insert into newsletter_subscribers (id, email, language, status, asked_at, confirm_queued_at,
      unsubscribed_at, created_at, updated_at) values ${sql.join(rows)}`,
  )
  await applyRetention(app.services.db, ['newsletter_subscribers'])
  const stored = (await subscribers()).map(({ email }) => email.split('@')[0])
  expect(stored).toEqual(['0-confirmed', '2-waiting', '4-waiting', '6-unsubscribed'])
})
