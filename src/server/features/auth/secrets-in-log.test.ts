import { symbols } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { enrolApp } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { noAccount } from './auth.errors.ts'

let app: TestApp
afterEach(() => app.close())

/** Sets the app's log to its most detailed level. @returns what it has logged. */
function captureLog() {
  const lines: string[] = []
  Object.assign(app.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } })
  app.log.level = 'trace'
  return () => lines.join('')
}

const aadhaar = '234123412346'

test('neither success nor failure logs a code, token or Aadhaar number', async () => {
  app = await createTestApp()
  const readLog = captureLog()
  const { phone, token } = await app.signUp()
  const code = app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
  const requested = await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const { requestId } = requested.body.data
  const body = { phone, otp: code, requestId }
  await app.call('POST', '/api/auth/register/verify-otp', { body })
  await app.call('POST', '/api/auth/register/verify-otp', { body: { ...body, phone: [phone] } })
  await app.call('POST', '/api/user/setup', { token, body: { firstName: 'A', aadhaar } })
  await app.call('POST', '/api/user/setup', { token, body: { aadhaar } })
  await app.server.inject({
    method: 'POST',
    url: '/trpc/auth.verifyLoginOtp',
    headers: { authorization: `Bearer ${token}` },
    payload: { json: body },
  })
  const newNumber = { phone: '9876500990' }
  const login = await app.call('POST', '/api/auth/login/request-otp', { body: newNumber })
  const ofNewNumber = { ...newNumber, requestId: login.body.data.requestId }
  const otp = app.lastSms(newNumber.phone)?.text.match(/\d{6}/)?.[0]
  const unknown = await app.call('POST', '/api/auth/login/verify-otp', {
    body: { ...ofNewNumber, otp },
  })
  const proof: string = unknown.body.details.registrationProof
  const proven = { ...ofNewNumber, proof }
  await app.call('POST', '/api/auth/register/with-proof', { body: { ...proven, phone: [proof] } })
  await app.call('POST', '/api/auth/register/with-proof', { body: proven })
  await app.call('POST', '/api/auth/register/with-proof', { body: proven })
  app.log.error({ err: noAccount(proof) }, 'request failed')
  const factor = await enrolApp(app, token)
  const [recoveryCode = ''] = factor.recoveryCodes
  const used = { method: 'recovery-code', code: recoveryCode }
  await app.call('POST', '/api/second-factor/confirm', { token: factor.token, body: used })
  await execute(app.services.db, sql`update second_factor_apps set sealed_secret = 'AAAA'`)
  const wrong = { method: 'app', code: '123456' }
  await app.call('POST', '/api/second-factor/confirm', { token: factor.token, body: wrong })
  // An unexpected error is logged in full, but without any of them.
  await execute(app.services.db, sql`alter table otp_codes rename to otp_codes_away`)
  const failed = await app.call('POST', '/api/auth/login/verify-otp', { body })
  expect(failed.status).toBe(500)
  const again = await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  expect(again.status).toBe(500)
  await app.call('POST', '/api/auth/logout', { token })

  const log = readLog()
  expect(log).toContain('request failed')
  const { secret, token: renewed } = factor
  const secrets = [code, token, aadhaar, requestId, renewed, secret, recoveryCode, proof]
  for (const hidden of secrets) expect(log).not.toContain(hidden)
  for (const { text } of [app.lastSms(phone)].filter((sms) => sms !== undefined)) {
    expect(log).not.toContain(text)
  }
})

test('only the console sender prints the code, which is its purpose', async () => {
  app = await createTestApp({ SMS_PROVIDER: 'console' })
  const readLog = captureLog()
  const phone = '9876543210'
  const requested = await app.call('POST', '/api/auth/register/request-otp', { body: { phone } })
  expect(requested.body.data.channel).toBe('console')
  const otp = readLog().match(/SMS to \+919876543210: (\d{6}) is your KrishiHaat OTP/)?.[1]
  const verified = await app.call('POST', '/api/auth/register/verify-otp', { body: { phone, otp } })
  expect(verified.status).toBe(200)
})

test('a row that the database rejects is logged without its values', async () => {
  app = await createTestApp()
  const readLog = captureLog()
  const { phone } = await app.signUp()
  const again = app.services.db.transaction((em) =>
    execute(
      em,
      sql`insert into users (id, phone, created_at, updated_at)
        values (gen_random_uuid(), ${phone}, now(), now())`,
    ),
  )
  const error = await again.catch((thrown: unknown) => thrown)
  // The error contains the number, but a log line must not.
  expect((error as { detail?: string }).detail).toContain(phone)
  app.log.error({ err: error }, 'request failed')
  app.log.error({ err: new Error('request failed', { cause: error }) }, 'with a cause')
  expect(readLog()).toContain('users_phone_key')
  expect(readLog()).not.toContain(phone)
})
