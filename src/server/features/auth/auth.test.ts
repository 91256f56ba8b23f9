import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

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

test('a new user signs up with a code sent to their phone and is logged in', async () => {
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
  const { token, data } = verified.body
  const sessions = await app.call('GET', '/api/auth/sessions', { token })
  expect(sessions.body.data.sessions).toMatchObject([{ isCurrent: true }])
  const account = await app.call('GET', '/api/user/get-user', { token })
  expect(account.body.data._id).toBe(data.userId)
})

test('a user with an account logs in, and registering again logs them in, too', async () => {
  const { phone, token } = await app.signUp(newPhone())
  await requestOtp('login', phone)
  const login = await verifyOtp('login', phone, codeOf(phone))
  expect(login.body).toMatchObject({ success: true, message: 'Logged in successfully' })
  await requestOtp('register', phone)
  const again = await verifyOtp('register', phone, codeOf(phone))
  expect(again.body).toMatchObject({ success: true, message: 'Logged in successfully' })
  expect(new Set([token, login.body.token, again.body.token]).size).toBe(3)
})

test.each(['login', 'register'] as const)(
  'the code for %s comes in the language of the page: the cookie’s, else the one that the browser prefers',
  async (purpose) => {
    const textFor = async (headers: Record<string, string>) => {
      const phone = newPhone()
      const url = `/api/auth/${purpose}/request-otp`
      await app.call('POST', url, { body: { phone }, headers })
      return app.lastSms(phone)?.text
    }
    const hindi = /^\d{6} आपका कृषि हाट OTP है। 2 मिनट चलेगा। किसी को न बताएँ।$/
    const english = /^\d{6} is your KrishiHaat OTP\./
    expect(await textFor({ cookie: 'language=hi' })).toMatch(hindi)
    expect(await textFor({ 'accept-language': 'hi-IN,en;q=0.8' })).toMatch(hindi)
    expect(await textFor({ cookie: 'language=en', 'accept-language': 'hi-IN' })).toMatch(english)
    expect(await textFor({})).toMatch(english)
  },
)

test('requesting a code has the same answer whether or not the number has an account', async () => {
  const { phone } = await app.signUp(newPhone())
  const known = await requestOtp('login', phone)
  const unknown = await requestOtp('login', newPhone())
  expect(unknown.status).toBe(known.status)
  const { requestId, ...data } = known.body.data
  expect(unknown.body.data.requestId).toMatch(/^[\w-]{43}$/)
  expect(unknown.body.data.requestId).not.toBe(requestId)
  expect(unknown.body).toEqual({
    ...known.body,
    data: { ...data, requestId: expect.stringMatching(/^[\w-]{43}$/) },
  })
})

test('only a right code reveals that a number has no account', async () => {
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

test.each([
  [{}, 'Phone number is required'],
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '987654321' }, 'Phone number must be at least 10 digits'],
  [{ phone: '0000000000' }, 'Enter a valid Indian mobile number'],
  [{ phone: '5222345678' }, 'Enter a valid Indian mobile number'],
  [{ phone: '98765432101' }, 'Phone number must be at most 10 digits'],
  [{ phone: '+919876543210' }, 'Phone number must be at most 10 digits'],
  [{ phone: '98765 4321' }, 'Phone number must have digits only'],
  [{ phone: '९८७६५४३२१०' }, 'Phone number must have digits only'],
  [{ phone: '987654321\0' }, 'Phone number must have digits only'],
])('an invalid phone is rejected with its message: %j', async (body, message) => {
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
])('an invalid code is rejected with its message: %j', async (otp, message) => {
  const body = { phone: newPhone(), otp }
  expect(await app.call('POST', '/api/auth/login/verify-otp', { body })).toMatchObject({
    status: 400,
    body: { message, issues: [{ path: 'otp', message }] },
  })
})
