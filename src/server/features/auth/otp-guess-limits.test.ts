import { afterEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { runCrowd } from '#server/testing/crowd.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const phone = '9876543210'
const post = (ip: string, path: string, payload: object) =>
  app.server.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress: ip,
  })
const guess = (ip: string, otp = '000000', requestId?: string) =>
  post(ip, 'register/verify-otp', { phone, otp, ...(requestId && { requestId }) })
const request = (ip: string, to = phone) => post(ip, 'register/request-otp', { phone: to })
const codeOf = (to: string) => app.lastSms(to)?.text.match(/\d{6}/)?.[0] ?? ''
const guessLimits = { OTP_WRONG_GUESSES_PER_IP_PER_HOUR: '30' }

test('of sixty wrong guesses from one network, twenty at a time, thirty count, and the rest are told when to retry', async () => {
  app = await createTestApp(guessLimits)
  const answers = await runCrowd(60, (i) =>
    // Two of the 65,536 /64 networks of one IPv6 site.
    guess(`2001:db8:1:${i % 2}::${i.toString(16)}`),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toEqual({
    success: false,
    message: 'Too many wrong OTPs. Please try again later.',
    code: 'auth.otp_guess_limit',
  })
  const wait = Number(refused?.headers['retry-after'])
  expect(wait).toBeGreaterThan(3500)
  expect(wait).toBeLessThanOrEqual(3600)
  // The next /48: db8:0 and db8:1 share their first 47 bits.
  expect((await guess('2001:db8:0::1')).statusCode).toBe(401)
})

test('a tRPC batch has the same limit, and a rejected guess is not compared', async () => {
  app = await createTestApp({ OTP_WRONG_GUESSES_PER_IP_PER_HOUR: '3' })
  const { requestId } = (await request('192.0.2.1')).json().data
  const answer = await app.server.inject({
    method: 'POST',
    url: `/trpc/${Array(10).fill('auth.verifyRegisterOtp').join(',')}?batch=1`,
    payload: Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [i, { json: { phone, otp: '000000' } }]),
    ),
    remoteAddress: '203.0.113.1',
  })
  const results = answer.json() as { error?: { json: { data: { code: string } } } }[]
  expect(
    results.filter(({ error }) => error?.json.data.code === 'auth.otp_guess_limit'),
  ).toHaveLength(7)
  for (let i = 0; i < 5; i++) await guess('203.0.113.1', '000000', requestId)
  expect((await guess('192.0.2.1', codeOf(phone), requestId)).statusCode).toBe(200)
})

test('right codes do not count as wrong guesses', async () => {
  app = await createTestApp({ OTP_WRONG_GUESSES_PER_IP_PER_HOUR: '2' })
  for (let i = 0; i < 4; i++) {
    const to = `912345678${i}`
    await request('203.0.113.1', to)
    const right = { phone: to, otp: codeOf(to) }
    expect((await post('203.0.113.1', 'register/verify-otp', right)).statusCode).toBe(200)
  }
})

test('all unknown networks together get a limited number of codes a day, and known ones their own limit', async () => {
  app = await createTestApp({ OTP_REQUESTS_PER_PHONE_PER_DAY: '2' })
  await app.signUp(phone)
  // Five times the setting makes ten, minus the code of the sign-up; each from another network.
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => request(`203.${i}.113.1`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9)
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000)
  // That limit does not apply on a known network, not even at another address of its provider.
  expect((await request('127.0.0.1')).statusCode).toBe(200)
  const proveAgo = (time: string) =>
    execute(app.services.db, sql`update phone_networks set proven_at = now() - ${time}::interval`)
  await proveAgo('89 days 23 hours')
  expect((await request('127.0.77.1')).statusCode).toBe(200)
  await proveAgo('90 days 1 hour')
  expect((await request('127.0.77.1')).statusCode).toBe(429)
  await applyRetention(app.services.db, ['sessions', 'otp_codes', 'otp_requests', 'phone_networks'])
  expect(await queryRows(app.services.db, sql`select 1 from phone_networks`)).toEqual([])
})
