import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { appCode, enrolApp, secondFactorCalls } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof secondFactorCalls>
let phone: string
let token: string
let secret: string
let recoveryCodes: string[]

beforeAll(async () => {
  app = await createTestApp()
  calls = secondFactorCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  const person = await app.signUp()
  phone = person.phone
  ;({ token, secret, recoveryCodes } = await enrolApp(app, person.token))
})

const run = <Row extends object>(statement: SqlFragment) => execute<Row>(app.services.db, statement)

const logInByCode = (number = phone) => app.logInByCode(number)
const pendingToken = async () => (await logInByCode()).token as string
/** The app's next code, because the current one was used for the setup. */
const nextCode = () => appCode(secret, 1)
const changeUpi = (by: string, upiId: string, headers = {}) =>
  app.call('PATCH', '/api/user/update-user', { token: by, body: { upiId }, headers })

test('with the code alone, the token allows only the second step and logging out', async () => {
  const login = await logInByCode()
  expect(login).toMatchObject({
    success: true,
    data: { kind: 'farmer', secondFactor: 'required', secondFactorMethods: ['app'] },
  })
  const pending = login.token as string
  const required = { status: 401, body: { success: false, code: 'second_factor.required' } }
  expect(await calls.get('user/get-user', pending)).toMatchObject(required)
  expect(await calls.get('crop/my-crops', pending)).toMatchObject(required)
  expect(await calls.post('crop/add-crop', pending)).toMatchObject(required)
  expect(await calls.post('utils/upload-images', pending)).toMatchObject(required)
  expect(await calls.get('order/export-orders', pending)).toMatchObject(required)
  expect(await calls.get('second-factor/status', pending)).toMatchObject(required)
  expect(await calls.post('second-factor/app/begin', pending)).toMatchObject(required)
  for (const procedure of ['user.get', 'live.events']) {
    const answer = await app.server.inject({
      url: `/trpc/${procedure}`,
      headers: { authorization: `Bearer ${pending}` },
    })
    expect([procedure, answer.statusCode, answer.json().error.json.data.code]).toEqual([
      procedure,
      401,
      'second_factor.required',
    ])
  }
  expect((await calls.get('second-factor/methods', pending)).body.data).toEqual({
    methods: ['app'],
  })
  expect((await calls.get('auth/sessions', token)).body.data.sessions).toHaveLength(1)
  expect((await calls.post('auth/logout', pending)).status).toBe(200)
  expect(await calls.get('second-factor/methods', pending)).toMatchObject({
    status: 401,
    body: { code: 'auth.required' },
  })
})

test('a right code of the app completes the login with a new token and invalidates the first one', async () => {
  const pending = await pendingToken()
  const passed = await calls.confirm(pending, nextCode())
  expect(passed).toMatchObject({ status: 200, body: { message: 'Logged in successfully' } })
  expect(passed.body.token).not.toBe(pending)
  expect((await calls.get('user/get-user', passed.body.token)).status).toBe(200)
  expect((await calls.get('user/get-user', pending)).body.code).toBe('auth.required')
  const [session] = await run<{
    days: number
  }>(sql`select extract(epoch from expires_at - now()) / 86400 as days from sessions
      where user_id = ${await calls.idOf(token)} order by created_at desc limit 1`)
  expect(Number(session?.days)).toBeGreaterThan(6.9)
})

test('signing up with the number of an existing account requires its second step, too', async () => {
  await app.call('POST', '/api/auth/register/request-otp', { body: { phone } })
  const otp = app.lastOtp(phone)
  const { body } = await app.call('POST', '/api/auth/register/verify-otp', { body: { phone, otp } })
  expect(body.data.secondFactor).toBe('required')
  expect((await calls.get('user/get-user', body.token)).status).toBe(401)
})

