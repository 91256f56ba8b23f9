import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { runCrowd } from '#server/testing/crowd.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
// Nobody has asked for a code yet, and the limits are the usual ones.
beforeEach(async () => {
  const { services, env } = app
  Object.assign(services, { env })
  for (const table of ['otp_requests', 'otp_codes', 'sessions', 'users']) {
    await execute(services.db, sql`delete from ${sql.raw(table)}`)
  }
})
afterAll(() => app.close())

/** Other limits for the rest of a test; each request reads them. */
const limitTo = (limits: Partial<TestApp['env']>) =>
  Object.assign(app.services, { env: { ...app.env, ...limits } })

const request = (phone: string, purpose = 'login', ip = '203.0.113.7') =>
  app.server.inject({
    method: 'POST',
    url: `/api/auth/${purpose}/request-otp`,
    payload: { phone },
    remoteAddress: ip,
  })
const count = async (table: 'otp_requests' | 'otp_codes' | 'sessions') => {
  const [row] = await queryRows<{ n: number }>(
    app.services.db,
    sql`select count(*)::int as n from ${sql.raw(table)}`,
  )
  return row?.n
}
const age = (by: string) =>
  execute(
    app.services.db,
    sql`update otp_requests set requested_at = requested_at - interval '${sql.raw(by)}'`,
  )
const phone = '9876543210'

test('a phone gets five codes an hour, for login and register together, then 429 with the time to wait', async () => {
  for (const purpose of ['login', 'register', 'login', 'register', 'login']) {
    expect((await request(phone, purpose)).statusCode).toBe(200)
  }
  const refused = await request(phone, 'register')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    success: false,
    message: 'Too many OTP requests. Please try again later.',
    code: 'auth.otp_limit',
  })
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(3590)
  expect(wait).toBeLessThanOrEqual(3600)
  expect((await request('9876543211')).statusCode).toBe(200)
})

test('a rejected request does not count, and the oldest one stops counting after an hour', async () => {
  limitTo({ OTP_REQUESTS_PER_PHONE_PER_HOUR: 2 })
  await request(phone)
  await age('40 minutes')
  await request(phone)
  for (let i = 0; i < 5; i++) {
    const refused = await request(phone)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(19 * 60)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20 * 60)
  }
  expect(await count('otp_requests')).toBe(2)
  await age('21 minutes')
  expect((await request(phone)).statusCode).toBe(200)
  expect((await request(phone)).statusCode).toBe(429)
})

test('a phone gets a limited number of codes a day, however they are distributed', async () => {
  limitTo({ OTP_REQUESTS_PER_PHONE_PER_HOUR: 2, OTP_REQUESTS_PER_PHONE_PER_DAY: 4 })
  for (let i = 0; i < 4; i++) {
    expect((await request(phone)).statusCode).toBe(200)
    await age('2 hours')
  }
  const refused = await request(phone)
  expect(refused.statusCode).toBe(429)
  const hours = Number(refused.headers['retry-after']) / 3600
  expect(hours).toBeGreaterThan(15.9)
  expect(hours).toBeLessThanOrEqual(16)
})

test('an address gets a limited number of codes an hour for all phones, independent of other addresses', async () => {
  limitTo({ OTP_REQUESTS_PER_IP_PER_HOUR: 3 })
  for (let i = 0; i < 3; i++) expect((await request(`987654321${i}`)).statusCode).toBe(200)
  expect((await request('9876543219')).statusCode).toBe(429)
  expect((await request('9876543219', 'login', '203.0.113.8')).statusCode).toBe(200)
})

test('sixty networks of one IPv6 /48 count as one address and get thirty codes', async () => {
  limitTo({ OTP_REQUESTS_PER_IP_PER_HOUR: 30 })
  const answers = await runCrowd(60, (i) =>
    request(String(9_000_000_000 + i), 'login', `2001:db8:1:${i.toString(16)}::1`),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
  expect((await request(phone, 'login', '2001:db8:2:1::1')).statusCode).toBe(200)
})

test('twenty concurrent requests for one phone get five codes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(phone)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
})

test('twenty concurrent requests from one address for many phones are limited', async () => {
  limitTo({ OTP_REQUESTS_PER_IP_PER_HOUR: 7 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => request(String(9_000_000_000 + i))),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7)
})

test('the calls of a tRPC batch are counted one by one, and the answer has the time to wait', async () => {
  limitTo({ OTP_REQUESTS_PER_PHONE_PER_HOUR: 3 })
  const answer = await app.server.inject({
    method: 'POST',
    url: `/trpc/${Array(10).fill('auth.requestLoginOtp').join(',')}?batch=1`,
    payload: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i, { json: { phone } }])),
  })
  const results = answer.json() as { error?: { json: { data: { code: string } } } }[]
  const refused = results.filter(({ error }) => error?.json.data.code === 'auth.otp_limit')
  expect(refused).toHaveLength(7)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3590)
})

test('when the SMS cannot be sent, the code is deleted but the request still counts', async () => {
  const shared = app
  app = await createTestApp({ SMS_FILE: '/dev/null/nowhere' })
  onTestFinished(async () => {
    await app.close()
    app = shared
  })
  for (let i = 0; i < 5; i++) {
    const failed = await request(phone)
    expect(failed.statusCode).toBe(503)
    expect(failed.json()).toEqual({
      success: false,
      message: 'Failed to send OTP',
      code: 'auth.otp_not_sent',
    })
  }
  expect((await request(phone)).statusCode).toBe(429)
  expect([await count('otp_requests'), await count('otp_codes')]).toEqual([5, 0])
})

test('the cleanup deletes only expired codes and requests', async () => {
  const { token } = await app.signUp(phone)
  await request('9876543211')
  await execute(
    app.services.db,
    sql`update otp_requests set requested_at = now() - interval '25 hours' where phone = ${phone}`,
  )
  await applyRetention(app.services.db, ['sessions', 'otp_codes', 'otp_requests', 'phone_networks'])
  expect([await count('otp_requests'), await count('otp_codes'), await count('sessions')]).toEqual([
    1, 1, 1,
  ])
  expect((await app.call('GET', '/api/auth/sessions', { token })).status).toBe(200)
  await execute(app.services.db, sql`update sessions set expires_at = now() - interval '1 s'`)
  await execute(app.services.db, sql`update otp_codes set expires_at = now() - interval '1 s'`)
  await applyRetention(app.services.db, ['sessions', 'otp_codes', 'otp_requests', 'phone_networks'])
  expect([await count('otp_codes'), await count('sessions')]).toEqual([0, 0])
})
