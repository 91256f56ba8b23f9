import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let lastPhone = 9_100_000_000
const newPhone = () => String(++lastPhone)
const requestOtp = (purpose: 'login' | 'register', phone: string) =>
  app.call('POST', `/api/auth/${purpose}/request-otp`, { body: { phone } })
const verifyOtp = (purpose: 'login' | 'register', phone: string, otp: string) =>
  app.call('POST', `/api/auth/${purpose}/verify-otp`, { body: { phone, otp } })
const codeOf = (phone: string) => app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

test('a new person signs up by a code sent to their phone, and is logged in', async () => {
  const phone = newPhone()
  const requested = await requestOtp('register', phone)
  expect(requested).toMatchObject({
    status: 200,
    body: { success: true, message: 'OTP sent successfully', data: { expiresIn: 120 } },
  })
  expect(app.lastSms(phone)).toMatchObject({ to: `+91${phone}` })

  const verified = await verifyOtp('register', phone, codeOf(phone))
  expect(verified.status).toBe(200)
  expect(verified.body).toMatchObject({
    success: true,
    message: 'Signed up successfully',
    data: { kind: 'farmer' },
  })
  expect(verified.body.token).toMatch(/^[\w-]{43}$/)
  const sessions = await app.call('GET', '/api/auth/sessions', { token: verified.body.token })
  expect(sessions.body.data.sessions).toMatchObject([{ isCurrent: true }])
})

test('a person with an account logs in, and registering again logs them in too', async () => {
  const { phone, token } = await app.signUp(newPhone())
  await requestOtp('login', phone)
  const login = await verifyOtp('login', phone, codeOf(phone))
  expect(login.body).toMatchObject({ success: true, message: 'Logged in successfully' })
  await requestOtp('register', phone)
  const again = await verifyOtp('register', phone, codeOf(phone))
  expect(again.body).toMatchObject({ success: true, message: 'Logged in successfully' })
  expect(new Set([token, login.body.token, again.body.token]).size).toBe(3)
})

test('asking for a code answers the same whether or not the number has an account', async () => {
  const { phone } = await app.signUp(newPhone())
  const known = await requestOtp('login', phone)
  const unknown = await requestOtp('login', newPhone())
  expect(unknown.status).toBe(known.status)
  expect(unknown.body).toEqual(known.body)
})

test('only a right code tells that a number has no account', async () => {
  const phone = newPhone()
  await requestOtp('login', phone)
  const code = codeOf(phone)
  expect(await verifyOtp('login', phone, otherThan(code))).toMatchObject({
    status: 401,
    body: { success: false, message: 'Invalid OTP', code: 'auth.otp_invalid' },
  })
  expect(await verifyOtp('login', phone, code)).toMatchObject({
    status: 404,
    body: {
      success: false,
      message: 'No account found for this number. Please sign up.',
      code: 'auth.no_account',
    },
  })
})

test('a code is used once: the second use is refused', async () => {
  const phone = newPhone()
  await requestOtp('register', phone)
  const code = codeOf(phone)
  expect((await verifyOtp('register', phone, code)).status).toBe(200)
  expect(await verifyOtp('register', phone, code)).toMatchObject({
    status: 401,
    body: { code: 'auth.otp_invalid' },
  })
})

test('of ten uses of a right code at once, one succeeds', async () => {
  const phone = newPhone()
  await requestOtp('register', phone)
  const code = codeOf(phone)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => verifyOtp('register', phone, code)),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(9).fill(401)])
})

test('a code is good for its own phone and purpose only', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  await requestOtp('register', phone)
  await requestOtp('register', other)
  const code = codeOf(phone)
  if (code !== codeOf(other)) {
    expect((await verifyOtp('register', other, code)).status).toBe(401)
  }
  expect((await verifyOtp('login', phone, code)).status).toBe(401)
  expect((await verifyOtp('register', phone, code)).status).toBe(200)
})

test('a new code replaces the old one', async () => {
  const phone = newPhone()
  await requestOtp('register', phone)
  const old = codeOf(phone)
  await requestOtp('register', phone)
  const fresh = codeOf(phone)
  if (old !== fresh) expect((await verifyOtp('register', phone, old)).status).toBe(401)
  expect((await verifyOtp('register', phone, fresh)).status).toBe(200)
})

test('a code is good for 120 seconds', async () => {
  const phone = newPhone()
  await requestOtp('register', phone)
  const [row] = await app.services.db.read<{ seconds: number }>({
    text: 'select extract(epoch from expires_at - now()) as seconds from otp_codes where phone = $1',
    values: [phone],
  })
  expect(row?.seconds).toBeGreaterThan(110)
  expect(row?.seconds).toBeLessThanOrEqual(120)
  await app.services.db.read({
    text: "update otp_codes set expires_at = now() - interval '1 millisecond' where phone = $1",
    values: [phone],
  })
  expect(await verifyOtp('register', phone, codeOf(phone))).toMatchObject({
    status: 401,
    body: { message: 'Invalid OTP', code: 'auth.otp_invalid' },
  })
})

test('four wrong tries leave a code good; the fifth burns it', async () => {
  const [patient, careless] = [newPhone(), newPhone()]
  for (const [phone, wrongTries, expected] of [
    [patient, 4, 200],
    [careless, 5, 401],
  ] as const) {
    await requestOtp('register', phone)
    const code = codeOf(phone)
    for (let i = 0; i < wrongTries; i++) {
      expect((await verifyOtp('register', phone, otherThan(code))).status).toBe(401)
    }
    expect((await verifyOtp('register', phone, code)).status).toBe(expected)
  }
})

test('forty guesses at once, in batches of ten, are five tries and no more', async () => {
  const phone = newPhone()
  await requestOtp('register', phone)
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
  // A batch fails or succeeds call by call, so each carries ten results.
  expect(answers.flatMap((answer) => answer.json())).toHaveLength(40)
  const [row] = await app.services.db.read<{ wrong_tries: number }>({
    text: 'select wrong_tries from otp_codes where phone = $1',
    values: [phone],
  })
  expect(row).toEqual({ wrong_tries: 5 })
  expect((await verifyOtp('register', phone, code)).status).toBe(401)
})

test.each([
  [{}, 'Phone number is required'],
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '987654321' }, 'Phone number must be at least 10 digits'],
  [{ phone: '98765432101' }, 'Phone number must be at most 10 digits'],
  [{ phone: '+919876543210' }, 'Phone number must be at most 10 digits'],
  [{ phone: '98765 4321' }, 'Phone number must have digits only'],
  [{ phone: '९८७६५४३२१०' }, 'Phone number must have digits only'],
  [{ phone: '987654321\0' }, 'Phone number must have digits only'],
])('a wrong phone is refused with its sentence: %j', async (body, message) => {
  expect(await app.call('POST', '/api/auth/login/request-otp', { body })).toMatchObject({
    status: 400,
    body: { success: false, message, code: 'input.invalid', issues: [{ path: 'phone', message }] },
  })
})

test.each([
  [undefined, 'OTP is required'],
  ['', 'OTP is required'],
  ['12345', 'OTP must be at least 6 digits'],
  ['1234567', 'OTP must be at most 6 digits'],
  ['12345a', 'OTP must have digits only'],
])('a wrong code is refused with its sentence: %j', async (otp, message) => {
  const body = { phone: newPhone(), otp }
  expect(await app.call('POST', '/api/auth/login/verify-otp', { body })).toMatchObject({
    status: 400,
    body: { message, issues: [{ path: 'otp', message }] },
  })
})