test('one code completes one login, also with concurrent requests', async () => {
  const logins = [await pendingToken(), await pendingToken(), await pendingToken()]
  const code = nextCode()
  const answers = await Promise.all(logins.map((pending) => calls.confirm(pending, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  // Neither the current code, which was used for the setup, nor an earlier one works.
  expect((await calls.confirm(await pendingToken(), appCode(secret, 0))).body.code).toBe(
    'second_factor.wrong_code',
  )
})

test('a recovery code completes one login, sends a notification, and cannot be used again', async () => {
  const [code = '', other = ''] = recoveryCodes
  const logins = [await pendingToken(), await pendingToken()]
  const typed = code.toLowerCase().replaceAll('-', ' ')
  const answers = await Promise.all(
    logins.map((pending) => calls.confirm(pending, typed, 'recovery-code')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect((await calls.get('second-factor/status', token)).body.data.recoveryCodesLeft).toBe(9)
  const { notices: notifications } = (await calls.get('user/notices', token)).body.data
  expect(notifications[0].content).toMatchObject({
    kind: 'second-factor',
    change: 'recovery-code-used',
  })
  await expect
    .poll(() => app.lastSms(phone)?.text)
    .toBe(
      'KrishiHaat: A recovery code of your account was used. If this was not you, contact us at once.',
    )
  expect((await calls.confirm(await pendingToken(), other, 'recovery-code')).status).toBe(200)
})

test('the fifth wrong code ends the login, also with twenty concurrent requests', async () => {
  const pending = await pendingToken()
  const guesses = Array.from({ length: 20 }, (_, i) => calls.confirm(pending, String(100_000 + i)))
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'second_factor.wrong_code').length).toBeLessThanOrEqual(4)
  expect(codes.filter((code) => code === 'second_factor.ended').length).toBeGreaterThan(0)
  expect((await calls.confirm(pending, nextCode())).body.code).toBe('auth.required')
  expect((await calls.get('user/get-user', token)).status).toBe(200)
})

test('an account can try thirty codes an hour, with separate limits for logins and confirmations', async () => {
  const wrong = () => calls.confirm(token, '000000')
  for (let i = 0; i < 30; i++) expect((await wrong()).status).toBe(403)
  expect(await wrong()).toMatchObject({ status: 429, body: { code: 'rate.limited' } })
  const seconds = Number((await wrong()).headers['retry-after'])
  expect(seconds).toBeGreaterThan(3000)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect((await calls.confirm(await pendingToken(), nextCode())).status).toBe(200)
})

test('a login that waits for its second step expires after ten minutes', async () => {
  const pending = await pendingToken()
  const [row] = await run<{
    seconds: number
  }>(sql`select extract(epoch from expires_at - now()) as seconds from sessions
      where user_id = ${await calls.idOf(token)} and is_second_factor_pending`)
  expect(Number(row?.seconds)).toBeLessThanOrEqual(600)
  await run(
    sql`update sessions set expires_at = now() - interval '1 second' where is_second_factor_pending`,
  )
  expect((await calls.confirm(pending, nextCode())).body.code).toBe('auth.required')
})

test('changing the UPI ID requires the second step again after ten minutes; other fields do not', async () => {
  expect((await changeUpi(token, 'asha@okbank')).status).toBe(200)
  await calls.age(token, 11)
  const headers = { 'idempotency-key': 'the-same-key' }
  for (const upiId of ['thief@okbank', '']) {
    expect(await changeUpi(token, upiId, headers)).toMatchObject({
      status: 403,
      body: { code: 'second_factor.confirm' },
    })
  }
  const body = { firstName: 'Asha', upiId: 'asha@okbank' }
  const same = await app.call('PATCH', '/api/user/update-user', { token, body })
  expect(same.body.data).toMatchObject(body)

  const confirmed = await calls.confirm(token, nextCode())
  expect(confirmed.body.message).toBe('Confirmed')
  const renewed = confirmed.body.token as string
  // A copy of the previous token is not confirmed; it can still read for a minute.
  expect((await changeUpi(token, 'thief@okbank')).body.code).toBe('second_factor.confirm')
  expect((await calls.get('user/get-user', token)).status).toBe(200)
  await run(
    sql`update sessions set previous_token_until = now() where previous_token_hash is not null`,
  )
  expect((await changeUpi(token, 'thief@okbank')).body.code).toBe('auth.required')
  const changed = await changeUpi(renewed, 'new@okbank', headers)
  expect([changed.status, changed.body.data.upiId]).toEqual([200, 'new@okbank'])
})

test('an account without a second factor logs in and changes its UPI ID as before', async () => {
  const other = await app.signUp()
  const login = await logInByCode(other.phone)
  expect(login.data).toEqual({
    token: login.token,
    kind: 'farmer',
    userId: expect.any(String),
    message: login.message,
  })
  expect((await changeUpi(login.token, 'plain@okbank')).status).toBe(200)
  expect((await calls.confirm(login.token, '123456')).body.code).toBe('second_factor.not_set')
})

test.each([
  [{}, 'method', 'Method must be one of: passkey, app, recovery-code'],
  [{ method: 'app' }, 'code', 'Code is required'],
  [{ method: 'app', code: '12345' }, 'code', 'Code must be 6 digits'],
  [{ method: 'recovery-code', code: ' ' }, 'code', 'Recovery code is required'],
  [{ method: 'passkey' }, 'passkey', 'Passkey is required'],
])('%j is rejected at its field and does not count as a try', async (body, path, message) => {
  expect(await calls.post('second-factor/confirm', token, body)).toMatchObject({
    status: 400,
    body: { code: 'input.invalid', issues: [{ path, message }] },
  })
})
