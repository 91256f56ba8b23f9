import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { checkOtp, takeOtp } from './otp.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('if five requests compare the same right code before any uses it, only one succeeds', async () => {
  const phone = '9876543210'
  const { db } = app.services
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
  const guess = { phone, purpose: 'login', otp, ip: '127.0.0.1' } as const
  const right = await Promise.all(
    Array.from({ length: 5 }, () => checkOtp({ db, env: app.env }, guess)),
  )
  const results = await Promise.allSettled(
    right.map((code) => db.transaction((em) => takeOtp(em, app.env, code))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ code: 'auth.otp_invalid', status: 401 })
    }
  }
})
