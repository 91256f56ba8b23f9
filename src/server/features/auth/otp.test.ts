import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let lastPhone = 9_100_000_000
const newPhone = () => String(++lastPhone)
const requestOtp = (phone: string) =>
  app.call('POST', '/api/auth/register/request-otp', { body: { phone } })
const verifyOtp = (purpose: 'login' | 'register', phone: string, otp: string) =>
  app.call('POST', `/api/auth/${purpose}/verify-otp`, { body: { phone, otp } })
const codeOf = (phone: string) => app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code can be used only once', async () => {
  const phone = newPhone()
  await requestOtp(phone)
  const code = codeOf(phone)
  expect((await verifyOtp('register', phone, code)).status).toBe(200)
  expect(await verifyOtp('register', phone, code)).toMatchObject({
    status: 401,
    body: { code: 'auth.otp_invalid' },
  })
})

test('of ten concurrent uses of a right code one succeeds', async () => {
  const phone = newPhone()
  await requestOtp(phone)
  const code = codeOf(phone)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => verifyOtp('register', phone, code)),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(9).fill(401)])
})

test('a code is valid only for its phone and purpose', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  await requestOtp(phone)
  await requestOtp(other)
  const code = codeOf(phone)
  if (code !== codeOf(other)) {
    expect((await verifyOtp('register', other, code)).status).toBe(401)
  }
  expect((await verifyOtp('login', phone, code)).status).toBe(401)
  expect((await verifyOtp('register', phone, code)).status).toBe(200)
})

test('a new code replaces the old one', async () => {
  const phone = newPhone()
  await requestOtp(phone)
  const old = codeOf(phone)
  await requestOtp(phone)
  const fresh = codeOf(phone)
  if (old !== fresh) expect((await verifyOtp('register', phone, old)).status).toBe(401)
  expect((await verifyOtp('register', phone, fresh)).status).toBe(200)
})

test('a code is valid for 120 seconds', async () => {
  const phone = newPhone()
  await requestOtp(phone)
  const [row] = await queryRows<{ seconds: number }>(
    app.services.db,
    sql`select extract(epoch from expires_at - now()) as seconds from otp_codes where phone = ${phone}`,
  )
  expect(row?.seconds).toBeGreaterThan(110)
  expect(row?.seconds).toBeLessThanOrEqual(120)
  await execute(
    app.services.db,
    sql`update otp_codes set expires_at = now() - interval '1 millisecond' where phone = ${phone}`,
  )
  expect(await verifyOtp('register', phone, codeOf(phone))).toMatchObject({
    status: 401,
    body: { message: 'Invalid OTP', code: 'auth.otp_invalid' },
  })
})

test('the fifth wrong try invalidates a code', async () => {
  const [patient, careless] = [newPhone(), newPhone()]
  for (const [phone, wrongTries, expected] of [
    [patient, 4, 200],
    [careless, 5, 401],
  ] as const) {
    await requestOtp(phone)
    const code = codeOf(phone)
    for (let i = 0; i < wrongTries; i++) {
      expect((await verifyOtp('register', phone, otherThan(code))).status).toBe(401)
    }
    expect((await verifyOtp('register', phone, code)).status).toBe(expected)
  }
})

test('of forty concurrent guesses in batches of ten only five are compared', async () => {
  const phone = newPhone()
  await requestOtp(phone)
  const code = codeOf(phone)
  const guesses = Array.from({ length: 40 }, (_, i) => (i === 39 ? code : otherThan(code)))
  const sendBatch = (otps: string[]) =>
    app.server.inject({
      method: 'POST',
      url: `/trpc/${otps.map(() => 'auth.verifyRegisterOtp').join(',')}?batch=1`,
      payload: Object.fromEntries(otps.map((otp, i) => [i, { json: { phone, otp } }])),
    })
  const answers = await Promise.all(
    [0, 10, 20, 30].map((start) => sendBatch(guesses.slice(start, start + 10))),
  )
  // The calls of a batch fail or succeed individually, so each response has ten results.
  expect(answers.flatMap((answer) => answer.json())).toHaveLength(40)
  const [row] = await queryRows<{ wrong_tries: number }>(
    app.services.db,
    sql`select wrong_tries from otp_codes where phone = ${phone}`,
  )
  expect(row).toEqual({ wrong_tries: 5 })
  expect((await verifyOtp('register', phone, code)).status).toBe(401)
})

test.each(['phone_networks', 'sessions'])(
  'a right code whose login failed on our side, writing %s, is right once more',
  async (table) => {
    const { phone } = await app.signUp(newPhone())
    const { db } = app.services
    await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
    const code = codeOf(phone)
    await execute(
      db,
      sql.raw(`create function fail_login() returns trigger language plpgsql as
        'begin raise exception using errcode = ''lock_not_available''; end'`),
    )
    await execute(
      db,
      sql.raw(`create trigger fail_login before insert on ${table} execute function fail_login()`),
    )
    const failed = await verifyOtp('login', phone, code)
    await execute(db, sql.raw('drop function fail_login cascade'))
    expect([failed.status, failed.body.code]).toEqual([503, 'service.unavailable'])
    const again = await verifyOtp('login', phone, code)
    expect([again.status, again.body.token]).toEqual([200, expect.any(String)])
    expect((await verifyOtp('login', phone, code)).status).toBe(401)
  },
)
